import type { OperatorOverview } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { FormError, Section, Setting } from "../../ui/section.tsx";
import { useStartBackup } from "./api/operator.ts";
import { formatBytes, formatMoment } from "./format.ts";
import { t } from "./messages.ts";
import { TaskState } from "./task-state.tsx";

/** The newest backups that are listed. */
const shown = 3;

type Props = Pick<OperatorOverview, "backups" | "task">;

/** Writes a backup on the server. It is not sent to the browser, because it contains what people wrote. */
export function Backups({ backups, task }: Props) {
  const start = useStartBackup();
  return (
    <Section level={2} title={t.backups}>
      <Setting title={t.backUpNow} text={t.intoBackupsDataFolderOn}>
        <Button
          tone="outlined"
          size="small"
          disabled={start.isPending || task?.state === "running"}
          onClick={() => start.mutate()}
        >
          {t.backUp}
        </Button>
      </Setting>
      {start.error ? <FormError error={start.error} /> : null}
      <TaskState label={t.backup} task={task?.kind === "backup" ? task : null} />
      {backups.slice(0, shown).map(({ name, bytes, made_at }) => (
        <Setting key={name} title={formatMoment(made_at)} text={`${name}, ${formatBytes(bytes)}`} />
      ))}
    </Section>
  );
}
