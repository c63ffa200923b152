import { errors, type QueueRequest, routes } from "@morsel/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { preventImageLoads } from "../../../testing/no-pictures.ts";
import { renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => preventImageLoads());
afterEach(() => vi.restoreAllMocks());

const box = () => page.getByLabelText("Meal description");
const logMeals = () => page.getByRole("button", { name: "Log Meals" });
const tray = () => page.getByRole("region", { name: "Photo" });
const lunch = new File([new Uint8Array(400)], "lunch.jpg", { type: "image/jpeg" });
const choose = (file = lunch) => userEvent.upload(page.getByTestId("photo-file"), file);
/** For a large file: `userEvent.upload` would send it through the test runner. */
async function chooseInPage(file: File): Promise<void> {
  await expect.element(page.getByTestId("photo-file")).toBeInTheDocument();
  const input = page.getByTestId("photo-file").element() as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
const firstId = "1".padStart(32, "0");

const sent = (server: FakeServer) =>
  server.callsTo("POST", routes.queue).map(({ body }) => body as QueueRequest);

test("a photo is uploaded, shown, and sent with the text", async () => {
  const { server } = await renderApp("/log");
  await box().fill("two eggs");
  await choose();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
  expect(server.photos.get(firstId)?.name).toBe("lunch.jpg");
  expect(sessionStorage.getItem("dashboard-photo")).toBe(firstId);
  await expect.element(tray().getByText(/the estimate uses your words/)).toBeVisible();
  await logMeals().click();
  await expect.element(box()).toHaveValue("");
  expect(sent(server)).toMatchObject([{ message: "two eggs", photo_id: firstId }]);
  await expect.element(tray()).not.toBeInTheDocument();
  expect(sessionStorage.getItem("dashboard-photo")).toBeNull();
  await expect.element(page.getByText("With a photo:")).toBeInTheDocument();
});

test("a photo without text is sent if a model reads photos, and the screen says that an AI looks at it", async () => {
  const { server } = await renderApp("/log", (fake) => {
    fake.modelStatus = { mode: "hard", sent_to: "api.test", reads_photos: true, consent: true };
  });
  await expect.element(logMeals()).toBeDisabled();
  await choose();
  await expect.element(tray().getByText(/The AI looks at the photo/)).toBeVisible();
  await logMeals().click();
  await expect.element(tray()).not.toBeInTheDocument();
  expect(sent(server)).toMatchObject([{ message: "", photo_id: firstId }]);
});

test("a photo without text stays, with the server's message, if no model reads photos", async () => {
  await renderApp("/log");
  await choose();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
  await logMeals().click();
  await expect.element(page.getByText(errors.photo_needs_words.message)).toBeVisible();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
});

test.each([
  ["the server's message", () => refusal("photo_heic"), errors.photo_heic.message],
  [
    "a default message",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "The photo could not be sent. Check the connection and try again.",
  ],
])("a rejected photo shows %s, and the text stays", async (_name, answer, words) => {
  const { server } = await renderApp("/log");
  await box().fill("two eggs");
  server.answer(`POST ${routes.photos}`, answer);
  await choose();
  await expect.element(tray().getByRole("alert").getByText(words)).toBeVisible();
  await expect.element(box()).toHaveValue("two eggs");
  await expect.element(logMeals()).toBeDisabled();
  server.recover(`POST ${routes.photos}`);
  await page.getByRole("button", { name: "Send the photo again" }).click();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
  await expect.element(logMeals()).toBeEnabled();
});

test("a photo that is too large is not uploaded", async () => {
  const { server } = await renderApp("/log");
  await chooseInPage(new File([new Uint8Array(12 * 1024 * 1024 + 1)], "big.jpg"));
  await expect.element(page.getByText(errors.photo_too_large.message)).toBeVisible();
  expect(server.callsTo("POST", routes.photos)).toHaveLength(0);
});

test("during the upload, the progress is shown and the photo can be removed, which moves the focus to the text box", async () => {
  const { server } = await renderApp("/log");
  await box().fill("two eggs");
  server.answer(`POST ${routes.photos}`, () => new Promise(() => undefined));
  await choose();
  await expect
    .element(page.getByRole("progressbar", { name: "Sending the photo" }))
    .toHaveAttribute("value", "0.5");
  await expect.element(logMeals()).toBeDisabled();
  (page.getByRole("button", { name: "Remove the photo" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tray()).not.toBeInTheDocument();
  await expect.element(box()).toHaveFocus();
  await expect.element(logMeals()).toBeEnabled();
});

test("the photo is kept after a reload", async () => {
  const { unmount } = await renderApp("/log");
  await choose();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
  await unmount();
  await renderApp("/log");
  await expect.element(tray().getByRole("img")).toHaveAttribute("data-src", routes.photo(firstId));
});

test("Retry puts the photo of a failed job back into the box", async () => {
  await renderApp("/log", (fake) => {
    fake.jobs = [
      {
        id: "job-1",
        message: "",
        photo_id: firstId,
        status: "failed",
        error: "No food in that.",
        created_at: new Date().toISOString(),
      },
    ];
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(tray().getByRole("img")).toBeInTheDocument();
});

test("adding a photo while signed out asks to sign in", async () => {
  await renderApp("/log", (fake) => {
    fake.user = null;
  });
  await page.getByRole("button", { name: "Add a photo" }).click();
  await expect
    .element(page.getByText("Sign in to start logging and save your meals"))
    .toBeVisible();
});

test("a file that is not a photo is refused at once, and the text can be logged", async () => {
  const { server } = await renderApp("/log");
  await box().fill("two eggs");
  await choose(new File(["a,b"], "meals.csv", { type: "text/csv" }));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("That file is not a photo. Choose a JPEG, PNG or WebP file.");
  await expect.element(tray()).not.toBeInTheDocument();
  await logMeals().click();
  await expect.element(box()).toHaveValue("");
  expect(server.photos.size).toBe(0);
  await choose();
  await expect.element(tray()).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
