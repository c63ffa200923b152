import type { FoodEntry } from "@morsel/contracts";
import { Card } from "../../ui/card.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";

type Source = FoodEntry["source"];

/** Where the figures come from. */
export function FoodSource({ source }: { readonly source: Source }) {
  const { records, attributions } = source;
  return (
    <Card>
      <h2>Source</h2>
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
    const basis = record_of === null ? "" : ` It is based on: ${record_of}.`;
    return `Morsel's estimate: no table has a record of this food.${basis}`;
  }
  const isMix = records.some(({ part }) => part !== null);
  if (isMix) return "A mix of records, in these shares by weight:";
  if (record_of !== null) {
    return `No table has a record of this food. The figures are those of a similar food: ${record_of}.`;
  }
  return records.length === 1 ? "This record of a food table:" : "These records of food tables:";
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
