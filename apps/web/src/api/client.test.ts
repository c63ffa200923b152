import { expect, test, vi } from "vitest";
import { callApi } from "./client.ts";

test.each([
  ["the body's text", new Response("no soup today", { status: 503 }), "503: no soup today"],
  [
    "the status text where there is no body",
    new Response("", { status: 502, statusText: "Bad Gateway" }),
    "502: Bad Gateway",
  ],
])("a call without success fails by its status and %s [S8.generic]", async (_, answer, words) => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  await expect(callApi("/api/soup")).rejects.toMatchObject({ message: words });
});
