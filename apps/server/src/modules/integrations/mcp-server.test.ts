import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { errors, type MealList, routes, type TokenScope, weekdayIds } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { importSampleProducts, sampleProducts } from "../../testing/sample-products.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callWith, makeToken } from "../../testing/token-holder.ts";

describe.each(mainDatabases)("MCP server on %s", (database) => {
  let test: TestApp;
  let url: URL;
  const clients: Client[] = [];
  beforeAll(async () => {
    test = await startTestApp({ database });
    url = new URL(routes.mcp, await test.app.listen({ port: 0, host: "127.0.0.1" }));
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await test.close();
  });

  async function connect(token: string): Promise<Client> {
    const client = new Client({ name: "test", version: "1" });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    // The library's own types differ by an optional field.
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }) as Transport);
    clients.push(client);
    return client;
  }

  async function assist(scope: TokenScope = "write"): Promise<{ person: Person; client: Client }> {
    const person = await test.signUp();
    return { person, client: await connect((await makeToken(person, scope)).token) };
  }

  interface Answer {
    readonly isError: boolean;
    readonly words: string;
    // biome-ignore lint/suspicious/noExplicitAny: the tests check each field of the result.
    readonly figures: any;
  }

  async function use(client: Client, name: string, args: object): Promise<Answer> {
    const answer = await client.callTool({ name, arguments: { ...args } });
    const content = answer.content as readonly { readonly text: string }[];
    return {
      isError: answer.isError === true,
      words: content.map(({ text }) => text).join("\n"),
      figures: answer.structuredContent,
    };
  }

  it("lists its tools with descriptions, described arguments and a read-only hint", async () => {
    const { client } = await assist("read");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "log_meal",
      "edit_meal",
      "list_meals",
      "day_summary",
      "list_my_foods",
      "save_recipe",
      "find_product",
      "log_product",
    ]);
    for (const tool of tools) {
      expect(tool.description?.length).toBeGreaterThan(60);
      const wishes = Object.values(tool.inputSchema.properties ?? {}) as { description?: string }[];
      for (const wish of wishes) expect(wish.description, tool.name).toMatch(/\w{3}/);
      const isReading = ["list_meals", "day_summary", "list_my_foods", "find_product"].includes(
        tool.name,
      );
      expect(tool.annotations?.readOnlyHint, tool.name).toBe(isReading);
    }
    expect(client.getInstructions()).toContain("Unknown is not zero");
  });

  it("logs a meal and returns its receipt, edits it, lists it and sums up its day", async () => {
    const { person, client } = await assist();
    const logged = await use(client, "log_meal", {
      description: "2 boiled eggs and a slice of toast yesterday at 8 am",
      time_zone: "Europe/Paris",
    });
    expect(logged.isError).toBe(false);
    const [meal] = (await person.get(routes.meals)).json<MealList>().items;
    expect(logged.figures.meals[0]).toMatchObject({
      id: meal?.id,
      macros: meal?.macros,
      local_day: meal?.local_day,
    });
    for (const item of meal?.items ?? []) {
      expect(logged.words).toContain(`${item.source} ${item.source_id}`);
      expect(logged.words).toContain(item.food);
    }
    expect(logged.words).toContain(`Meal id: ${meal?.id}`);

    const changed = await use(client, "edit_meal", {
      meal_id: meal?.id,
      instructions: "remove the toast",
    });
    expect(changed.words).toMatch(/^Changed\./);
    expect(changed.figures.meal.items).toHaveLength((meal?.items.length ?? 0) - 1);

    const day = meal?.local_day ?? "";
    const listed = await use(client, "list_meals", { day });
    expect(listed.figures.meals).toEqual([changed.figures.meal]);
    const summed = await use(client, "day_summary", { day });
    const energy = summed.figures.totals.find(({ id }: { id: string }) => id === "calories_kcal");
    expect(energy).toEqual({
      id: "calories_kcal",
      amount: changed.figures.meal.macros.calories_kcal,
      reported_by_meals: 1,
      target: { low: 2000, high: 2000 },
    });
    expect(summed.words).toContain(`${Math.round(energy.amount)} kcal (target: 2000 kcal)`);
  });

  it("lists the user's own foods, which log_meal uses by name, without energy if the user hides it", async () => {
    const { person, client } = await assist();
    expect((await use(client, "list_my_foods", {})).words).toContain("There are no own foods");
    const figures = { calories_kcal: 210, protein_g: 20 };
    const bar = { kind: "food", name: "Zing bar", other_names: [], per: "serving", serving_g: 50 };
    await person.post(routes.ownFoods, { ...bar, figures });
    const listed = await use(client, "list_my_foods", {});
    expect(listed.words).toBe("- Zing bar, 1 serving: calories 210 kcal, protein 20 g");
    expect(listed.figures.foods).toMatchObject([{ name: "Zing bar", figures }]);
    const logged = await use(client, "log_meal", { description: "2 zing bars" });
    expect(logged.words).toContain("Your own food: Zing bar");
    await person.request({
      method: "PUT",
      url: routes.preferences,
      payload: { hide_energy: true },
    });
    const hidden = await use(client, "list_my_foods", {});
    expect(hidden.words + JSON.stringify(hidden.figures)).not.toMatch(/kcal|energy|calorie/i);
  });

  it("saves a recipe, which log_meal uses by name, and names what it could not count", async () => {
    const { client } = await assist();
    const recipe = { name: "zing stew", ingredients: ["500 g beef mince", "1 blorb zog"] };
    const saved = await use(client, "save_recipe", { ...recipe, servings: 4 });
    expect(saved.isError).toBe(false);
    expect(saved.words).toContain("- zing stew, 1 serving: calories");
    expect(saved.words).toContain("Not counted: ");
    expect(saved.figures.not_counted).toHaveLength(1);
    const listed = await use(client, "list_my_foods", {});
    expect(listed.figures.foods).toMatchObject([
      { name: "zing stew", kind: "recipe", ingredients: recipe.ingredients },
    ]);
    const logged = await use(client, "log_meal", { description: "a serving of zing stew" });
    const [meal] = logged.figures.meals;
    expect(meal.macros.calories_kcal).toBeCloseTo(saved.figures.recipe.figures.calories_kcal, 0);
    const again = await use(client, "save_recipe", recipe);
    expect(again.isError).toBe(true);
  });

  it("uses the user's own targets, and does not mention energy if the user hides it", async () => {
    const { person, client } = await assist();
    const targets = { protein_g: { low: 60, high: null, made_by: "hand" } };
    const payload = { hide_energy: true, targets, mealsVisibleColumns: ["calories", "protein"] };
    await person.request({ method: "PUT", url: routes.preferences, payload });
    const logged = await use(client, "log_meal", { description: "2 boiled eggs" });
    const [meal] = logged.figures.meals;
    const day = meal.local_day;
    const summed = await use(client, "day_summary", { day });
    expect(summed.words).toContain("(target: at least 60 g)");
    expect(summed.figures.score).toBe(Math.round((100 * meal.macros.protein_g) / 60));
    const weekday = weekdayIds[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
    const ofWeekday = {
      weekday_targets: { [weekday]: { protein_g: { ...targets.protein_g, low: 90 } } },
    };
    await person.request({ method: "PUT", url: routes.preferences, payload: ofWeekday });
    const again = await use(client, "day_summary", { day });
    expect(again.words).toContain("(target: at least 90 g)");
    expect(again.figures.score).toBe(Math.round((100 * meal.macros.protein_g) / 90));
    const edit = { meal_id: meal.id, instructions: "add a banana" };
    const others = [await use(client, "list_meals", { day }), await use(client, "edit_meal", edit)];
    for (const { words, figures } of [logged, summed, ...others]) {
      expect(words + JSON.stringify(figures)).not.toMatch(/kcal|energy|calorie/i);
    }
  });

  it("finds products by barcode and words, with their notice, and logs an amount of one", async () => {
    await importSampleProducts(test.config.dataDir);
    const { person, client } = await assist();
    const { biscuits, cola } = sampleProducts;
    const found = await use(client, "find_product", { barcode: biscuits });
    expect(found.words).toContain("Oat Biscuits (Hill Farm), 100 g: calories 420 kcal");
    expect(found.words).toContain("Portions: serving (25 g), biscuits (12.5 g), package (300 g)");
    expect(found.words).toContain("Open Database License");
    const searched = await use(client, "find_product", { query: "fizzaro" });
    expect(searched.words).toBe(`- Cherry Cola (Fizzaro), 42 kcal in 100 ml, barcode ${cola}`);
    expect((await use(client, "find_product", { query: "blorb" })).words).toMatch(/^No product/);
    const logged = await use(client, "log_product", {
      barcode: biscuits,
      amount: 2,
      portion: "biscuits",
    });
    expect(logged.words).toContain(`Open Food Facts ${biscuits}`);
    expect(logged.figures.meal.macros.calories_kcal).toBe(105);
    for (const [tool, args] of [
      ["find_product", { barcode: "5000000000098" }],
      ["log_product", { barcode: "5000000000098", amount: 1 }],
    ] as const)
      expect((await use(client, tool, args)).words).toContain("No product with this barcode");
    const payload = { hide_energy: true };
    await person.request({ method: "PUT", url: routes.preferences, payload });
    for (const args of [{ barcode: biscuits }, { query: "fizzaro" }]) {
      const { words, figures } = await use(client, "find_product", args);
      expect(words + JSON.stringify(figures)).not.toMatch(/kcal|energy|calorie/i);
    }
    const reader = await assist("read");
    const refused = await use(reader.client, "log_product", { barcode: biscuits, amount: 1 });
    expect(refused.words).toMatch(/token can only read/);
  });

  it("reports an empty day, and an account without meals", async () => {
    const { client } = await assist("read");
    expect((await use(client, "day_summary", { day: "2020-01-01" })).words).toBe(
      "Nothing is logged on 2020-01-01.",
    );
    expect((await use(client, "list_meals", {})).words).toBe("There are no meals.");
  });

  it.each<[string, string, object, RegExp]>([
    ["the food", "log_meal", { description: "blorb zog" }, /couldn't find any food/],
    ["the message", "log_meal", { description: "  " }, /Write what you ate first/],
    ["the time zone", "log_meal", { description: "an egg", time_zone: "Mars/Base" }, /IANA name/],
    ["the meal id", "edit_meal", { meal_id: "x", instructions: "double it" }, /Meal not found/],
    ["the day", "day_summary", { day: "yesterday" }, /day/],
    ["the limit", "list_meals", { limit: 500 }, /limit/],
    ["the tool", "delete_all", {}, /delete_all/],
  ])(
    "returns an error message and stores nothing if %s is invalid",
    async (_name, tool, args, words) => {
      const { person, client } = await assist();
      const answer = await use(client, tool, args);
      expect([answer.isError, answer.words]).toEqual([true, expect.stringMatching(words)]);
      expect((await person.get(routes.meals)).json().items).toEqual([]);
    },
  );

  it("states energy in kilojoules to a user who sees them; the figures for programs stay in kilocalories", async () => {
    const { person, client } = await assist();
    const targets = { calories_kcal: { low: null, high: 2000, made_by: "hand" } };
    const payload = { energy_unit: "kJ", targets };
    await person.request({ method: "PUT", url: routes.preferences, payload });
    await person.post(routes.ownFoods, {
      ...{ kind: "food", name: "Zing bar", other_names: [], per: "serving", serving_g: 50 },
      figures: { calories_kcal: 210 },
    });
    const logged = await use(client, "log_meal", { description: "a zing bar" });
    expect(logged.words).toContain("Zing bar, 50 g: 879 kJ;");
    expect(logged.figures.meals[0].macros.calories_kcal).toBe(210);
    const day = await use(client, "day_summary", { day: logged.figures.meals[0].local_day });
    expect(day.words).toContain("- Energy: 879 kJ (target: at most 8368 kJ)");
    const foods = await use(client, "list_my_foods", {});
    expect(foods.words).toBe("- Zing bar, 1 serving: energy 879 kJ");
    const listed = await use(client, "list_meals", {});
    for (const { words } of [logged, day, foods, listed]) expect(words).not.toContain("kcal");
  });

  it("a read-only token changes nothing, and the error says why [V04]", async () => {
    const { person, client } = await assist("read");
    const answer = await use(client, "log_meal", { description: "an egg" });
    expect([answer.isError, answer.words]).toEqual([true, errors.token_only_reads.message]);
    expect((await person.get(routes.jobs)).json().items).toEqual([]);
  });

  it("a token gives access only to its owner's meals [V01]", async () => {
    const [{ client: hers }, { client: his }] = [await assist(), await assist()];
    const logged = await use(hers, "log_meal", { description: "an egg" });
    const edit = { meal_id: logged.figures.meals[0].id, instructions: "double it" };
    expect((await use(his, "edit_meal", edit)).words).toBe("Meal not found");
    expect((await use(his, "list_meals", {})).figures.meals).toEqual([]);
  });

  it("an unknown or deleted token is refused [V03]", async () => {
    await expect(connect("morsel_nothing")).rejects.toThrow(/not known here/);
    const ann = await test.signUp();
    const { id, token } = await makeToken(ann);
    const client = await connect(token);
    await ann.delete(routes.token(id));
    await expect(client.listTools()).rejects.toThrow(/not known here/);
  });

  it("refuses GET and DELETE with 405 and an invalid message with 4xx", async () => {
    const { token } = await makeToken(await test.signUp());
    const send = (method: "GET" | "DELETE" | "POST", payload?: object) =>
      callWith(test, token, { method, url: routes.mcp, ...(payload ? { payload } : {}) });
    for (const method of ["GET", "DELETE"] as const) {
      const answer = await send(method);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
    }
    const odd = await send("POST", { hello: "there" });
    expect(odd.statusCode).toBeGreaterThanOrEqual(400);
    expect(odd.statusCode).toBeLessThan(500);
    expect(odd.headers["cache-control"]).toBe("no-store");
  });
});
