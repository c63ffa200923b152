// Finds an installed Chromium.
import { existsSync } from "node:fs";
import process from "node:process";

/** Chromium without windows: a sixth less processor time for the same tests. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const wholeBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** What Playwright 1.65 turns off itself: a second list takes the place of its own. */
const playwrightTurnsOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Address-bar suggestions, which tests never show: half the processor time of opening a page. */
const suggestions = ["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"];

/** The path of the installed Chromium or Chrome for tests; undefined where Playwright's own is to be used. */
export function findInstalledBrowser() {
  // biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
  return findFirst([process.env.BROWSER_PATH, headlessShell, ...wholeBrowsers]);
}

/** As `findInstalledBrowser`, but one that people use: for measurements. */
export function findWholeBrowser() {
  // biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
  return findFirst([process.env.BROWSER_PATH, ...wholeBrowsers]);
}

export function hasHeadlessShell() {
  return existsSync(headlessShell);
}

/**
 * @param {readonly (string | undefined)[]} paths
 */
function findFirst(paths) {
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** Playwright launch options that work as root, in containers and without a network. */
export function browserLaunchOptions(executablePath = findInstalledBrowser()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      `--disable-features=${[...playwrightTurnsOff, ...suggestions].join(",")}`,
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

/**
 * As `browserLaunchOptions`, for tests, which measure no speed. Their pages do not live long enough for
 * V8's optimising compilers: without these a page takes a sixth less processor time.
 */
export function testLaunchOptions() {
  const options = browserLaunchOptions();
  return { ...options, args: [...options.args, "--js-flags=--no-opt --no-maglev"] };
}
