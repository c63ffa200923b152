import type { Page } from "@playwright/test";
import { linkIn } from "../apps/server/src/testing/mail-catcher.ts";
import { newEmail, password } from "./account.ts";
import { createAccount, expect, test } from "./journey.ts";
import { expectFaultless } from "./screen.ts";

const newPassword = "plums-and-porridge";

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectDashboard(page);
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(New p|P)assword$/ }).fill(newPassword);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
  await expectFaultless(page);
}

test("a recovery code that was kept at sign-up leads back into the account", async ({ page }) => {
  await createAccount(page);
  await expectFaultless(page);
  await page.getByRole("button", { name: "Show recovery codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(8);
  await expectFaultless(page, { within: "[role=dialog]" });
  const [code = ""] = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto("/profile");
  const email = await page.getByText("@example.com").innerText();
  await expect(page.getByText("8 left. Each sets a new password once.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await chooseNewPassword(page);
  await signIn(page, email, newPassword);
  await page.goto("/profile");
  await expect(page.getByText("7 left. Each sets a new password once.")).toBeVisible();
});

test.describe("where mail is sent", () => {
  test.use({
    baseURL: async ({ mailServer }, use) => {
      await use(mailServer.morsel.url);
    },
  });
  test.describe.configure({ mode: "default" });

  test("an account begins with a link, a link sets a new password, and a link moves it to another address", async ({
    page,
    mailServer: { mail },
  }) => {
    test.slow();
    const email = newEmail();
    await page.goto("/sign-in?mode=create");
    await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
    await expectFaultless(page);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();
    await page.goto(linkIn(await mail.next(email)));
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expectDashboard(page);

    await page.goto("/profile");
    await expect(page.getByText("Confirmed. Links to it can set a new password.")).toBeVisible();
    const moved = newEmail();
    await page.getByRole("button", { name: "Change email" }).click();
    await expectFaultless(page, { within: "[role=dialog]" });
    await page.getByLabel("New email").fill(moved);
    await page.getByLabel("Your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("dialog", { name: "Look in your mailbox" })).toBeVisible();
    await page.goto(linkIn(await mail.next(moved)));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
    expect((await mail.next(email)).subject).toContain("was changed");

    await page.goto("/profile");
    await expect(page.getByText(moved)).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
    await page.goto("/account/forgot-password");
    await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    await expectFaultless(page);
    await page.getByLabel("Email").fill(moved);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("a link to choose a new password is on its way")).toBeVisible();
    await page.goto(linkIn(await mail.next(moved)));
    await chooseNewPassword(page);
    expect((await mail.next(moved)).subject).toBe("Your Morsel password was changed");
    await signIn(page, moved, newPassword);
  });

  test("a mail has the app's look, in light and in dark, and axe finds no violation in it", async ({
    page,
    request,
    mailServer: { mail, morsel },
  }) => {
    const email = newEmail();
    const answer = await request.post("/api/identity/sign-up/link", {
      data: { email },
      headers: { origin: morsel.url },
    });
    expect(answer.status()).toBe(204);
    const { html = "" } = await mail.next(email);
    await page.setContent(html);
    await expectFaultless(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectFaultless(page);
  });
});
