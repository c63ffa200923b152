import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ModelService } from "../../testing/model-service.ts";

const evalFile = resolve(import.meta.dirname, "../../../../../scripts/eval/eval.ts");

it("the evaluation script measures the language model of the settings", async () => {
  const service = await ModelService.start();
  const folder = await mkdtemp(join(tmpdir(), "morsel-eval-"));
  try {
    const rice = { food: "cooked white rice", amount: 100, unit: "g" };
    service.reply = (asked) =>
      JSON.stringify({ meals: asked.includes("Reis") ? [{ foods: [rice] }] : [] });
    const file = join(folder, "labelled.csv");
    await writeFile(
      file,
      "query,carb,energy_kcal,carbs_g\n100 g gekochter Reis,28,130,28\nnothing,0,0,0\n",
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [evalFile, "--reader", "model", "--json", file],
      { env: service.environment },
    );
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ reader: "model", files: [{ rows: 2, answered: 1 }] });
    expect(report.files[0].carbs_mae_g).toBeLessThan(2);
    expect(service.questions).toHaveLength(2);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
