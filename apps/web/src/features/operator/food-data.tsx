import type { OperatorOverview } from "@morsel/contracts";
import { foodUploadMaxBytes } from "@morsel/contracts/facts";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormError, Section, Setting } from "../../ui/section.tsx";
import { useImportFoods } from "./api/operator.ts";
import { formatBytes, formatMoment } from "./format.ts";
import { t } from "./messages.ts";
import styles from "./operator.module.css";
import { TaskState } from "./task-state.tsx";

const extensions = [".zip", ".csv", ".json"] as const;

interface Props {
  readonly foods: OperatorOverview["foods"];
  readonly task: OperatorOverview["task"];
}

/** The foods that the engine knows, and an import of more. */
export function FoodData({ foods, task }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useImportFoods();
  const [problem, setProblem] = useState<string>();
  const isBusy = upload.isPending || task?.state === "running";
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const found = checkFile(file);
    setProblem(found);
    upload.reset();
    if (found === undefined) upload.mutate(file);
  };
  return (
    <Section level={2} title={t.foods}>
      <Setting
        title={t.starterTable}
        text={t.starterThatComeWithMorsel({ starter: t.foodsCount(foods.starter) })}
      />
      {foods.imported.map(({ dataset, foods: count }) => (
        <Setting
          key={dataset}
          title={dataset}
          text={`${t.foodsCount(count)}${foods.imported_at ? t.importedImportedAt({ imported_at: formatMoment(foods.imported_at) }) : ""}.`}
        />
      ))}
      <Setting
        title={t.importFoods}
        text={t.downloadUsdaFoodData({ foodUploadMaxBytes: formatBytes(foodUploadMaxBytes) })}
      >
        <label htmlFor={id} className={styles.hidden}>
          {t.fileFoods}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={extensions.join(",")}
          className={styles.hidden}
          tabIndex={-1}
          onChange={choose}
        />
        <Button
          tone="outlined"
          size="small"
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? t.sending : t.chooseFile}
        </Button>
      </Setting>
      {problem || upload.error ? <FormError error={upload.error} text={problem} /> : null}
      <TaskState label={t.importFoods2} task={task?.kind === "import" ? task : null} />
    </Section>
  );
}

function checkFile({ name, size }: File): string | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return t.chooseZipCsvOrJson;
  }
  return size > foodUploadMaxBytes ? t.thisFileTooLargeFor : undefined;
}
