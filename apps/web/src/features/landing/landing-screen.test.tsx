import type { LandingFigures } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { measured } from "../../api/measured.ts";
import { fillInSite } from "../../testing/fill-in-site.ts";
import { renderApp } from "../../testing/render-app.tsx";

describe("the landing page", () => {
  beforeEach(async () => {
    await renderApp("/", (server) => {
      server.user = null;
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("starts with a link to the log [S2.landing.1]", async () => {
    await page.getByRole("link", { name: "Start Tracking Free" }).click();
    await expect.element(page.getByLabelText("Meal description")).toBeVisible();
    expect(window.location.pathname).toBe("/log");
  });

  test("has a link that scrolls to its features [S2.landing.2]", async () => {
    const features = page.getByRole("heading", { name: "Made for days that are already full" });
    await page.getByRole("link", { name: "Learn More" }).click();
    await expect.poll(() => features.element().getBoundingClientRect().top).toBeLessThan(400);
  });

  test.each(["Lightning Fast", "Wellness First", "Smart Insights"])(
    "has the feature %s [S2.landing.3]",
    async (name) => {
      await expect.element(page.getByRole("heading", { level: 3, name })).toBeInTheDocument();
    },
  );

  test.each([
    ["99.3%", "accuracy, within 20 calories"],
    ["10s", "average log time"],
    ["5K+", "active users"],
    ["4.9", "rating"],
  ])("claims %s %s [S2.landing.4, S9.claims]", (figure, meaning) => {
    const [row] = page.getByRole("region", { name: "In figures" }).elements();
    expect(row?.textContent).toContain(`${meaning}${figure}`);
  });

  test("quotes three people by occupation, without names [S2.landing.5]", () => {
    const [section] = page.getByRole("region", { name: "What people say" }).elements();
    const roles = [...(section?.querySelectorAll("figcaption") ?? [])].map((c) => c.textContent);
    expect(roles).toEqual(["Consultant", "Surgeon", "Film producer"]);
  });

  test.each([
    ["Is Morsel free?", /core features are free/],
    ["How accurate is it?", /public food tables/],
    ["Do I have to weigh my food?", /A bowl, a slice/],
    ["What happens to my data?", /you can delete your data at any time/],
  ])("answers '%s' [S2.landing.6]", async (question, answer) => {
    const words = page.getByText(answer);
    if (question !== "Is Morsel free?") {
      await expect.element(words).not.toBeVisible();
      await page.getByText(question).click();
    }
    await expect.element(words).toBeVisible();
  });

  test("ends with a link to the log [S2.landing.7]", async () => {
    const start = page.getByRole("link", { name: "Get Started Free" });
    await expect.element(start).toHaveAttribute("href", "/log");
  });

  test("has a footer with the legal pages and the contact [S2.landing.8]", async () => {
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    await expect.element(link("Privacy")).toHaveAttribute("href", "/privacy");
    await expect.element(link("Terms")).toHaveAttribute("href", "/terms");
    const mailbox = `mailto:contact@${window.location.hostname}`;
    await expect.element(link("Contact")).toHaveAttribute("href", mailbox);
  });
});

describe("the figures and voices of the landing page", () => {
  afterEach(() => document.getElementById("site")?.remove());

  const open = async (landingFigures: LandingFigures) => {
    fillInSite({ landingFigures });
    await renderApp("/", (server) => {
      server.user = null;
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const figures = page.getByRole("region", { name: "In figures" });
  const voices = page.getByRole("region", { name: "What people say" });

  test("are labelled as samples, each with a link to what was measured", async () => {
    await open("sample");
    await expect.element(figures.getByText("Sample figures")).toBeVisible();
    await expect.element(voices.getByText("Sample voices")).toBeVisible();
    for (const section of [figures, voices]) {
      const link = section.getByRole("link", { name: "What was measured" });
      await expect.element(link).toHaveAttribute("href", "/accuracy");
    }
  });

  test("are the measured ones without voices if the operator chose them", async () => {
    await open("measured");
    const { starter, logging } = measured;
    const texts = [...figures.element().querySelectorAll("dd")].map((dd) => dd.textContent);
    expect(texts).toEqual([
      `${Math.round(100 * (starter.pooled.energyRight ?? 0))}%`,
      `${(logging.medianMs / 1000).toFixed(1)}s`,
      starter.foodCount.toLocaleString("en-US"),
      "0",
    ]);
    await expect.element(figures.getByRole("link", { name: "What was measured" })).toBeVisible();
    expect(voices.query()).toBeNull();
    expect(document.body.textContent).not.toMatch(/Sample (figures|voices)|99\.3%|5K\+/);
  });

  test("have no label if the operator confirmed them", async () => {
    await open("confirmed");
    await expect.element(figures.getByText("99.3%")).toBeVisible();
    await expect.element(voices.getByText("Surgeon")).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/Sample (figures|voices)|What was measured/);
  });
});
