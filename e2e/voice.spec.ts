import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import { testLaunchOptions } from "../apps/web/testing/find-browser.mjs";
import { missingSpeechPrograms } from "../scripts/speech-programs.mjs";
import { expect, test as journey, openTab } from "./journey.ts";
import { sayInto } from "./spoken-sound.ts";

interface Fixtures {
  /** What the microphone hears; silence by default. */
  sentence: string;
  /** Further arguments of the browser. */
  microphone: readonly string[];
  /** The sentence as an audio file. */
  wave: string;
}

const test = journey.extend<Fixtures>({
  sentence: ["", { option: true }],
  microphone: [[], { option: true }],
  baseURL: async ({ voiceServer }, use) => {
    await use(voiceServer.url);
  },
  wave: async ({ sentence }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "morsel-voice-"));
    const wave = join(folder, "said.wav");
    if (sentence !== "") await sayInto(wave, sentence, "rms");
    await use(wave);
    await rm(folder, { recursive: true, force: true });
  },
  // A browser's microphone is chosen when it starts.
  context: async ({ playwright, baseURL, viewport, locale, sentence, wave, microphone }, use) => {
    const sound = sentence === "" ? [] : [`--use-file-for-fake-audio-capture=${wave}%noloop`];
    const options = testLaunchOptions();
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...options.args, ...microphone, ...sound],
    });
    await use(
      await browser.newContext({
        viewport,
        serviceWorkers: "block",
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
      }),
    );
    await browser.close();
  },
});

const speak = (page: Page) => page.getByRole("button", { name: "Speak", exact: true });
const stop = (page: Page) => page.getByRole("button", { name: "Stop Recording" });
const box = (page: Page) => page.getByRole("textbox", { name: "Meal description" });

// One after the other in one process, which starts one server.
test.describe.configure({ mode: "default" });

test.describe("with recorded speech", () => {
  const missing = missingSpeechPrograms();
  test.skip(missing.length > 0, `This machine lacks ${missing.join(", ")}.`);
  test.use({
    sentence: "two slices of pepperoni pizza",
    microphone: ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  });

  test("a sentence spoken into the microphone becomes a meal", async ({ page, signUp, wave }) => {
    test.slow();
    // The first recording waits until the speech model is built, which takes all processor time.
    await (await signUp()).transcribe(await readFile(wave));
    await page.goto("/log");
    // A browser on a busy machine can lose words; then the sentence is spoken again.
    await expect(async () => {
      await box(page).fill("");
      await speak(page).click();
      await expect(page.getByTestId("sound-level").locator("[class]").first()).toBeVisible();
      // The sentence has ended by then.
      await expect(page.getByText("0:04")).toBeVisible();
      await stop(page).click();
      await expect(box(page)).toHaveValue(/pepperoni/, { timeout: 6000 });
    }).toPass();
    await expect(page.getByText("Basic offline recognition: check the words.")).toBeVisible();
    await page.getByRole("button", { name: "Log Meals" }).click();
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
    await openTab(page, "Meals");
    await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    await expect(
      page
        .getByText(/pepperoni/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});

test.describe("without sound", () => {
  async function speakInVain(page: Page) {
    await page.goto("/log");
    await box(page).fill("toast");
    await speak(page).click();
    const words = "Unable to access microphone. Please check your permissions.";
    await expect(page.getByRole("alert").getByText(words)).toBeVisible();
    await expect(box(page)).toHaveValue("toast");
    await page.getByRole("button", { name: "Log Meals" }).click();
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  }

  test.describe("with a denied microphone", () => {
    // Nothing grants the permission.
    test.use({ microphone: ["--use-fake-device-for-media-stream"] });

    test("a user who denies the microphone can still type", async ({ page, signUp }) => {
      await signUp();
      await speakInVain(page);
    });
  });

  // The app treats it as a denied microphone, and it needs a browser of its own.
  if (isLong) {
    test.describe("without a microphone", () => {
      test.use({
        microphone: ["--disable-audio-input", "--use-fake-ui-for-media-stream"],
      });

      test("a user without a microphone can still type", async ({ page, signUp }) => {
        await signUp();
        await speakInVain(page);
      });
    });
  }
});
