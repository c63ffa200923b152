// `node scripts/release-notes.mjs v1.2.3`: prints the section of CHANGELOG.md of a release. Fails if the version is not
// that of package.json, has no section, or has no stored database that the tests upgrade. Plain JavaScript: it runs
// before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root, stop } from "./setup.mjs";

const version = (process.argv[2] ?? "").replace(/^v/, "");
const { version: packaged } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
if (version !== packaged) stop(`The tag is '${version}', but package.json has ${packaged}`);
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const sections = changelog.split(/^(?=## \[)/m);
const section = sections.find((text) => text.startsWith(`## [${version}]`));
if (section === undefined) stop(`CHANGELOG.md has no section [${version}]`);
const stored = join(root, "apps", "server", "src", "testing", "releases", version);
if (!existsSync(stored)) stop(`Store its database: node scripts/store-release.ts ${version}`);
console.log(section.slice(section.indexOf("\n") + 1).trim());
