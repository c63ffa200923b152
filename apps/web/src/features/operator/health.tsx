import type { OperatorOverview } from "@morsel/contracts";
import { Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { formatBytes, formatCount, formatMoment } from "./format.ts";

/** A worker takes a job within seconds. */
const longWaitMs = 60_000;
/** With less, an upload or a backup may fail. */
const littleSpaceBytes = 1e9;

/** Whether the installation works, and what it consists of. */
export function Health({ overview }: { readonly overview: OperatorOverview }) {
  const { versions, storage, health, started_at: startedAt } = overview;
  return (
    <Section level={2} title="Health">
      <Setting
        title="Server"
        text={`Runs since ${formatMoment(startedAt)} and uses ${formatBytes(health.memory_bytes)} of memory.`}
      />
      <Setting
        title="Database"
        text={`Answers in ${health.database_ms} ms, has ${formatBytes(storage.database_bytes)}.`}
      />
      <Setting title="Jobs" text={<Queue waitingSince={health.waiting_since} />} />
      <Setting
        title="Disk"
        text={
          <>
            {`${formatCount(storage.photos, "photo")}, ${formatBytes(storage.free_bytes)} free.`}
            {storage.free_bytes < littleSpaceBytes ? (
              <span className={textStyles.danger}>
                {" Delete old backups, or get a larger disk."}
              </span>
            ) : null}
          </>
        }
      />
      <Setting
        title="Versions"
        text={`Morsel ${versions.morsel}, Node ${versions.node}, ${versions.database}, schema ${versions.schema}.`}
      />
    </Section>
  );
}

function Queue({ waitingSince }: { readonly waitingSince: string | null }) {
  if (waitingSince === null || Date.now() - Date.parse(waitingSince) < longWaitMs) {
    return "Done as they come.";
  }
  return (
    <span className={textStyles.danger}>
      {`One has waited since ${formatMoment(waitingSince)}. Look if a worker runs.`}
    </span>
  );
}
