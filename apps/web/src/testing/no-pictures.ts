import { vi } from "vitest";

/** Prevents image requests, because only a real server has the images: URLs go to `data-src`. */
export function preventImageLoads(): void {
  const { setAttribute } = Element.prototype;
  // React sets it again, by this, when the element is in the page.
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockReturnValue();
  vi.spyOn(HTMLImageElement.prototype, "setAttribute").mockImplementation(function (
    this: HTMLImageElement,
    name: string,
    value: string,
  ) {
    setAttribute.call(this, name === "src" ? "data-src" : name, value);
  });
}
