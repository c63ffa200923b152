import { createHmac } from "node:crypto";
import {
  type NewWebhook,
  routes,
  testWebhookRoute,
  type WebhookList,
  webhookRoute,
} from "@morsel/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isPublicOrHomeAddress } from "../../http/public-address.ts";
import { databases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type SeenEvent, WebhookReceiver } from "../../testing/webhook-receiver.ts";
import { deliveryDelaysMs } from "./perform-webhook-job.ts";
import { isWebhookUrl } from "./webhook-url.ts";

describe.each(databases)("webhooks on %s", (database) => {
  let test: TestApp;
  let receiver: WebhookReceiver;
  let ann: Person;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    test = await startTestApp({
      database,
      reader: eggReader,
      environment: { WEBHOOK_PRIVATE_NETWORKS: "allow" },
      timing: { pollIntervalMs: 10 },
    });
  });
  afterAll(async () => {
    await test.close();
    await receiver.close();
  });
  beforeEach(async () => {
    ann = await test.signUp();
    receiver.forget();
  });

  const add = async (person = ann): Promise<NewWebhook> =>
    (await person.post(routes.webhooks, { url: receiver.url })).json();
  const list = async () => (await ann.get(routes.webhooks)).json<WebhookList>().items;
  const logMeal = async (person = ann) => {
    const body = { amounts: { calories_kcal: 350 }, title: "Birthday cake" };
    await person.post(routes.quickAdd, body);
    return (await person.get(routes.meals)).json().items[0];
  };
  /** Workers look at the user's jobs now. */
  const makeReady = () =>
    test.queries
      .updateTable("job_queue")
      .set({ ready_at: 0 })
      .where("user_id", "=", ann.userId)
      .execute();
  const bodyOf = ({ body }: SeenEvent) => JSON.parse(body);

  it("a meal that is logged, edited and deleted is reported with its newest state", async () => {
    await add();
    const meal = await logMeal();
    expect(bodyOf(await receiver.asked(1))).toEqual({
      type: "meal.logged",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { meal_id: meal.id, meal: expect.objectContaining({ title: "Birthday Cake" }) },
    });
    const operations = [{ kind: "rename", title: "Two cakes" }];
    await ann.request({
      method: "PATCH",
      url: routes.meal(meal.id),
      payload: { version: 1, operations },
    });
    const edited = bodyOf(await receiver.asked(2));
    expect([edited.type, edited.data.meal.title]).toEqual(["meal.edited", "Two cakes"]);
    await ann.delete(routes.meal(meal.id));
    const deleted = bodyOf(await receiver.asked(3));
    expect([deleted.type, deleted.data]).toEqual([
      "meal.deleted",
      { meal_id: meal.id, meal: null },
    ]);
    await ann.post(routes.restoreMeal(meal.id));
    expect(bodyOf(await receiver.asked(4)).type).toBe("meal.logged");
  });

  it("a meal of a message is reported", async () => {
    await add();
    await ann.send("an egg");
    expect(bodyOf(await receiver.asked(1)).data.meal.items).toHaveLength(1);
  });

  it("an event is signed with the secret that was shown once", async () => {
    const { secret, id } = await add();
    await logMeal();
    const { headers, body } = await receiver.asked(1);
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    expect(key).toHaveLength(32);
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
    const shown = await list();
    expect(shown.map((one) => one.id)).toEqual([id]);
    expect(JSON.stringify(shown)).not.toContain(secret.slice(6));
  });

  it("the events of a user reach no webhook of another user", async () => {
    await add();
    const ben = await test.signUp();
    await logMeal(ben);
    const meal = await logMeal();
    expect(bodyOf(await receiver.asked(1)).data.meal_id).toBe(meal.id);
    expect(receiver.questions).toHaveLength(1);
  });

  it("a delivery that fails is repeated after a minute with the same id, and the list says so until it succeeds", async () => {
    await add();
    receiver.answers.push((response) => void response.writeHead(500).end());
    await logMeal();
    const first = await receiver.asked(1);
    await vi.waitFor(async () => expect((await list())[0]?.problem).toBe("unreachable"), soon);
    const waiting = () =>
      test.queries
        .selectFrom("webhook_jobs")
        .select(["id", "run_after", "created_at", "delivery"])
        .where("user_id", "=", ann.userId)
        .where("status", "=", "queued")
        .execute();
    const [again] = await waiting();
    expect(again?.delivery).toBe(2);
    expect((again?.run_after ?? 0) - (again?.created_at ?? 0)).toBe(60_000);
    // The minute is over.
    await test.queries
      .updateTable("webhook_jobs")
      .set({ run_after: 0 })
      .where("user_id", "=", ann.userId)
      .execute();
    await makeReady();
    const second = await receiver.asked(2);
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    await vi.waitFor(async () => {
      const [shown] = await list();
      expect(shown?.problem).toBeNull();
      expect(shown?.last_delivered_at).not.toBeNull();
    }, soon);
    expect(await waiting()).toEqual([]);
  });

  it("an event is given up after the last delivery", async () => {
    await add();
    receiver.answers.push((response) => void response.writeHead(500).end());
    receiver.answers.push((response) => void response.writeHead(404).end());
    await logMeal();
    await receiver.asked(1);
    const jobs = () =>
      test.queries
        .selectFrom("webhook_jobs")
        .selectAll()
        .where("user_id", "=", ann.userId)
        .execute();
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(2), soon);
    await test.queries
      .updateTable("webhook_jobs")
      .set({ run_after: 0, delivery: deliveryDelaysMs.length + 1 } as never)
      .where("user_id", "=", ann.userId)
      .where("status", "=", "queued")
      .execute();
    await makeReady();
    await receiver.asked(2);
    await vi.waitFor(async () => {
      expect((await jobs()).map(({ status }) => status)).toEqual(["completed", "completed"]);
    }, soon);
    expect((await list())[0]?.problem).toBe("unreachable");
  });

  it("a removed webhook gets no more events", async () => {
    const { id } = await add();
    receiver.answers.push((response) => void response.writeHead(500).end());
    await logMeal();
    await receiver.asked(1);
    expect((await ann.delete(webhookRoute(id))).statusCode).toBe(204);
    expect((await ann.delete(webhookRoute(id))).json().error).toBe("webhook_not_found");
    await logMeal();
    expect(receiver.questions).toHaveLength(1);
  });

  it("a test is sent at once, and says if the address accepted it", async () => {
    const { id } = await add();
    expect((await ann.post(testWebhookRoute(id))).statusCode).toBe(204);
    expect(bodyOf(await receiver.asked(1)).type).toBe("test");
    receiver.answers.push(
      (response) => void response.writeHead(302, { location: receiver.url }).end(),
    );
    const refused = await ann.post(testWebhookRoute(id));
    expect([refused.statusCode, refused.json().error]).toEqual([502, "webhook_not_delivered"]);
    expect(receiver.questions).toHaveLength(2);
    const ben = await test.signUp();
    expect((await ben.post(testWebhookRoute(id))).statusCode).toBe(404);
  });

  it("a user can have ten", async () => {
    for (let count = 0; count < 10; count += 1) await add();
    const answer = await ann.post(routes.webhooks, { url: receiver.url });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "too_many_webhooks"]);
  });
});

