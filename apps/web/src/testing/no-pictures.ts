import { vi } from "vitest";

/** Pictures are not fetched: only the server has them. Where from they would be stands in `data-src`. */
export function fetchNoPictures(): void {
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
