import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const signedOut = (server: FakeServer) => {
  server.user = null;
};
const email = () => page.getByLabelText("Email");
const password = () => page.getByLabelText("Password", { exact: true });
const signIn = () => page.getByRole("button", { name: "Sign In" });

async function startCreating() {
  await page.getByRole("button", { name: "Create an account" }).click();
}

describe("signing in", () => {
  test.each([
    ["/sign-in", "/log"],
    ["/sign-in?return=%2Fmeals", "/meals"],
    ["/sign-in?return=https%3A%2F%2Fevil.example", "/"],
    ["/sign-in?return=%2F%2Fevil.example", "/"],
    ["/sign-in?return=%2Fsign-in", "/log"],
  ])("at %s opens %s by a full navigation", async (path, expected) => {
    const { server, departures } = await renderApp(path, signedOut);
    await email().fill("dana@example.com");
    await password().fill("correct horse");
    await signIn().click();
    await expect.poll(() => departures).toEqual([expected]);
    expect(server.callsTo("POST", routes.signIn)[0]?.body).toEqual({
      email: "dana@example.com",
      password: "correct horse",
    });
  });

  test("links to the terms and the privacy policy", async () => {
    await renderApp("/sign-in", signedOut);
    for (const [name, path] of [
      ["Privacy", "/privacy"],
      ["Terms", "/terms"],
    ] as const) {
      await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", path);
    }
  });

  test("marks its fields for password managers", async () => {
    await renderApp("/sign-in", signedOut);
    await expect.element(email()).toHaveAttribute("autocomplete", "username");
    await expect.element(password()).toHaveAttribute("autocomplete", "current-password");
    await startCreating();
    await expect.element(password()).toHaveAttribute("autocomplete", "new-password");
  });

  test("opens in the mode of its address, with the passkey button of that mode", async () => {
    const { unmount } = await renderApp("/sign-in?mode=create", signedOut);
    await expect.element(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "I already have a passkey" }))
      .toBeVisible();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.element(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Sign in with a passkey" }))
      .toBeVisible();
    await unmount();
    await renderApp("/sign-in?mode=other", signedOut);
    await expect.element(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  });

  test("shows and hides the password", async () => {
    await renderApp("/sign-in", signedOut);
    await password().fill("correct horse");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.element(password()).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.element(password()).toHaveAttribute("type", "password");
  });

  test("reports missing fields without a request", async () => {
    const { server } = await renderApp("/sign-in", signedOut);
    await signIn().click();
    await expect.element(page.getByText("Enter your email.")).toBeVisible();
    await expect.element(page.getByText("Enter your password.")).toBeVisible();
    await expect.element(email()).toHaveFocus();
    expect(server.calls.some((call) => call.method === "POST")).toBe(false);
  });

  test.each([
    [
      "a wrong password",
      () => refusal("credentials_wrong"),
      "That email and password do not match. Try again.",
    ],
    [
      "too many tries",
      () => refusal("rate_limited"),
      "Too many tries. Wait a minute, then try again.",
    ],
    ["a server error", () => json(500, {}), "That did not work. Please try again."],
    [
      "no connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Morsel cannot be reached. Check your connection and try again.",
    ],
  ])("explains %s and keeps the input", async (_, answer, words) => {
    const { departures } = await renderApp("/sign-in", (server) => {
      signedOut(server);
      server.answer(`POST ${routes.signIn}`, answer);
    });
    await email().fill("dana@example.com");
    await password().fill("wrong horse");
    await signIn().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(words);
    await expect.element(email()).toHaveValue("dana@example.com");
    await expect.element(password()).toHaveValue("wrong horse");
    expect(departures).toEqual([]);
  });

  test("redirects a signed-in user to the return path", async () => {
    await renderApp("/sign-in?return=%2Fmeals");
    await expect.element(page.getByText("No meals yet")).toBeVisible();
  });
});

describe("creating an account", () => {
  test("keeps the typed email, and signs the user in", async () => {
    const { server, departures } = await renderApp("/sign-in?return=%2Flog", signedOut);
    await email().fill("new@example.com");
    await startCreating();
    await expect.element(email()).toHaveValue("new@example.com");
    await password().fill("long enough");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect.poll(() => departures).toEqual(["/log"]);
    expect(server.callsTo("POST", routes.signUp)).toHaveLength(1);
    expect(server.callsTo("POST", routes.signIn)).toHaveLength(1);
  });

  test("shows the minimum password length before and after a short password is rejected", async () => {
    await renderApp("/sign-in", signedOut);
    await startCreating();
    await expect.element(page.getByText("At least 8 characters.")).toBeVisible();
    await email().fill("new@example.com");
    await password().fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect.element(page.getByText("A password needs at least 8 characters.")).toBeVisible();
    await expect.element(password()).toHaveFocus();
  });

  test("explains what to do if the email may already have an account", async () => {
    await renderApp("/sign-in", (server) => {
      signedOut(server);
      server.answer(`POST ${routes.signIn}`, () => refusal("credentials_wrong"));
    });
    await startCreating();
    await email().fill("dana@example.com");
    await password().fill("long enough");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "That did not work. If you already have an account with this email, sign in with its password.",
      );
    await expect.element(email()).toHaveValue("dana@example.com");
  });

  test("asks for another password if it is a common one", async () => {
    await renderApp("/sign-in", (server) => {
      signedOut(server);
      server.answer(`POST ${routes.signUp}`, () => refusal("password_common"));
    });
    await startCreating();
    await email().fill("dana@example.com");
    await password().fill("password1");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect
      .element(page.getByText("Many people use that password.", { exact: false }))
      .toBeVisible();
    await expect.element(password()).toHaveFocus();
  });
});
