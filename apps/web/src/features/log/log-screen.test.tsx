import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { json, refusal } from "../../testing/fake-server.ts";
import {
  box,
  queueRoute,
  signOut,
  submitButton,
  submitText,
  submitTwice,
} from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob } from "../../testing/sample-meals.ts";
import { untilIdle } from "../../testing/until-idle.ts";

describe("the draft", () => {
  test("is kept after a change of tabs and after a reload [F42]", async () => {
    const { unmount } = await renderApp("/log");
    await box().fill("two eggs");
    await page.getByRole("link", { name: "Meals" }).click();
    await expect.element(page.getByText("No meals yet")).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.element(box()).toHaveValue("two eggs");
    await unmount();
    await renderApp("/log");
    await expect.element(box()).toHaveValue("two eggs");
  });

  test("is stored when a signed-out user submits it and opens the sign-in page [S2.dashboard.16, S2.routes.18, S3.kept-draft, S5.submit-anonymous, S6.anonymous-dashboard, F41]", async () => {
    const { departures, server } = await renderApp("/log", signOut);
    await submitText("two eggs");
    await expect
      .element(page.getByText("Sign in to start logging and save your meals"))
      .toBeVisible();
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    expect(departures).toEqual(["/api/login?return=%2Flog&mode=create"]);
    expect(sessionStorage.getItem("dashboard-meal-input")).toBe("two eggs");
  });
});

describe("the text box", () => {
  test("is at least 270 px high and asks for details that improve the estimate [S2.dashboard.1, S2.dashboard.2]", async () => {
    await renderApp("/log");
    await expect.element(box()).toBeVisible();
    const area = box().element() as HTMLTextAreaElement;
    expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(270);
    expect(getComputedStyle(area).minHeight).toBe("270px");
    expect(area.placeholder).toMatch(/portions, oil amount and restaurant name/);
  });

  test("has the direction of right-to-left text, as the history has", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [sampleJob({ id: "1", message: "בייגל עם גבינה" })];
    });
    await box().fill("בייגל עם גבינה");
    expect(getComputedStyle(box().element()).direction).toBe("rtl");
    const message = page.getByRole("listitem").getByText("בייגל עם גבינה");
    await expect.element(message).toBeVisible();
    expect(getComputedStyle(message.element()).direction).toBe("rtl");
  });

  test("gets the focus after Log Meals is pressed by keyboard", async () => {
    await renderApp("/log");
    await box().fill("two eggs");
    // Past Speak, the camera and the scanner.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(submitButton()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveValue("");
    await expect.element(box()).toHaveFocus();
  });
});

