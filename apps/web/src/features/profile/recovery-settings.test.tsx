import { recoveryRoutes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe("recovery codes", () => {
  test("are made after the password and shown once", async () => {
    const { server } = await renderApp("/profile");
    await button("Make codes").click();
    await field("Your password").fill("correct horse");
    await button("Make codes").click();
    for (const code of server.codes) await expect.element(page.getByText(code)).toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.recoveryCodes)[0]?.body).toEqual({
      password: "correct horse",
    });
    await button("Done").click();
    await expect.element(page.getByText("3 left. Each sets a new password once.")).toBeVisible();
    expect(document.body.textContent).not.toContain(server.codes[0]);
  });

  test("are not made with a wrong password, and the dialog says why", async () => {
    await renderApp("/profile", (server) => {
      server.answer(`POST ${recoveryRoutes.recoveryCodes}`, () => refusal("password_wrong"));
    });
    await button("Make codes").click();
    await field("Your password").fill("wrong horse");
    await button("Make codes").click();
    await expect.element(page.getByText("That is not your password.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Make codes")).toHaveFocus();
  });

  test("are offered on the log screen after sign-up, once, and the text box stays usable", async () => {
    sessionStorage.setItem("offers-recovery-codes", "yes");
    const { server, unmount } = await renderApp("/log");
    await expect.element(page.getByText("Keep a way back in")).toBeVisible();
    await page.getByRole("textbox", { name: "Meal description" }).fill("an egg");
    await button("Show recovery codes").click();
    await expect.element(page.getByText(server.codes[0] ?? "")).toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.recoveryCodes)[0]?.body).toEqual({});
    await button("Done").click();
    await expect.element(page.getByText("Keep a way back in")).not.toBeInTheDocument();
    expect(sessionStorage.getItem("offers-recovery-codes")).toBeNull();
    await unmount();
    await renderApp("/log");
    await expect.element(page.getByText("What did you eat?")).toBeVisible();
    await expect.element(page.getByText("Keep a way back in")).not.toBeInTheDocument();
  });

  test("can be left for later", async () => {
    sessionStorage.setItem("offers-recovery-codes", "yes");
    const { server } = await renderApp("/log");
    await button("Not now").click();
    await expect.element(page.getByText("Keep a way back in")).not.toBeInTheDocument();
    expect(server.callsTo("POST", recoveryRoutes.recoveryCodes)).toEqual([]);
    expect(sessionStorage.getItem("offers-recovery-codes")).toBeNull();
  });
});

describe("the address", () => {
  test("is not a setting where no mail is sent", async () => {
    await renderApp("/profile");
    await expect.element(button("Make codes")).toBeVisible();
    await expect.element(button("Change email")).not.toBeInTheDocument();
  });

  test("gets a link if it is not confirmed", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.access = { ...fake.access, is_email_confirmed: false };
    });
    await button("Confirm it").click();
    await expect.element(page.getByText("Look in your mailbox")).toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.accountEmailLink)).toHaveLength(1);
  });

  test("is changed by a link to the new one, after the password", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.access = { ...fake.access, is_email_confirmed: true };
    });
    await expect.element(button("Confirm it")).not.toBeInTheDocument();
    await button("Change email").click();
    await field("New email").fill("dana@home.example");
    await expect.element(button("Send the link")).toBeDisabled();
    await field("Your password").fill("correct horse");
    await button("Send the link").click();
    await expect
      .element(page.getByText("We have sent mail to dana@home.example.", { exact: false }))
      .toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.accountEmail)[0]?.body).toEqual({
      ...{ email: "dana@home.example", password: "correct horse" },
    });
  });
});
