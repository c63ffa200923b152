// Installs the Debian packages that the tests use and that are missing, in one call of apt-get.
import { existsSync } from "node:fs";
import process from "node:process";
import { hasHeadlessShell } from "../apps/web/testing/find-browser.mjs";
import { installDebianPackages } from "./debian-packages.mjs";
import { missingSpeechPrograms } from "./speech-programs.mjs";
import { headlessShellPackage } from "./test-browser.mjs";

const needsBrowser = !process.env.BROWSER_PATH && !hasHeadlessShell();
/** The font that text has until the brand's font is there: as wide as Arial, which is not free. */
const fontFolders = ["liberation", "liberation2"].map(
  (name) => `/usr/share/fonts/truetype/${name}`,
);
const needsFont = !fontFolders.some((folder) => existsSync(folder));
const missing = [
  ...(needsBrowser ? [headlessShellPackage] : []),
  ...(needsFont ? ["fonts-liberation"] : []),
  ...missingSpeechPrograms(),
];
if (missing.length > 0) installDebianPackages(missing);
