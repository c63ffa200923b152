import { productPaths, routes } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readStored } from "../../../platform/idb-store.ts";
import { setOnline } from "../../../testing/connection.ts";
import { sampleProduct } from "../../../testing/fake-products.ts";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleJob, sampleOwnFood } from "../../../testing/sample-meals.ts";

const biscuits = "5000159407236";
const dialog = () => page.getByRole("dialog");
const digits = () => dialog().getByLabelText("Or type the digits below the bars");
const lookUp = () => dialog().getByRole("button", { name: "Look up" });
const log = () => dialog().getByRole("button", { name: "Log", exact: true });

/** The camera is denied, unless a test replaces it. */
const askForCamera = vi.fn<typeof navigator.mediaDevices.getUserMedia>();

/** Whether the fake detector sees its codes. */
let isCodeShown: boolean;

/** A detector of the browser that reads these codes, one from each picture. */
const fakeDetector = (codes: string[]) =>
  class {
    static getSupportedFormats = async () => ["ean_13", "ean_8", "upc_a", "upc_e", "qr_code"];
    detect = async () => {
      const rawValue = isCodeShown ? codes.shift() : undefined;
      return rawValue === undefined ? [] : [{ rawValue }];
    };
  };

beforeEach(() => {
  isCodeShown = false;
  askForCamera.mockReset().mockRejectedValue(new DOMException("", "NotAllowedError"));
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(askForCamera);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openScanner(prepare: (fake: FakeServer) => void = () => undefined) {
  const { server } = await renderApp("/log", (fake) => {
    fake.jobs = [sampleJob({ id: "j1" })];
    prepare(fake);
  });
  await page.getByRole("button", { name: "Scan a barcode" }).click();
  await expect.element(dialog()).toBeVisible();
  return server;
}

async function type(text: string) {
  await digits().fill(text);
  await lookUp().click();
}

const logged = (server: FakeServer) =>
  server.callsTo("POST", routes.quickAdd).map(({ body }) => body);

describe("Scanning", () => {
  test("a search that takes long can be cancelled", async () => {
    await openScanner((fake) => {
      fake.answer(`POST ${productPaths.lookup}`, () => new Promise(() => undefined));
    });
    await type(biscuits);
    await expect.element(dialog().getByText(/^Looking up/)).toBeVisible();
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test("a denied camera is explained, and typed digits find the product, whose amount is logged", async () => {
    const server = await openScanner((fake) => {
      fake.products = [sampleProduct()];
    });
    await expect.element(dialog().getByText(/^The camera cannot be used/)).toBeVisible();
    await type("5000159407237");
    const mistake = dialog().getByText(/Check its digits/);
    await expect.element(mistake).toHaveStyle({ color: "var(--danger)" });
    expect(server.callsTo("POST", productPaths.lookup)).toEqual([]);
    await type(biscuits);
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
    await expect.element(dialog().getByText("105 kcal")).toBeVisible();
    await expect.element(dialog().getByText("From Open Food Facts (ODbL).")).toBeVisible();
    await dialog().getByRole("button", { name: "Half a pack" }).click();
    await expect.element(dialog().getByText("630 kcal")).toBeVisible();
    await log().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(logged(server)).toEqual([
      { food: { id: "product:off:05000159407236", amount: 0.5, portion: "package" } },
    ]);
    await expect.element(page.getByRole("button", { name: "Scan a barcode" })).toHaveFocus();
  });

  test("a drink is measured in millilitres, and grams have no portion", async () => {
    const server = await openScanner((fake) => {
      fake.products = [sampleProduct({ is_per_volume: true })];
    });
    await type(biscuits);
    await dialog().getByLabelText("Measure").selectOptions("millilitres");
    await dialog().getByLabelText("Amount").fill("330");
    await log().click();
    await expect
      .poll(() => logged(server))
      .toEqual([{ food: { id: "product:off:05000159407236", amount: 330 } }]);
  });

  test("the user's own food comes before the product; without a weight only servings count", async () => {
    const own = { id: "own", name: "My biscuits", barcode: biscuits, serving_g: null };
    const server = await openScanner((fake) => {
      fake.products = [sampleProduct()];
      fake.ownFoods = [sampleOwnFood(own)];
    });
    await type(biscuits);
    await expect.element(dialog().getByText("My biscuits")).toBeVisible();
    await expect.element(dialog().getByText("210 kcal")).toBeVisible();
    await expect.element(dialog().getByLabelText("Measure")).toHaveTextContent("serving");
    await log().click();
    await expect
      .poll(() => logged(server))
      .toEqual([{ food: { barcode: biscuits, amount: 1, portion: "serving" } }]);
  });

  test("an unknown product is added with its barcode, or described in words", async () => {
    const server = await openScanner();
    await type(biscuits);
    await expect.element(dialog().getByText(/No product with the barcode/)).toBeVisible();
    await dialog().getByRole("button", { name: "Describe it in words" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: "Meal description" })).toHaveFocus();
    await page.getByRole("button", { name: "Scan a barcode" }).click();
    await type(biscuits);
    await dialog().getByRole("link", { name: "Add it with its label" }).click();
    await expect.element(page.getByText(/^With the barcode 5000159407236/)).toBeVisible();
    await page.getByLabelText("Name", { exact: true }).fill("Corner shop biscuits");
    server.answer(`POST ${productPaths.label}`, () => refusal("label_unread"));
    await page
      .getByLabelText("The words of the nutrition label")
      .fill("per 100 g 480 kcal, fat 20 g");
    const fillIn = () => page.getByRole("button", { name: "Fill in the figures" });
    await fillIn().click();
    await expect.element(page.getByText(/^No nutrition label was found/)).toBeVisible();
    const figures = { calories_kcal: 480, fat_g: 20 };
    server.answer(`POST ${productPaths.label}`, () =>
      Response.json({ per: "100-g", serving_g: 25, figures }),
    );
    await fillIn().click();
    await expect.element(page.getByText(/^Filled in/)).toBeVisible();
    await expect.element(page.getByLabelText("Calories (kcal)")).toHaveValue("480");
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => server.ownFoods)
      .toMatchObject([{ barcode: biscuits, serving_g: 25, figures }]);
  });

  test("a failed look-up can be repeated", async () => {
    const server = await openScanner((fake) => {
      fake.products = [sampleProduct()];
      fake.answer(`POST ${productPaths.lookup}`, () => new Response("", { status: 503 }));
    });
    await type(biscuits);
    await expect.element(dialog().getByText("The product could not be looked up.")).toBeVisible();
    server.recover(`POST ${productPaths.lookup}`);
    await dialog().getByRole("button", { name: "Try again" }).click();
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
  });

  test("without a connection, a product that was seen before is logged later; another one is explained", async () => {
    const server = await openScanner((fake) => {
      fake.products = [sampleProduct()];
    });
    await type(biscuits);
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
    setOnline(false);
    for (const path of [productPaths.lookup, routes.quickAdd])
      server.answer(`POST ${path}`, () => Promise.reject(new TypeError("Failed to fetch")));
    await dialog().getByRole("button", { name: "Scan again" }).click();
    await type("96385074");
    await expect.element(dialog().getByText(/You are offline, and 96385074/)).toBeVisible();
    await dialog().getByRole("button", { name: "Scan again" }).click();
    await type(biscuits);
    await log().click();
    await expect.element(page.getByText("Kept on this device").first()).toBeVisible();
    const waiting = page.getByRole("list", { name: "Waiting to be sent" });
    await expect.element(waiting.getByText("1 × serving Oat Biscuits (Hill Farm)")).toBeVisible();
    expect(logged(server)).toEqual([]);
    server.recover(`POST ${routes.quickAdd}`);
    setOnline(true);
    await expect
      .poll(() => logged(server))
      .toMatchObject([
        {
          food: { id: "product:off:05000159407236", amount: 1, portion: "serving" },
          consumed_at: expect.any(String),
          written_by: server.user,
        },
      ]);
    await expect.element(waiting).not.toBeInTheDocument();
  });

  test("a product that was seen in an earlier visit is known without a connection", async () => {
    const first = await renderApp("/log", (fake) => {
      fake.products = [sampleProduct()];
    });
    await page.getByRole("button", { name: "Scan a barcode" }).click();
    await type(biscuits);
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
    const look = JSON.stringify([productPaths.lookup, "05000159407236"]);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(async () => (await readStored()).map(([key]) => key)).toContain(look);
    await first.unmount();
    await openScanner((fake) => {
      fake.answer(`POST ${productPaths.lookup}`, () => Promise.reject(new TypeError("Failed")));
    });
    setOnline(false);
    await type(biscuits);
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
  });

  test("the beep can be switched off, and stays off", async () => {
    await openScanner();
    const beep = () => dialog().getByRole("button", { name: "Beep and vibrate" });
    await expect.element(beep()).toHaveAttribute("aria-pressed", "true");
    await beep().click();
    await expect.element(beep()).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Scan a barcode" }).click();
    await expect.element(beep()).toHaveAttribute("aria-pressed", "false");
  });

  test("the camera reads a code with a valid check digit, has a light, and stops", async () => {
    const codes = ["5000159407237", biscuits];
    vi.stubGlobal("BarcodeDetector", fakeDetector(codes));
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
    const stream = canvas.captureStream(10);
    const [track] = stream.getVideoTracks() as [MediaStreamTrack];
    vi.spyOn(track, "getCapabilities").mockReturnValue({ torch: true } as MediaTrackCapabilities);
    const light = vi.spyOn(track, "applyConstraints").mockResolvedValue();
    askForCamera.mockResolvedValue(stream);
    await openScanner((fake) => {
      fake.products = [sampleProduct()];
    });
    const button = dialog().getByRole("button", { name: "Light" });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    expect(light).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    isCodeShown = true;
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
    expect(codes).toEqual([]);
    expect(track.readyState).toBe("ended");
  });

  test("a photo of a code is read, and one without a code is explained", async () => {
    const codes: string[] = [];
    vi.stubGlobal("BarcodeDetector", fakeDetector(codes));
    isCodeShown = true;
    await openScanner((fake) => {
      fake.products = [sampleProduct()];
    });
    const picture = new OffscreenCanvas(20, 10);
    picture.getContext("2d")?.fillRect(0, 0, 5, 5);
    const photo = new File([await picture.convertToBlob()], "code.png", { type: "image/png" });
    const input = page.getByTestId("barcode-photo");
    await input.upload(new File(["no picture"], "x.png", { type: "image/png" }));
    await expect.element(dialog().getByText(/No barcode was found in that photo/)).toBeVisible();
    codes.push(biscuits);
    await input.upload(photo);
    await expect.element(dialog().getByText("Oat Biscuits (Hill Farm)")).toBeVisible();
  });

  test("signed-out visitors are asked to sign in", async () => {
    await renderApp("/log", (fake) => {
      fake.user = null;
    });
    await page.getByRole("button", { name: "Scan a barcode" }).click();
    await expect.element(page.getByText(/sign in/i).first()).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
