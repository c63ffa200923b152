import { routes } from "@morsel/contracts";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Each runs if a text becomes markup, an address or a script. */
const payloads: readonly string[] = [
  "<script>hit()</script>",
  "<img src=x onerror=hit()>",
  "<svg onload=hit()>",
  "<svg><script>hit()</script></svg>",
  "<body onload=hit()>",
  "<iframe src=javascript:hit()>",
  "<iframe srcdoc='<script>hit()</script>'>",
  "<a href=javascript:hit()>egg</a>",
  "<details open ontoggle=hit()>",
  "<input autofocus onfocus=hit()>",
  "<video><source onerror=hit()>",
  "<audio src=x onerror=hit()>",
  "<math><mtext><img src=x onerror=hit()>",
  "<object data=javascript:hit()>",
  "<embed src=javascript:hit()>",
  "<form action=javascript:hit()><button>",
  "<meta http-equiv=refresh content=0;url=//evil>",
  "<base href=//evil.example/>",
  "<link rel=stylesheet href=//evil.example>",
  "<style>@import '//evil.example'</style>",
  "<p style=background:url(//evil.example)>",
  "<template><script>hit()</script></template>",
  "<noscript><img src=x onerror=hit()>",
  "</script><script>hit()</script>",
  "</title><script>hit()</script>",
  "</textarea><script>hit()</script>",
  '"><script>hit()</script>',
  "'-hit()-'",
  "{{hit()}} #{hit()} <%= hit() %>",
  "javascript:hit()//",
];

/** Sends a request as the screens do, with the session of the page. */
async function call(page: Page, method: string, url: string, data: object) {
  const answer = await page.request.fetch(url, { method, data });
  expect(answer.ok(), `${method} ${url}: ${answer.status()}`).toBe(true);
  return answer.json();
}

test("30 texts with markup are shown as text on every screen, without a script or a request to another origin [V31, V74]", async ({
  page,
  signUp,
  foreign,
}) => {
  const account = await signUp();
  await account.logUntilStored(`two boiled eggs ${payloads.join(" ")}`);
  for (const words of payloads) {
    await call(page, "POST", routes.queue, { session_id: "s", message: `an egg ${words}` });
  }
  const [meal] = await account.listMeals();
  const id = meal?.id ?? "";
  for (const [at, title] of payloads.entries()) {
    const operations = [{ kind: "rename", title }];
    await call(page, "PATCH", routes.meal(id), { version: at + 1, operations });
  }
  const shared = { meal_id: id, with_photo: false, days: 7 };
  const { path } = await call(page, "POST", routes.shares, shared);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(window, { hit: () => alert("hit") });
  });
  const screens = [
    "/log",
    "/meals",
    `/meals/${id}`,
    `/meals/${id}/edit`,
    path,
    "/profile",
    "/trends",
  ];
  const last = payloads.at(-1) ?? "";
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The screens of the meal show its title unchanged; a shared estimate shows its foods.
    if (screen.includes(id)) {
      await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
    }
    expect(dialogs, screen).toEqual([]);
    expect(foreign, screen).toEqual([]);
  }
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the browser refuses to turn text into markup or a script, and the app has its service worker [V33]", async ({
    page,
    troubles,
    browserName,
  }) => {
    await page.goto("/log");
    const url = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    );
    expect(new URL(url ?? "").pathname).toBe("/sw.js");
    test.skip(browserName !== "chromium", "Trusted Types are checked where the browser knows them");
    const refused = await page.evaluate(() => {
      const tries = [
        () => document.createElement("div").setHTMLUnsafe?.("<b>x</b>"),
        () => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" }),
        () => Object.assign(document.createElement("script"), { text: "1" }),
        () => Object.assign(document.createElement("script"), { src: "/assets/x.js" }),
        () =>
          (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy("x", {}),
      ];
      interface TrustedTypes {
        createPolicy(name: string, rules: object): unknown;
      }
      return tries.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(refused.map(() => "TypeError"));
    expect(troubles.every((text) => /Trusted|trusted/.test(text))).toBe(true);
    troubles.length = 0;
  });
});
