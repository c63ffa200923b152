// Where a Chromium for the tests is: one that is installed already, if there is one.
import { existsSync } from "node:fs";
import process from "node:process";

const candidates = [
  process.env.BROWSER_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of an installed Chromium or Chrome; undefined where Playwright's own is to be used. */
export function findInstalledBrowser() {
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Playwright launch options that work as root, in containers and without a network. */
export function browserLaunchOptions() {
  const executablePath = findInstalledBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
