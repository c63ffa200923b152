import { join } from "node:path";
import process from "node:process";
import { findInstalledBrowser, hasHeadlessShell } from "../apps/web/testing/find-browser.mjs";
import { installDebianPackages } from "./debian-packages.mjs";
import { isRoot, projectNode, root, runOrStop, say } from "./setup.mjs";

/** Debian's name of Chromium without windows. */
export const headlessShellPackage = "chromium-headless-shell";

/**
 * Makes sure that a Chromium for the tests is there: Debian's headless one where the tests have a
 * machine of their own, an installed one, else Playwright's.
 */
export function ensureBrowser() {
  if (!process.env.BROWSER_PATH && process.env.CI && !hasHeadlessShell()) installHeadlessShell();
  if (!findInstalledBrowser() && isRoot()) installHeadlessShell();
  const installed = findInstalledBrowser();
  if (installed) return say(`Browser for the tests: ${installed}`);
  say("Installing Playwright's chromium ...");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  runOrStop(
    projectNode(),
    [cli, "install", ...(isRoot() ? ["--with-deps"] : []), "chromium"],
    "No browser could be installed. Install Chromium or Chrome, or set BROWSER_PATH to one.",
  );
}

function installHeadlessShell() {
  installDebianPackages([headlessShellPackage]);
}
