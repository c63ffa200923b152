// Installs the Debian packages that the tests use and that are missing, in one call of apt-get.
import process from "node:process";
import { hasHeadlessShell } from "../apps/web/testing/find-browser.mjs";
import { installDebianPackages } from "./debian-packages.mjs";
import { missingSpeechPrograms } from "./speech-programs.mjs";
import { headlessShellPackage } from "./test-browser.mjs";

const needsBrowser = !process.env.BROWSER_PATH && !hasHeadlessShell();
const missing = [...(needsBrowser ? [headlessShellPackage] : []), ...missingSpeechPrograms()];
if (missing.length > 0) installDebianPackages(missing);
