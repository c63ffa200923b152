import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EveryRoute } from "../testing/every-route.ts";

describe("odd requests", () => {
  let every: EveryRoute;
  beforeAll(async () => {
    every = await EveryRoute.start("sqlite");
    await every.app.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => every.close());

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "%s as a column, a kind, a part of a form, an id or a key is refused or ignored [V38]",
    async (name) => {
      const { person, its } = await every.settle();
      const before = JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype));
      const put = (payload: object | string) =>
        person.request({
          ...{ method: "PUT", url: routes.preferences, payload },
          headers: { "content-type": "application/json" },
        });
      const form = new FormData();
      form.append(name, new File(["x"], name));
      const url = routes.meal(its.meal);
      const operations = [{ kind: name, item: 0 }];
      const refused = [
        await put({ mealsVisibleColumns: [name] }),
        await put(`{"mealsVisibleColumns":["calories"],"${name}":{"polluted":true}}`),
        await person.request({ method: "PATCH", url, payload: { version: 1, operations } }),
        await person.get(`${routes.meals}?${name}=1`),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
      expect((await person.get(`${routes.meals}/${name}`)).statusCode).toBe(404);
      const { port } = every.app.app.server.address() as AddressInfo;
      const sent = await fetch(`http://127.0.0.1:${port}${routes.photos}`, {
        ...{ method: "POST", body: form, headers: { cookie: person.cookie } },
      });
      expect(sent.status).toBe(400);
      expect(JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype))).toBe(before);
      expect({}).not.toHaveProperty("polluted");
    },
  );

  it.each([
    ["TRACE", ["TRACE /api/auth/user HTTP/1.1", "x-secret: plum"], /^HTTP\/1\.1 40[0-5] /],
    [
      "a method in a header",
      ["POST MEAL HTTP/1.1", "x-http-method-override: DELETE", "content-length: 0"],
      /^HTTP\/1\.1 404 /,
    ],
    [
      "a method in the query",
      ["POST MEAL?_method=DELETE HTTP/1.1", "content-length: 0"],
      /^HTTP\/1\.1 404 /,
    ],
    ["a key twice in the query", ["GET MEALS?limit=1&limit=2 HTTP/1.1"], /^HTTP\/1\.1 400 /],
    [
      "two lengths",
      ["POST QUEUE HTTP/1.1", "content-length: 5", "content-length: 6"],
      /^HTTP\/1\.1 400 /,
    ],
    [
      "a length and chunks",
      ["POST QUEUE HTTP/1.1", "content-length: 5", "transfer-encoding: chunked"],
      /^HTTP\/1\.1 400 /,
    ],
  ])("%s is refused and does nothing [V29]", async (_name, head, refusal) => {
    const { person, its } = await every.settle();
    const { port } = every.app.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const request = [...head, "host: localhost", `cookie: ${person.cookie}`, "connection: close"]
      .join("\r\n")
      .replace("MEALS", routes.meals)
      .replace("MEAL", routes.meal(its.meal))
      .replace("QUEUE", routes.queue);
    socket.write(`${request}\r\n\r\n`);
    const answer = await readText(socket);
    expect(answer).toMatch(refusal);
    expect(answer).not.toContain("plum");
    expect((await person.get(routes.meal(its.meal))).statusCode).toBe(200);
    expect((await person.get(routes.jobs)).json().items).toHaveLength(1);
  });
});
