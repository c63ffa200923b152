import { credentialRoutes, routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

function twoDevices(server: FakeServer) {
  const [current] = server.access.sessions;
  if (!current) return;
  const other = { ...current, is_current: false };
  server.access.sessions.push(
    { ...other, id: "session-2", device: "Safari on iPhone" },
    { ...other, id: "session-3", device: "Firefox on Linux" },
  );
}

describe("your data", () => {
  test("can be exported by a link that downloads it", async () => {
    await renderApp("/profile");
    const link = page.getByRole("link", { name: "Export my data" });
    await expect.element(link).toHaveAttribute("href", routes.accountExport);
    await expect.element(link).toHaveAttribute("download");
  });

  test("is deleted after the password and a typed confirmation, and the home page opens", async () => {
    const { server, departures } = await renderApp("/profile");
    await button("Delete account").click();
    await expect.element(page.getByText("This cannot be undone.", { exact: false })).toBeVisible();
    await expect.element(button("Delete for good")).toBeDisabled();
    await page.getByLabelText("Your password", { exact: true }).fill("correct horse");
    await page.getByLabelText("Type DELETE to confirm").fill("delet");
    await expect.element(button("Delete for good")).toBeDisabled();
    await page.getByLabelText("Type DELETE to confirm").fill("DELETE");
    await button("Delete for good").click();
    await expect.poll(() => departures).toEqual(["/"]);
    expect(server.callsTo("DELETE", routes.account)[0]?.body).toEqual({
      password: "correct horse",
    });
  });

  test("is not deleted if the password is wrong, and the dialog shows an error and keeps the input", async () => {
    const { departures } = await renderApp("/profile", (server) => {
      server.answer(`DELETE ${routes.account}`, () => refusal("password_wrong"));
    });
    await button("Delete account").click();
    await page.getByLabelText("Your password", { exact: true }).fill("wrong horse");
    await page.getByLabelText("Type DELETE to confirm").fill("DELETE");
    await button("Delete for good").click();
    await expect.element(page.getByText("That is not your password.")).toBeVisible();
    await expect
      .element(page.getByLabelText("Your password", { exact: true }))
      .toHaveValue("wrong horse");
    expect(departures).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Delete account")).toHaveFocus();
  });

  test("is deleted without a password if the account has none", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.access.has_password = false;
    });
    await expect.element(page.getByText("Chrome on Mac")).toBeVisible();
    await button("Delete account").click();
    await expect.element(page.getByLabelText("Type DELETE to confirm")).toBeVisible();
    expect(page.getByLabelText("Your password").query()).toBeNull();
    await page.getByLabelText("Type DELETE to confirm").fill("DELETE");
    await button("Delete for good").click();
    await expect.poll(() => server.callsTo("DELETE", routes.account)[0]?.body).toEqual({});
  });
});

describe("devices that are signed in", () => {
  test("are listed, the current one is marked, and one can be signed out", async () => {
    const { server } = await renderApp("/profile", twoDevices);
    const devices = page.getByRole("region", { name: "Devices" });
    await expect.element(devices.getByText("This device")).toBeVisible();
    await button("Sign out Safari on iPhone").click();
    await expect.element(page.getByText("Safari on iPhone")).not.toBeInTheDocument();
    await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
    expect(server.callsTo("DELETE", credentialRoutes.session("session-2"))).toHaveLength(1);
  });

  test("can all be signed out except the current one", async () => {
    await renderApp("/profile", twoDevices);
    await button("Sign out everywhere else").click();
    await expect.element(page.getByText("Firefox on Linux")).not.toBeInTheDocument();
    await expect.element(page.getByText("Chrome on Mac")).toBeVisible();
  });

  test("show an error if they cannot be loaded, and can be loaded again", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.answer(`GET ${credentialRoutes.accountAccess}`, () => refusal("unavailable"));
    });
    await expect.element(page.getByText("How you sign in could not be loaded.")).toBeVisible();
    server.recover(`GET ${credentialRoutes.accountAccess}`);
    await button("Try again").click();
    await expect.element(page.getByText("Chrome on Mac")).toBeVisible();
  });
});

describe("a new password", () => {
  const open = async () => {
    await button("Change password").click();
    await page.getByLabelText("Current password", { exact: true }).fill("correct horse");
  };
  const submit = () => page.getByRole("dialog").getByRole("button", { name: "Change password" });

  test("is sent with the current one, and confirmed", async () => {
    const { server } = await renderApp("/profile");
    await open();
    await page.getByLabelText("New password", { exact: true }).fill("battery staple");
    await submit().click();
    await expect.element(page.getByText("Password changed").first()).toBeVisible();
    expect(server.callsTo("POST", credentialRoutes.password)[0]?.body).toEqual({
      current: "correct horse",
      password: "battery staple",
      revoke_tokens: true,
    });
    await expect
      .element(
        page.getByText("Other devices are signed out, and access tokens are removed.").first(),
      )
      .toBeVisible();
  });

  test("removes the access tokens unless the checkbox is cleared, and says what happens to them", async () => {
    const { server } = await renderApp("/profile");
    await open();
    const choice = page.getByRole("checkbox", { name: /^Remove all access tokens/ });
    await expect.element(choice).toBeChecked();
    await expect
      .element(
        page.getByText("Tokens that you keep still work after the change.", { exact: false }),
      )
      .toBeVisible();
    await choice.click();
    await expect.element(choice).not.toBeChecked();
    await page.getByLabelText("New password", { exact: true }).fill("battery staple");
    await submit().click();
    await expect.element(page.getByText("Password changed").first()).toBeVisible();
    expect(server.callsTo("POST", credentialRoutes.password)[0]?.body).toMatchObject({
      revoke_tokens: false,
    });
  });

  test("shows an error if it is too short or rejected, and keeps the input", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.answer(`POST ${credentialRoutes.password}`, () => refusal("password_common"));
    });
    await open();
    const field = page.getByLabelText("New password", { exact: true });
    await field.fill("short");
    await submit().click();
    await expect.element(page.getByText("A password needs at least 8 characters.")).toBeVisible();
    expect(server.callsTo("POST", credentialRoutes.password)).toHaveLength(0);
    await field.fill("password1");
    await submit().click();
    await expect.element(page.getByText("too common", { exact: false })).toBeVisible();
    await expect.element(field).toHaveValue("password1");
  });
});
