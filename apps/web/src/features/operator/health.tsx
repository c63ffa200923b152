import type { OperatorOverview } from "@morsel/contracts";
import { Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { formatBytes, formatMoment } from "./format.ts";
import { t } from "./messages.ts";

/** A worker takes a job within seconds. */
const longWaitMs = 60_000;
/** With less, an upload or a backup may fail. */
const littleSpaceBytes = 1e9;

/** Whether the installation works, and what it consists of. */
export function Health({ overview }: { readonly overview: OperatorOverview }) {
  const { versions, storage, health, started_at: startedAt } = overview;
  return (
    <Section level={2} title={t.health}>
      <Setting
        title={t.server}
        text={t.runsSinceStartedAtAndUses({
          startedAt: formatMoment(startedAt),
          memory_bytes: formatBytes(health.memory_bytes),
        })}
      />
      <Setting
        title={t.database}
        text={t.answersDatabaseMsMsHas({
          database_ms: health.database_ms,
          database_bytes: formatBytes(storage.database_bytes),
        })}
      />
      <Setting title={t.jobs} text={<Queue waitingSince={health.waiting_since} />} />
      <Setting
        title={t.disk}
        text={
          <>
            {t.photosFreeBytesFree({
              photos: t.photosCount(storage.photos),
              free_bytes: formatBytes(storage.free_bytes),
            })}
            {storage.free_bytes < littleSpaceBytes ? (
              <span className={textStyles.danger}> {t.deleteOldBackupsOrGet}</span>
            ) : null}
          </>
        }
      />
      <Setting
        title={t.versions}
        text={t.morselMorselNodeNode({
          morsel: versions.morsel,
          node: versions.node,
          database: versions.database,
          schema: versions.schema,
        })}
      />
    </Section>
  );
}

function Queue({ waitingSince }: { readonly waitingSince: string | null }) {
  if (waitingSince === null || Date.now() - Date.parse(waitingSince) < longWaitMs) {
    return t.doneAsTheyCome;
  }
  return (
    <span className={textStyles.danger}>
      {t.oneHasWaitedSince({ waitingSince: formatMoment(waitingSince) })}
    </span>
  );
}
