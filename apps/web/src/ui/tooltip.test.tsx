import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { IconButton } from "./icon-button.tsx";
import { Tooltips } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const tip = page.getByRole("tooltip");
const button = (name: string) => page.getByRole("button", { name });
const past = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const corner = { position: "fixed", top: 0, right: 0 } as const;

function Buttons({ label = "Cancel", isGone = false }) {
  return (
    <>
      <p>Words</p>
      <div style={{ marginTop: 200 }}>
        <IconButton label="Delete Porridge" tip="Delete">
          <svg role="img" aria-label="bin" viewBox="0 0 9 9" />
        </IconButton>
        {isGone ? null : <IconButton label={label}>x</IconButton>}
      </div>
      <div style={corner}>
        <IconButton label="What a long thing to say in a corner">x</IconButton>
      </div>
      <Tooltips />
    </>
  );
}

const showTipOf = async (name: string) => {
  await userEvent.hover(button(name));
  await past(700);
  await expect.element(tip).toBeVisible();
};

describe("the tooltip of a button", () => {
  test("shows its text above the button and within the page", async () => {
    await render(<Buttons />);
    await showTipOf("Delete Porridge");
    expect(tip.element().textContent).toBe("Delete");
    const gap = boxOf(button("Delete Porridge")).top - boxOf(tip).bottom;
    expect(gap).toBeCloseTo(4, 0);

    await showTipOf("What a long thing to say in a corner");
    const { top, right } = boxOf(tip);
    expect(top).toBeGreaterThanOrEqual(
      boxOf(button("What a long thing to say in a corner")).bottom,
    );
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  });

  test("is shown on keyboard focus, and hidden by blur and by Escape", async () => {
    await render(<Buttons />);
    await userEvent.tab();
    await expect.element(tip).toHaveTextContent("Delete");
    (button("Delete Porridge").element() as HTMLElement).blur();
    await expect.element(tip).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(tip).toHaveTextContent("Cancel");
    await userEvent.keyboard("{Escape}");
    await expect.element(tip).not.toBeInTheDocument();
    await expect.element(button("Cancel")).toHaveFocus();
  });

  test("stays while the pointer is on it, and is hidden when it leaves", async () => {
    await render(<Buttons />);
    await showTipOf("Cancel");
    await userEvent.hover(tip);
    await past(1000);
    await expect.element(tip).toBeVisible();
    await userEvent.hover(page.getByText("Words"));
    await expect.element(tip).not.toBeInTheDocument();
  });

  test("is hidden by a press until the pointer enters again", async () => {
    await render(<Buttons />);
    await showTipOf("Delete Porridge");
    await userEvent.click(button("Delete Porridge"));
    await expect.element(tip).not.toBeInTheDocument();
    await past(1000);
    expect(tip.query()).toBeNull();
    await userEvent.hover(page.getByText("Words"));
    await showTipOf("Delete Porridge");
  });

  test("is not shown if the pointer leaves before the delay", async () => {
    await render(<Buttons />);
    await userEvent.hover(button("Cancel"));
    await past(600);
    await userEvent.hover(page.getByText("Words"));
    await past(1000);
    expect(tip.query()).toBeNull();
  });

  test("is not shown on touch", async () => {
    await render(<Buttons />);
    const touch = { bubbles: true, pointerType: "touch" };
    button("Cancel").element().dispatchEvent(new PointerEvent("pointermove", touch));
    await past(1000);
    expect(tip.query()).toBeNull();
  });

  test("changes when its button is renamed, and is hidden when its button is removed", async () => {
    const { rerender } = await render(<Buttons />);
    await showTipOf("Cancel");
    await rerender(<Buttons label="Cancelling" />);
    await expect.element(tip).toHaveTextContent("Cancelling");
    await rerender(<Buttons isGone />);
    await expect.element(tip).not.toBeInTheDocument();
  });
});

function boxOf(locator: { element(): Element }): DOMRect {
  return locator.element().getBoundingClientRect();
}
