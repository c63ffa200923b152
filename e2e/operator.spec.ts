import { Account, newEmail, password } from "./account.ts";
import { cheaperServer } from "./cheaper-server.ts";
import { expect, test as journey } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { Morsel } from "./start-morsel.ts";

const test = journey.extend<object, { operated: Morsel }>({
  operated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const morsel = await Morsel.start({}, { nodeOptions: cheaperServer });
      await use(morsel);
      await morsel.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ operated }, use) => {
    await use(operated.url);
  },
});

/** A release of FoodData Central with one food. */
const release = {
  FoundationFoods: [
    {
      fdcId: 321_358,
      description: "Hummus, commercial",
      dataType: "Foundation",
      publicationDate: "4/1/2019",
      foodNutrients: [
        { nutrient: { id: 1008, number: "208", unitName: "kcal" }, amount: 229 },
        { nutrient: { id: 1003, number: "203", unitName: "g" }, amount: 7.35 },
        { nutrient: { id: 1004, number: "204", unitName: "g" }, amount: 17.1 },
        { nutrient: { id: 1005, number: "205", unitName: "g" }, amount: 14.9 },
      ],
      foodPortions: [],
    },
  ],
};

// One after the other in one process, which starts one server.
test.describe.configure({ mode: "default" });

test("the first account operates the installation: people, invitations, foods and backups", async ({
  page,
  context,
  operated,
  browser,
}) => {
  test.slow();
  const operator = await Account.create(operated.url);
  const other = await Account.create(operated.url);
  await other.logUntilStored("two boiled eggs");
  await context.addCookies(operator.browserCookies());
  await page.goto("/profile");
  await page.getByRole("link", { name: "Operate" }).click();
  await expect(page.getByRole("heading", { name: "Operate Morsel" })).toBeVisible();
  const people = page.getByRole("region", { name: "People" });
  await expect(people).toContainText(other.email);
  await expect(people).toContainText("1 meal");
  await expect(page.getByRole("main")).not.toContainText(/boiled/i);
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectFaultless(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await people.getByRole("button", { name: `Disable ${other.email}` }).click();
  await page.getByRole("button", { name: "Disable", exact: true }).click();
  await expect(people).toContainText("Disabled, since");
  await expect(other.listMeals()).rejects.toThrow("sign_in_required");
  await people.getByRole("button", { name: `Enable ${other.email}` }).click();
  await expect(people).not.toContainText("Disabled, since");
  await people.getByRole("button", { name: `Delete ${other.email}` }).click();
  await expectFaultless(page, { within: "[role=dialog]" });
  await page.getByLabel("Your own password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(people).not.toContainText(other.email);

  const signUp = page.getByRole("region", { name: "New accounts" });
  await signUp.getByRole("switch", { name: "Open to everyone" }).click();
  await expect(signUp).toContainText("Only people with an invitation");
  await signUp.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("For whom").fill("Ben");
  await page.getByRole("button", { name: "Make link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  const guest = await (await browser.newContext()).newPage();
  const create = async (address: string) => {
    await guest.goto(address);
    await guest.getByLabel("Email").fill(newEmail());
    await guest.getByLabel("Password", { exact: true }).fill(password);
    await guest.getByRole("button", { name: "Create account", exact: true }).click();
  };
  await create(`${operated.url}/sign-in?mode=create`);
  await expect(guest.getByRole("alert")).toContainText("New accounts need an invitation here");
  await create(link);
  await expect(guest.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  await guest.context().close();
  await page.reload();
  await expect(signUp).toContainText("Used on");
  await signUp.getByRole("switch", { name: "Open to everyone" }).click();
  await expect(signUp).toContainText("Everyone who reaches this Morsel");

  const foods = page.getByRole("region", { name: "Foods", exact: true });
  const content = Buffer.from(JSON.stringify(release));
  await foods
    .getByLabel("File of foods")
    .setInputFiles({ name: "foundation.json", mimeType: "application/json", buffer: content });
  await expect(foods).toContainText("They are used after a restart.");
  await expect(foods).toContainText("USDA Foundation");
  await foods
    .getByLabel("File of foods")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") });
  await expect(foods.getByRole("alert")).toContainText("foods.csv");

  const backups = page.getByRole("region", { name: "Backups" });
  await backups.getByRole("button", { name: "Back up" }).click();
  await expect(backups).toContainText("The backup was written.");
  await expect(backups).toContainText(/morsel-.*\.zip/);
  await expectFaultless(page);
});

test("the operator's page does not exist for others", async ({
  page,
  context,
  operated,
  troubles,
}) => {
  // The first account of this server may be that of the other journey.
  await Account.create(operated.url);
  const other = await Account.create(operated.url);
  await context.addCookies(other.browserCookies());
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Signing in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Operate" })).toHaveCount(0);
  troubles.splice(0, troubles.length, ...troubles.filter((text) => !/status of 404/.test(text)));
});
