import { routes } from "@morsel/contracts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLanguage } from "../../platform/language.ts";
import { storedLanguage } from "../../platform/stored-language.ts";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => setLanguage("en"));

test("another language is shown at once, saved for the account and on the device", async () => {
  const { server } = await renderApp("/profile");
  await page.getByLabelText("Language").selectOptions("Deutsch");
  await expect.element(page.getByRole("heading", { name: "Profil", exact: true })).toBeVisible();
  await expect.element(page.getByLabelText("Sprache")).toHaveValue("de");
  const tabs = page.getByRole("navigation", { name: "Bereiche" });
  await expect.element(tabs.getByRole("link", { name: "Mahlzeiten" })).toBeVisible();
  expect(document.documentElement.lang).toBe("de");
  expect(document.documentElement.dir).toBe("ltr");
  expect(storedLanguage()).toBe("de");
  await expect
    .poll(() => server.callsTo("PUT", routes.preferences).map(({ body }) => body))
    .toEqual([{ language: "de" }]);
});

test("the language that was chosen on another device is shown", async () => {
  await renderApp("/log", (server) => {
    server.preferences = { ...server.preferences, language: "de" };
  });
  await expect.element(page.getByRole("heading", { name: "Was hast du gegessen?" })).toBeVisible();
  expect(storedLanguage()).toBe("de");
});

test("the legal texts say in the language that they are in English", async () => {
  await setLanguage("fr");
  await renderApp("/privacy");
  await expect.element(page.getByText("Ce texte n'existe qu'en anglais.")).toBeVisible();
});

test("a new choice replaces the language that the account had", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.preferences = { ...fake.preferences, language: "es" };
  });
  await page.getByLabelText("Idioma").selectOptions("Deutsch");
  await expect.element(page.getByLabelText("Sprache")).toHaveValue("de");
  await expect.poll(() => server.callsTo("PUT", routes.preferences)).toHaveLength(1);
  await expect.poll(() => server.preferences.language).toBe("de");
  await expect.element(page.getByLabelText("Sprache")).toHaveValue("de");
});
