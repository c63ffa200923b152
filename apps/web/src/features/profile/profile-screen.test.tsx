import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";
import { untilIdle } from "../../testing/until-idle.ts";

afterEach(() => vi.useRealTimers());

test("the profile shows who is signed in [S2.profile.1]", async () => {
  await renderApp("/profile");
  await expect.element(page.getByText("dana@example.com")).toBeVisible();
});

test("the profile says so if there is no email address [S2.profile.1]", async () => {
  await renderApp("/profile", (server) => {
    server.user = { email: "", createdAt: "2026-09-04T10:00:00Z" };
  });
  await expect.element(page.getByText("No email available")).toBeVisible();
});

test("Member Since is today if the date is unknown [S2.profile.3]", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-19T12:00:00Z"), toFake: ["Date"] });
  await renderApp("/profile", (server) => {
    server.user = { email: "dana@example.com", createdAt: "" };
  });
  await expect.element(page.getByText("November 19, 2026")).toBeVisible();
});

const aiHelp = () => page.getByRole("switch", { name: "AI help" });

test("the consent to an AI is changed in the profile", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.modelStatus = {
      mode: "hard",
      sent_to: "api.example",
      reads_photos: false,
      consent: true,
    };
  });
  await expect.element(aiHelp()).toBeChecked();
  await expect.element(page.getByText(/goes to api\.example/)).toBeVisible();
  await aiHelp().click();
  await expect.element(aiHelp()).not.toBeChecked();
  await expect.poll(() => server.modelStatus.consent).toBe(false);
  await aiHelp().click();
  await expect.poll(() => server.modelStatus.consent).toBe(true);
});

test("the profile has no AI switch if the server has no language model", async () => {
  const { server } = await renderApp("/profile");
  await expect.poll(() => server.callsTo("GET", "/api/external/ai/status")).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await untilIdle();
  expect(aiHelp().query()).toBeNull();
});

test("the profile has three groups, each with a link at the top, and Sign Out last", async () => {
  await renderApp("/profile");
  await expect.element(page.getByText("Chrome on Mac")).toBeVisible();
  const groups = page.getByRole("heading", { level: 2 });
  expect(groups.elements().map((one) => one.textContent)).toEqual(["Day", "Account", "Data"]);
  const links = page.getByRole("navigation", { name: "Profile" }).getByRole("link");
  for (const [place, link] of links.elements().entries()) {
    expect(link.getAttribute("href")).toBe(`#${groups.elements()[place]?.id}`);
  }
  await links.nth(2).click();
  await expect.element(groups.nth(2)).toBeInViewport();
  const buttons = page.getByRole("main").getByRole("button").elements();
  expect(buttons.at(-1)?.textContent).toBe("Sign Out");
});
