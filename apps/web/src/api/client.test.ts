import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../platform/language.ts";
import { callApi, getJson } from "./client.ts";

afterEach(() => setLanguage("en"));

test.each([
  ["the text of the body", new Response("no soup today", { status: 503 }), "503: no soup today"],
  [
    "the status text if the body is empty",
    new Response("", { status: 502, statusText: "Bad Gateway" }),
    "502: Bad Gateway",
  ],
])(
  "a failed call throws an error with its status and %s [S8.generic]",
  async (_, answer, words) => {
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    await expect(callApi("/api/soup")).rejects.toMatchObject({ message: words });
  },
);

test("a call says in which language the screens are", async () => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", fetched);
  await setLanguage("pt-BR");
  await getJson("/api/soup");
  expect(fetched.mock.lastCall?.[1].headers).toMatchObject({ "Accept-Language": "pt-BR" });
});
