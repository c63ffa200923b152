import { recoveryRoutes } from "@morsel/contracts";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const done = () => new Response(null, { status: 204 });

/** As the page of a server that sends mail. */
function withMail() {
  const facts = document.createElement("script");
  facts.id = "site";
  facts.type = "application/json";
  facts.textContent = JSON.stringify({
    ...{ baseUrl: window.location.origin, contactEmail: "help@example.com", sendsMail: true },
  });
  document.body.append(facts);
}
afterEach(() => document.getElementById("site")?.remove());

const answering =
  (path: string, answer: () => Response = done) =>
  (server: FakeServer) => {
    server.user = null;
    server.answer(`POST ${path}`, answer);
  };

describe("a forgotten password", () => {
  test("is replaced by a recovery code where no mail is sent, and the operator's address is shown", async () => {
    const { server } = await renderApp("/sign-in", answering(recoveryRoutes.recover));
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect
      .element(page.getByText("The people who run this Morsel", { exact: false }))
      .toBeVisible();
    await button("Set the password").click();
    await expect.element(page.getByText("Enter one of your recovery codes.")).toBeVisible();
    await field("Email").fill("dana@example.com");
    await field("Recovery code").fill("0000-1111-2222-3333");
    await field("New password").fill("plums");
    await button("Set the password").click();
    await expect.element(page.getByText("A password needs at least 8 characters.")).toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.recover)).toEqual([]);
    await field("New password").fill("plums and porridge");
    await button("Set the password").click();
    await expect.element(page.getByRole("heading", { name: "Your password is set" })).toHaveFocus();
    expect(server.callsTo("POST", recoveryRoutes.recover)[0]?.body).toEqual({
      ...{ email: "dana@example.com", code: "0000-1111-2222-3333" },
      password: "plums and porridge",
    });
  });

  test("stays, with the input, if the code is wrong", async () => {
    await renderApp(
      "/account/forgot-password",
      answering(recoveryRoutes.recover, () => refusal("recovery_code_wrong")),
    );
    await field("Email").fill("dana@example.com");
    await field("Recovery code").fill("0000");
    await field("New password").fill("plums and porridge");
    await button("Set the password").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "That email and recovery code do not match, or the code was already used.",
      );
    await expect.element(field("Recovery code")).toHaveValue("0000");
  });

  test("is replaced by a link where mail is sent, and a code is still possible", async () => {
    withMail();
    const { server } = await renderApp(
      "/account/forgot-password",
      answering(recoveryRoutes.resetLink),
    );
    await button("Send the link").click();
    await expect.element(page.getByText("Enter your email.")).toBeVisible();
    await field("Email").fill("dana@example.com");
    await button("Send the link").click();
    await expect
      .element(page.getByText("If dana@example.com has an account here", { exact: false }))
      .toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.resetLink)[0]?.body).toEqual({
      email: "dana@example.com",
    });
    await button("Use a recovery code").click();
    await expect.element(field("Recovery code")).toBeVisible();
  });

  test("is set by the token of the link, which leaves the address", async () => {
    const { server } = await renderApp(
      "/account/reset-password#abc",
      answering(recoveryRoutes.resetPassword),
    );
    await expect.element(button("Set the password")).toBeVisible();
    expect(window.location.hash).toBe("");
    await field("Password").fill("plums and porridge");
    await button("Set the password").click();
    await expect
      .element(page.getByText("Every device is signed out", { exact: false }))
      .toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.resetPassword)[0]?.body).toEqual({
      ...{ token: "abc", password: "plums and porridge" },
    });
  });

  test.each([
    ["/account/reset-password", "Ask for a new link", "/account/forgot-password"],
    ["/account/confirm-sign-up", "Ask for a new link", "/sign-in?mode=create"],
  ])("at %s an expired link says so and offers a new one", async (path, name, target) => {
    await renderApp(`${path}#abc`, (server) => {
      server.user = null;
      for (const route of [recoveryRoutes.resetPassword, recoveryRoutes.confirmSignUp]) {
        server.answer(`POST ${route}`, () => refusal("link_expired"));
      }
    });
    await field("Password").fill("plums and porridge");
    await page.getByRole("button", { name: /Set the password|Create account/ }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("This link has expired or was already used. Ask for a new one.");
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", target);
  });

  test.each(["/account/reset-password", "/account/confirm-sign-up", "/account/confirm-email"])(
    "at %s a link without its token is reported",
    async (path) => {
      await renderApp(path, (server) => {
        server.user = null;
      });
      await expect
        .element(page.getByRole("alert"))
        .toHaveTextContent("This link is incomplete. Open it from the mail again.");
    },
  );
});

describe("a new account where mail is sent", () => {
  test("asks for the address only, and says where to look", async () => {
    withMail();
    const { server } = await renderApp(
      "/sign-in?mode=create",
      answering(recoveryRoutes.signUpLink),
    );
    await expect.element(field("Password")).not.toBeInTheDocument();
    await field("Email").fill("dana@example.com");
    await button("Send me a link").click();
    await expect.element(page.getByRole("heading", { name: "Look in your mailbox" })).toHaveFocus();
    expect(server.callsTo("POST", recoveryRoutes.signUpLink)[0]?.body).toEqual({
      email: "dana@example.com",
    });
  });

  test("begins with the password that is chosen at the link, and opens the log", async () => {
    const { server, departures } = await renderApp(
      "/account/confirm-sign-up#abc",
      answering(recoveryRoutes.confirmSignUp, () => json(200, {})),
    );
    await field("Password").fill("plums and porridge");
    await button("Create account").click();
    await expect.poll(() => departures).toEqual(["/log"]);
    expect(server.callsTo("POST", recoveryRoutes.confirmSignUp)[0]?.body).toEqual({
      ...{ token: "abc", password: "plums and porridge" },
    });
  });

  test("an address is confirmed by a press, not by opening the link", async () => {
    const { server } = await renderApp(
      "/account/confirm-email#abc",
      answering(recoveryRoutes.confirmEmail),
    );
    await expect.element(button("Confirm")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(server.callsTo("POST", recoveryRoutes.confirmEmail)).toEqual([]);
    await button("Confirm").click();
    await expect.element(page.getByText("Your address is confirmed")).toBeVisible();
    expect(server.callsTo("POST", recoveryRoutes.confirmEmail)[0]?.body).toEqual({ token: "abc" });
  });
});
