import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { ToastProvider, useToast } from "./toast.tsx";
import { createToastStore, type ToastContent } from "./toast-store.ts";

/** Time advances only when a test advances it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Buttons({ toasts }: { readonly toasts: Readonly<Record<string, ToastContent>> }) {
  const showToast = useToast();
  return Object.entries(toasts).map(([name, toast]) => (
    <button key={name} type="button" onClick={() => showToast(toast)}>
      {name}
    </button>
  ));
}

async function showToast(toast: ToastContent): Promise<void> {
  await render(
    <ToastProvider>
      <Buttons toasts={{ show: toast, "show another": { title: "Another" } }} />
    </ToastProvider>,
  );
  await page.getByRole("button", { name: "show", exact: true }).click();
  await expect.element(toastWith(toast.title)).toBeVisible();
}

/** The toast itself, not the words that it sends to screen readers. */
const toastWith = (title: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Lets the page render what an event changed; no time passes. */
async function afterRendering(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Waits for rendering without advancing the time. */
async function expectGoneNow(element: Locator): Promise<void> {
  for (let frame = 0; frame < 120 && element.query(); frame++) await nextFrame();
  expect(element.query()).toBeNull();
}

describe("a toast", () => {
  test("is replaced by the next one [S4.toasts.1]", async () => {
    await showToast({ title: "Saved" });
    await page.getByRole("button", { name: "show another" }).click();
    await expect.element(toastWith("Another")).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(1);
  });

  test("lets the end of the page be scrolled to above it", async () => {
    await render(
      <ToastProvider>
        <main>
          <div style={{ height: "100vh" }} />
          <Buttons toasts={{ save: { title: "Saved" } }} />
        </main>
      </ToastProvider>,
    );
    const save = page.getByRole("button", { name: "save" });
    await save.click();
    await expect.element(toastWith("Saved")).toBeVisible();
    window.scrollTo({ top: document.body.scrollHeight });
    const toastTop = toastWith("Saved").element().getBoundingClientRect().top;
    expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(toastTop);
  });

  test.each([
    ["5000 ms", { title: "Saved" }, 5000],
    ["its own duration", { title: "Saved", durationMs: 1800 }, 1800],
  ])("is shown for %s [S4.toasts.2]", async (_, toast, stayMs) => {
    const beforeMs = Date.now();
    await showToast(toast);
    // Waiting for an element lets time pass, too: it was shown between these two instants.
    const seenAtMs = Date.now();
    await vi.advanceTimersByTimeAsync(beforeMs + stayMs - 1 - Date.now());
    expect(toastWith("Saved").query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(seenAtMs + stayMs - Date.now());
    await expectGoneNow(toastWith("Saved"));
  });

  test("stays while it has the focus, also if the window loses and regains it", async () => {
    await showToast({ title: "Saved" });
    await userEvent.keyboard("{F8}");
    await expect.element(page.getByRole("list")).toHaveFocus();
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toastWith("Saved").query()).not.toBeNull();

    page.getByRole("button", { name: "show", exact: true }).element().focus();
    await vi.advanceTimersByTimeAsync(5000);
    await expectGoneNow(toastWith("Saved"));
  });

  test("stays if the focus was in the notification list before it was shown", async () => {
    await showToast({ title: "Saved" });
    await userEvent.keyboard("{F8}");
    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Escape}");
    await expect.element(toastWith("Saved")).not.toBeInTheDocument();
    await expect.element(page.getByRole("list")).toHaveFocus();
    // A click by the script does not move the focus.
    (page.getByRole("button", { name: "show another" }).element() as HTMLElement).click();
    await expect.element(toastWith("Another")).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toastWith("Another").query()).not.toBeNull();
  });

  test("stays while the pointer is on it or the window has lost the focus, and is hidden later", async () => {
    await showToast({ title: "Saved", durationMs: 5000 });
    const list = page.getByRole("list").element();
    const saved = toastWith("Saved").element();
    saved.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
    await afterRendering();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toastWith("Saved").query()).not.toBeNull();
    window.dispatchEvent(new Event("blur"));
    list.dispatchEvent(new PointerEvent("pointerleave"));
    await afterRendering();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toastWith("Saved").query()).not.toBeNull();
    window.dispatchEvent(new Event("focus"));
    await afterRendering();
    await vi.advanceTimersByTimeAsync(5000);
    await expectGoneNow(toastWith("Saved"));
  });

  test("closes when its action is chosen by keyboard [S4.toasts.4]", async () => {
    const onAct = vi.fn();
    await showToast({ title: "Meal deleted", action: { label: "Undo", onAct } });
    await userEvent.keyboard("{F8}");
    await expect.element(page.getByRole("list")).toHaveFocus();
    // The first stop is the toast, the second its action.
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onAct).toHaveBeenCalledOnce();
    await expect.element(toastWith("Meal deleted")).not.toBeInTheDocument();
  });

  test("is in a list that F8 focuses, also if the list is empty [S4.toasts.4]", async () => {
    await render(
      <ToastProvider>
        <Buttons toasts={{ show: { title: "Saved" } }} />
      </ToastProvider>,
    );
    await userEvent.keyboard("{F8}");
    await expect.element(page.getByRole("list")).toHaveFocus();
  });

  test.each([
    [30, true],
    [70, false],
  ])("swiped %i px to the right, stays: %s [S4.toasts.3]", async (distance, stays) => {
    await showToast({ title: "Saved" });
    const toast = toastWith("Saved");
    const y = 24;
    await userEvent.dragAndDrop(toast, toast, {
      sourcePosition: { x: 100, y },
      targetPosition: { x: 100 + distance, y },
      steps: 8,
    });
    if (stays) await expect.element(toast).toBeVisible();
    else await expect.element(toast).not.toBeInTheDocument();
  });
});

describe("a dismissed toast", () => {
  test("is removed after 1,000,000 ms [S4.toasts.5]", () => {
    const store = createToastStore();
    store.show({ title: "Saved" });
    store.dismiss(store.findToast()?.id ?? 0);
    vi.advanceTimersByTime(999_999);
    expect(store.findToast()).toMatchObject({ title: "Saved", isOpen: false });
    vi.advanceTimersByTime(1);
    expect(store.findToast()).toBeUndefined();
  });

  test("does not remove the next one", () => {
    const store = createToastStore();
    store.show({ title: "Saved" });
    store.dismiss(store.findToast()?.id ?? 0);
    store.show({ title: "Another" });
    vi.advanceTimersByTime(1_000_000);
    expect(store.findToast()).toMatchObject({ title: "Another", isOpen: true });
  });
});
