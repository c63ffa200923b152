// What tests and measurements with real sound need: a voice, a recogniser, and what decodes sound.
import { existsSync } from "node:fs";
import process from "node:process";
import { installDebianPackages } from "./debian-packages.mjs";
import { hasCommand, say } from "./setup.mjs";

const acousticModel = "/usr/share/pocketsphinx/model/en-us/en-us";

/** Debian's packages, with what tells that each is there. */
const packages = [
  { name: "flite", isThere: () => hasCommand("flite") },
  { name: "ffmpeg", isThere: () => hasCommand("ffmpeg") },
  { name: "pocketsphinx", isThere: () => hasCommand("pocketsphinx_batch") },
  { name: "pocketsphinx-en-us", isThere: () => existsSync(acousticModel) },
];

/** The names of Debian's packages that this machine lacks to speak and to listen. */
export function missingSpeechPrograms() {
  return packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
}

/** Installs what is missing where the tests run on a machine of their own; elsewhere says what is skipped. */
export function ensureSpeechPrograms() {
  if (missingSpeechPrograms().length > 0 && process.env.CI)
    installDebianPackages(missingSpeechPrograms());
  const missing = missingSpeechPrograms();
  if (missing.length === 0) return;
  say(`Tests with real sound are skipped: this machine lacks ${missing.join(", ")}`);
}
