import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { noServiceWorker } from "../apps/server/src/http/no-service-worker.ts";
import { untilReadyForOffline } from "./browser-memory.ts";
import { expect, test as journey, logMeals, openTab } from "./journey.ts";
import { sharedServerUrl } from "./shared-server.ts";

/**
 * A proxy in front of the server that serves its build, a build with a different shell, or what a server
 * with SERVICE_WORKER=off serves as the service worker (serve-web-app.test.ts).
 */
class Release {
  isNew = false;
  hasServiceWorker = true;
  readonly #server = createServer(async ({ url = "/" }, answer) => {
    const given = await fetch(sharedServerUrl() + url);
    const type = given.headers.get("content-type") ?? "";
    const body = Buffer.from(await given.arrayBuffer());
    answer.writeHead(given.status, { "content-type": type, "cache-control": "no-cache" });
    if (url === "/sw.js" && !this.hasServiceWorker) answer.end(noServiceWorker);
    else answer.end(this.isNew ? rebuild(url, body) : body);
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "localhost", done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function rebuild(url: string, body: Buffer): Buffer | string {
  if (url.startsWith("/index.html")) {
    return body.toString().replace("<head>", '<head><meta name="build" content="new">');
  }
  if (url !== "/sw.js") return body;
  const script = body.toString();
  const rebuilt = script.replace(/"revision":"[0-9a-f]+","url":"index\.html"/, (entry) =>
    entry.replace(/"[0-9a-f]+"/, '"new"'),
  );
  if (rebuilt === script) throw new Error("The service worker lists no shell");
  return rebuilt;
}

const test = journey.extend<{ release: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  release: async ({}, use) => {
    await use(new Release());
  },
  baseURL: async ({ release }, use) => {
    await use(await release.start());
    release.stop();
  },
});

journey.use({ serviceWorkers: "allow" });

test("a new build is installed at the next visit, and takes over after the last page of the old build is closed; SERVICE_WORKER=off removes the service worker and its caches at the next visit [V77]", async ({
  page,
  context,
  release,
  troubles,
}) => {
  const newBuild = 'meta[name="build"]';
  await page.goto("/log");
  await untilReadyForOffline(page);
  release.isNew = true;
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state;
      }),
    )
    .toBe("installed");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  await expect(page.locator(newBuild), "the open page keeps its build").toHaveCount(0);

  await page.close();
  const next = await context.newPage();
  await expect(async () => {
    await next.goto("about:blank");
    await next.goto("/log");
    await expect(next.locator(newBuild)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(next.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  expect(troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([]);
  troubles.length = 0;

  await context.setOffline(false);
  release.hasServiceWorker = false;
  await next.goto("/log");
  const left = () =>
    next.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await next.reload();
  // Each page load requests the worker, which removes itself again.
  await expect.poll(left).toEqual([]);
  await expect(next.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
});

journey.describe("an open page of an older version", () => {
  journey.use({ serviceWorkers: "block" });

  journey(
    "a page of an older version keeps the typed text if its files and API routes no longer exist [F42]",
    async ({ page, signUp, troubles }) => {
      await signUp();
      const box = page.getByRole("textbox", { name: "Meal description" });
      const isMissing = { status: 404, contentType: "application/json", body: "{}" };
      await page.route("**/assets/meals-screen-*.js", (route) => route.fulfill(isMissing));
      await page.route("**/api/external/chat/queue", (route) => route.fulfill(isMissing));
      await page.goto("/log");
      await logMeals(page, "two eggs and toast");
      await expect(page.getByText("Unable to submit meal")).toBeVisible();
      await openTab(page, "Meals");
      await expect(page.getByText("What you typed and logged is safe.")).toBeVisible();

      // The page of the new version names the new files and calls.
      await page.unrouteAll();
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByText("No meals yet")).toBeVisible();
      await openTab(page, "Log");
      await expect(box).toHaveValue("two eggs and toast");
      await page.getByRole("button", { name: "Log Meals" }).click();
      await expect(page.getByText("Completed", { exact: true })).toBeVisible();
      expect(
        troubles.every((text) =>
          /404|imported module|Service Worker registration blocked/.test(text),
        ),
        troubles.join("\n"),
      ).toBe(true);
      troubles.length = 0;
    },
  );
});
