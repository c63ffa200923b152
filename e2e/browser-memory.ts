import type { Page } from "@playwright/test";

/** All data that the browser stores for this site, except the program, as one text. */
export function readBrowserMemory(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const told: unknown[] = [{ ...sessionStorage }, { ...localStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isProgram = /\.(js|css|woff2)$/.test(request.url);
        told.push(request.url, isProgram ? "" : await answer?.text());
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? "");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        told.push(
          await new Promise((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(told);
  });
}

/** Waits until the service worker has cached the files of the app. */
export async function untilReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}
