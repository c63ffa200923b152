import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { markedWords } from "./journey.ts";
import { sharedServerTraces } from "./shared-server.ts";

test("the server's log and temporary folder have no message, e-mail or password of any journey [V71, V72]", () => {
  const { log, temporary } = sharedServerTraces();
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(5);
  // The output of the speech programs has another format, but must not contain the words either.
  expect(lines.filter((line) => markedWords.test(line))).toEqual([]);
  const names = readdirSync(temporary, { recursive: true }) as string[];
  const files = names.filter((name) => statSync(join(temporary, name)).isFile());
  const texts = files.map((name) => name + readFileSync(join(temporary, name), "latin1"));
  expect(texts.filter((text) => markedWords.test(text))).toEqual([]);
});
