import sharp from "sharp";
import { expect } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

/** A photo as a camera writes it: large, rotated, with the location in its metadata. */
const takePhoto = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#b4733c" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 30/1" } })
    .jpeg()
    .toBuffer();

test("a meal with a photo is shared, opened without an account, and its link revoked [S2.guess.1, S2.guess.3, V60]", async ({
  page,
  signUp,
  browser,
  viewport,
  baseURL,
}) => {
  // Two users, six pages and two checks with axe.
  test.slow();
  const account = await signUp();
  await page.goto("/log");
  await page.getByRole("textbox", { name: "Meal description" }).fill("200 g of salmon");
  await page.getByTestId("photo-file").setInputFiles({
    name: "IMG_0001.JPG",
    mimeType: "image/jpeg",
    buffer: await takePhoto(),
  });
  const tray = page.getByRole("region", { name: "Photo" });
  await expect(tray.getByRole("img")).toBeVisible();
  await expect(tray.getByText(/the estimate uses your words/)).toBeVisible();
  await expectFaultless(page);
  await page.getByRole("button", { name: "Log Meals" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(tray).toBeHidden();

  const [meal] = await account.listMeals();
  await page.goto(`/meals/${meal?.id}`);
  const photo = page.getByRole("img", { name: /as it was sent/ });
  await expect(photo).toBeVisible();
  await expect(
    page.getByText("The photo was kept; the estimate comes from your words."),
  ).toBeVisible();
  // Upright: the camera was rotated.
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this meal" });
  await dialog.getByRole("checkbox", { name: "Show the photo, too" }).check();
  await expectFaultless(page, { within: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Make Link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();

  const stranger = await browser.newContext({ viewport });
  const guest = await stranger.newPage();
  await guest.goto(link);
  const energy = Math.round(meal?.macros.calories_kcal ?? Number.NaN);
  await expect(guest.getByText(`${energy} kcal`).first()).toBeVisible();
  await expect(guest.getByRole("img", { name: "The meal" })).toBeVisible();
  await expect(guest.getByRole("region", { name: "Item breakdown" })).toContainText("200 g");
  const card = await guest.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await sharp(await (await guest.request.get(card ?? "")).body()).metadata();
  expect([drawn.width, drawn.height]).toEqual([1200, 630]);
  const image = await guest.getByRole("img", { name: "The meal" }).getAttribute("src");

  await page.goto("/profile");
  const links = page.getByRole("region", { name: "Shared links" });
  await expect(links.getByText(/^With photo, until/)).toBeVisible();
  await links.getByRole("button", { name: /^End the link/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End link" }).click();
  await expect(links.getByText(/Nothing is shared/)).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Unable to Load Meal" })).toBeVisible();
  for (const gone of [`${baseURL}${image}`, card ?? ""]) {
    expect((await guest.request.get(gone)).status(), gone).toBe(404);
  }
  await stranger.close();
});
