import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { i18n } from "../apps/web/src/platform/language.ts";
import { errors, jobFailures } from "../packages/contracts/src/errors.ts";
import {
  energyLabel,
  nutrientLabels,
  saltLabel,
} from "../packages/nutrition/src/languages/en/nutrient-labels.ts";
import { root } from "./setup.mjs";

/** A text, or its plural forms. */
export type Text = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The English texts of the screens by part and key; those of the wire and of nutrients by their codes. */
export async function readEnglishMessages(): Promise<Catalogue> {
  const web = join(root, "apps", "web", "src");
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (file) => /messages[\w-]*\.ts$/.test(file) && !file.startsWith("platform"),
  );
  for (const file of files) await import(pathToFileURL(join(web, file)).href);
  return {
    ...(i18n.cache.en as unknown as Catalogue),
    errors: {
      ...Object.fromEntries(Object.entries(errors).map(([id, { message }]) => [id, message])),
      ...jobFailures,
    },
    nutrients: { ...nutrientLabels, energy: energyLabel, salt: saltLabel },
  };
}
