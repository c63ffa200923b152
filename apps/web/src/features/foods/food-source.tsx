import type { FoodEntry } from "@morsel/contracts";
import { Card } from "../../ui/card.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";
import { t } from "./messages.ts";

type Source = FoodEntry["source"];

/** Where the figures come from. */
export function FoodSource({ source }: { readonly source: Source }) {
  const { records, attributions } = source;
  return (
    <Card>
      <h2>{t.source}</h2>
      <p>{describeSource(source)}</p>
      {records.length > 0 ? (
        <ul className={styles.records}>
          {records.map((record) => (
            <li key={record.id}>
              <Record record={record} />
            </li>
          ))}
        </ul>
      ) : null}
      {attributions.map((line) => (
        <p key={line} className={textStyles.note}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </Card>
  );
}

function describeSource({ is_estimate, record_of, records }: Source): string {
  if (is_estimate) {
    const basis = record_of === null ? "" : t.basedOnRecord({ record_of });
    return t.morselsEstimateNoTableHas({ basis });
  }
  const isMix = records.some(({ part }) => part !== null);
  if (isMix) return t.mixRecordsTheseSharesBy;
  if (record_of !== null) {
    return t.noTableHasRecordThis({ record_of });
  }
  return t.theseRecordsFoodTables(records.length);
}

function Record({ record }: { readonly record: Source["records"][number] }) {
  const { dataset, id, url, part } = record;
  const name = `${dataset}, ${id}`;
  return (
    <>
      {part ? `${part.percent}\u00a0% ${part.name}: ` : null}
      {url === null ? (
        name
      ) : (
        <a className={textStyles.link} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
    </>
  );
}
