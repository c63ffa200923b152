import type { OperatorOverview } from "@morsel/contracts";
import { foodUploadMaxBytes } from "@morsel/contracts/facts";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormError, Section, Setting } from "../../ui/section.tsx";
import { useImportFoods } from "./api/operator.ts";
import { formatBytes, formatCount, formatMoment } from "./format.ts";
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
    <Section level={2} title="Foods">
      <Setting
        title="Starter table"
        text={`${formatCount(foods.starter, "food")} that come with Morsel.`}
      />
      {foods.imported.map(({ dataset, foods: count }) => (
        <Setting
          key={dataset}
          title={dataset}
          text={`${formatCount(count, "food")}${foods.imported_at ? `, imported ${formatMoment(foods.imported_at)}` : ""}.`}
        />
      ))}
      <Setting
        title="Import foods"
        text={`A download of USDA FoodData Central or of a national food table, up to ${formatBytes(foodUploadMaxBytes)}.`}
      >
        <label htmlFor={id} className={styles.hidden}>
          File of foods
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
          {upload.isPending ? "Sending..." : "Choose a file"}
        </Button>
      </Setting>
      {problem || upload.error ? <FormError error={upload.error} text={problem} /> : null}
      <TaskState label="Import of foods" task={task?.kind === "import" ? task : null} />
    </Section>
  );
}

function checkFile({ name, size }: File): string | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return "Choose a zip, CSV or JSON file, as it was downloaded.";
  }
  return size > foodUploadMaxBytes
    ? "This file is too large for an upload. Import it with npm run foods:import."
    : undefined;
}