describe("submitting", () => {
  test("does nothing with an empty or blank text [S5.submit-empty]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(submitButton()).toBeDisabled();
    await box().fill("  \n ");
    await expect.element(submitButton()).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
  });

  test("sends the message, empties the box and shows the job [S2.dashboard.9, S3.session-id, S4.submit.1, S4.submit.2, S7.queue, S9.analysis]", async () => {
    const { server } = await renderApp("/log");
    await submitText(" two eggs ");
    await expect.element(box()).toHaveValue("");
    await expect.element(page.getByRole("listitem").getByText("two eggs")).toBeVisible();
    await expect.element(page.getByText("Analyzing your meal")).toBeVisible();
    await expect.element(page.getByText("around 30 seconds", { exact: false })).toBeVisible();
    const [call] = server.callsTo("POST", routes.queue);
    expect(call?.body).toEqual({
      session_id: expect.stringMatching(/^session_\d+_[a-z0-9]+$/),
      message: "two eggs",
    });
    expect(call?.headers.get("Time-Zone")).toBe("Europe/Paris");
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("removes the error of an earlier submit [S4.submit.4]", async () => {
    const { server } = await renderApp("/log");
    await submitTwice(server);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("after a sign-in removes the prompt to sign in [S4.submit.4]", async () => {
    const { server, unmount } = await renderApp("/log", signOut);
    await submitText("two eggs");
    const prompt = page.getByText("Sign in to start logging and save your meals");
    await expect.element(prompt).toBeVisible();
    await unmount();
    const { server: signedIn } = await renderApp("/log");
    await expect.poll(() => signedIn.callsTo("POST", routes.queue)).toHaveLength(1);
    await expect.element(prompt).not.toBeInTheDocument();
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
  });

  test("after a sign-in sends the refused message once, and does not send a text that was not submitted", async () => {
    const first = await renderApp("/log", signOut);
    await submitText("two eggs");
    await expect
      .element(page.getByText("Sign in to start logging and save your meals"))
      .toBeVisible();
    await first.unmount();
    const second = await renderApp("/log");
    await expect.element(box()).toHaveValue("");
    const sent = second.server.callsTo("POST", routes.queue).map(({ body }) => body);
    expect(sent).toEqual([expect.objectContaining({ message: "two eggs" })]);
    await second.unmount();

    const third = await renderApp("/log", signOut);
    await submitText("two eggs");
    await box().fill("three eggs");
    await third.unmount();
    const { server } = await renderApp("/log");
    await expect.element(box()).toHaveValue("three eggs");
    await untilIdle();
    expect(server.callsTo("POST", routes.queue)).toEqual([]);
    await expect.element(box()).toHaveValue("three eggs");
  });

  test("asks to sign in, with a link to the sign-in page, if the session has ended", async () => {
    const { departures } = await renderApp("/log", (server) => {
      server.answer(queueRoute, () => {
        server.user = null;
        return refusal("sign_in_required");
      });
    });
    await submitText("two eggs");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    expect(departures).toEqual(["/api/login?return=%2Flog"]);
  });

  test("works by Ctrl+Enter", async () => {
    const { server } = await renderApp("/log");
    await box().fill("two eggs");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => server.callsTo("POST", routes.queue)).toHaveLength(1);
  });

  test("shows Analyzing... and rejects a second submit while it runs [S2.dashboard.5, S5.submit-underway]", async () => {
    const { server } = await renderApp("/log");
    const answer = Promise.withResolvers<Response>();
    server.answer(queueRoute, () => answer.promise);
    await submitText("two eggs");
    await expect.element(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    answer.resolve(json(202, sampleJob({ id: "1", status: "queued", message: "two eggs" })));
    await expect.element(box()).toHaveValue("");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(1);
  });

  test("keeps the text that is typed while it runs", async () => {
    const { server } = await renderApp("/log");
    const answer = Promise.withResolvers<Response>();
    server.answer(queueRoute, () => answer.promise);
    await submitText("two eggs");
    await box().fill("two eggs\nand tea");
    answer.resolve(json(202, sampleJob({ id: "1", status: "queued", message: "two eggs" })));
    await expect.element(box()).toHaveValue("and tea");
  });

  test("keeps the text that Retry puts into the box while the same text is being sent", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [
        sampleJob({ id: "0", message: "two eggs", status: "failed", error: "No food." }),
      ];
    });
    const answer = Promise.withResolvers<Response>();
    server.answer(queueRoute, () => answer.promise);
    await submitText("two eggs");
    await page.getByRole("button", { name: "Retry" }).click();
    answer.resolve(json(202, sampleJob({ id: "1", status: "queued", message: "two eggs" })));
    await expect.element(submitButton()).toBeEnabled();
    await expect.element(box()).toHaveValue("two eggs");
    server.recover(queueRoute);
    await submitButton().click();
    await expect.element(box()).toHaveValue("");
  });

  test("shows the length near the limit and rejects longer texts", async () => {
    await renderApp("/log");
    await box().fill("x".repeat(3600));
    await expect.element(page.getByText("/ 4,000", { exact: false })).not.toBeInTheDocument();
    await box().fill("x".repeat(3601));
    await expect.element(page.getByText("3,601 / 4,000")).toBeVisible();
    await box().fill("x".repeat(4001));
    await expect
      .element(page.getByText("A message can have at most 4,000 characters."))
      .toBeVisible();
    await expect.element(submitButton()).toBeDisabled();
  });
});