describe("private networks", () => {
  it("are refused unless the operator allows them, also for a webhook that was added before", async () => {
    const receiver = await WebhookReceiver.start();
    const test = await startTestApp({ database: "sqlite" });
    const ann = await test.signUp();
    const answer = await ann.post(routes.webhooks, { url: receiver.url });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "webhook_url_refused"]);
    const url = "https://tools.example.com/morsel";
    const { id } = (await ann.post(routes.webhooks, { url })).json();
    await test.queries
      .updateTable("webhooks")
      .set({ url: receiver.url } as never)
      .execute();
    expect((await ann.post(testWebhookRoute(id))).statusCode).toBe(502);
    const [shown] = (await ann.get(routes.webhooks)).json<WebhookList>().items;
    expect(shown?.problem).toBe("private_network");
    expect(receiver.questions).toEqual([]);
    await test.close();
    await receiver.close();
  });

  it.each([
    ["https://tools.example.com/a?b=c", true, true],
    ["https://tools.example.com:8443/", true, true],
    ["https://8.8.8.8/", true, true],
    ["http://tools.example.com/", false, true],
    ["http://homeassistant.local:8123/api/webhook/x", false, true],
    ["https://nas/", false, true],
    ["https://192.168.1.20/", false, true],
    ["http://127.0.0.1:1880/", false, true],
    ["http://[fd00::1]/", false, true],
    ["https://169.254.169.254/latest/meta-data", false, false],
    ["http://[fe80::1]/", false, false],
    ["http://0.0.0.0/", false, false],
    ["https://user:secret@tools.example.com/", false, false],
    ["ftp://tools.example.com/", false, false],
    ["file:///etc/passwd", false, false],
  ])("%s is an address: %s, with private networks: %s [V81]", (url, usually, atHome) => {
    expect(isWebhookUrl(url, false)).toBe(usually);
    expect(isWebhookUrl(url, true)).toBe(atHome);
  });

  it("no address of a cloud's own services is one of a home", () => {
    expect(isPublicOrHomeAddress("169.254.169.254")).toBe(false);
    expect(isPublicOrHomeAddress("::ffff:169.254.169.254")).toBe(false);
    expect(isPublicOrHomeAddress("192.168.1.20")).toBe(true);
  });
});
