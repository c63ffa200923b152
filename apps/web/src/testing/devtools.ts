import { cdp } from "vitest/browser";

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Drags one finger across the page, `across` px to the right and `down` px down, in ten steps, with
 * real touch events.
 */
export async function dragFinger(from: Point, across: number, down = 0): Promise<void> {
  const touch = (type: string, points: readonly Point[]) =>
    sendToBrowser("Input.dispatchTouchEvent", { type, touchPoints: points.map(toWindow) });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 10; step += 1) {
    const at = { x: from.x + (across * step) / 10, y: from.y + (down * step) / 10 };
    await touch("touchMove", [at]);
  }
  await touch("touchEnd", []);
}

/** Emulates the preference for reduced motion. */
export async function emulateMotion(value: "reduce" | "no-preference"): Promise<void> {
  const features = [{ name: "prefers-reduced-motion", value }];
  await sendToBrowser("Emulation.setEmulatedMedia", { features });
}

function sendToBrowser(method: string, parameters: object): Promise<unknown> {
  const session = cdp() as unknown as {
    send(method: string, parameters: object): Promise<unknown>;
  };
  return session.send(method, parameters);
}

/** The tested page is in a frame of the window. */
function toWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}
