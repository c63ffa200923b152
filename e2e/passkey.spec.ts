import { expect, openTab, test } from "./journey.ts";

test("a passkey is added, renamed, signs in, and is removed", async ({ page, context, signUp }) => {
  await signUp();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("My key");
  await page.getByRole("button", { name: "Add passkey", exact: true }).click();
  await expect(page.getByText("My key")).toBeVisible();

  await page.getByRole("button", { name: "Rename My key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Desk key");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByText("Desk key")).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/api/login?return=/log");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();

  await openTab(page, "Profile");
  await page.getByRole("button", { name: "Remove Desk key" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Desk key")).toBeHidden();
});

test("an account is exported, and deleted after typing DELETE; its session is refused afterwards", async ({
  page,
  signUp,
  troubles,
}) => {
  const account = await signUp();
  await account.logUntilStored("two eggs");
  await page.goto("/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^morsel-\d{4}-\d\d-\d\d\.zip$/);
  expect(await (await download).failure()).toBeNull();

  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("porridge-and-plums");
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("link", { name: "Start Tracking Free" }).first()).toBeVisible();
  await expect(account.listMeals()).rejects.toThrow("sign_in_required");
  // The open page may have sent another request, and browsers log a 401.
  expect(troubles.filter((trouble) => !trouble.includes("status of 401"))).toEqual([]);
  troubles.splice(0);
});
