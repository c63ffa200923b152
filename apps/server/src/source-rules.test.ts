import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync("**/*.ts", { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|^testing[\\/]/.test(file))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, "utf8") }));

it.each([
  // Secrets come from node:crypto; nothing else needs random numbers.
  ["predictable random numbers", /\bMath\.random\b/, "Math.random()"],
  // Text becomes part of a query by parameters only; numbers may be part of it.
  [
    "text concatenated into SQL",
    /\bsql\.raw\b|\bsql\.id\b|\bsql`[^`]*\$\{['"]|\.as\(\s*[a-z]/,
    "sql.raw(x)",
  ],
  ["evaluation of text as code", /\beval\(|\bnew Function\(|\bfrom "node:vm"/, "eval(x)"],
])("the server's sources have no %s [V14, V30]", (_name, pattern, example) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(example).toMatch(pattern);
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
