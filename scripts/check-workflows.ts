// Checks the workflows of .github with GitHub's own parser: their structure, and the names in their expressions.
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { root, say, stop } from "./setup.mjs";

// The parser is published for bundlers: its imports of JSON lack the attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  "@actions/workflow-parser"
);

/** Faults that the parser must find, so that a parser that finds nothing is noticed. */
const planted = [
  "on: psh\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: echo }] } }\n",
  "on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ rn: echo }] } }\n",
  "on: push\njobs: { a: { runs-on: ubuntu-latest, if: none.here, steps: [{ run: echo }] } }\n",
];

const files = globSync(".github/workflows/*.yml", { cwd: root });
if (files.length === 0) stop(".github/workflows has no workflow");
for (const content of planted) {
  if ((await findFaults("planted.yml", content)).length === 0)
    stop(`The parser misses a fault in:\n${content}`);
}
const faults: string[] = [];
for (const file of files) {
  faults.push(...(await findFaults(file, readFileSync(join(root, file), "utf8"))));
}
if (faults.length > 0) stop(`${faults.length} faults in workflows:\n${faults.join("\n")}`);
say(`${files.length} workflows are valid`);

async function findFaults(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value ? await convertWorkflowTemplate(context, value) : undefined;
  const messages = [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(template?.errors ?? []).map(({ Message }) => Message),
  ];
  return [...new Set(messages)];
}
