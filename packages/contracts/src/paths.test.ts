import { describe, expect, it } from "vitest";
import { findPage, landingPages, pagePath, pages, routes } from "./constants.ts";

describe("page paths", () => {
  it("finds every page at its own path", () => {
    for (const page of Object.values(pages)) {
      expect(findPage(page.replace(":id", "a%2Fb"))?.page).toBe(page);
    }
    expect(landingPages.every((page) => findPage(page))).toBe(true);
  });

  it.each(["/meal", "/meals/", "/meals/1/2", "/meals/1/edit/", "//", "/calorie-guess", "/LOG"])(
    "finds no page at %s",
    (path) => expect(findPage(path)).toBeUndefined(),
  );

  it("builds a path whose id cannot leave its segment", () => {
    expect(pagePath(pages.editMeal, "a/b?$&")).toBe("/meals/a%2Fb%3F%24%26/edit");
    expect(findPage(pagePath(pages.meal, "a/b"))).toEqual({ page: pages.meal, id: "a%2Fb" });
  });
});

describe("route paths", () => {
  it("keep a parameter's name, such as :id, and escape other values", () => {
    expect(routes.itemChoices(":id", ":place")).toBe(
      "/api/external/meals/:id/items/:place/choices",
    );
    expect(routes.meal("../a?b#c")).toBe("/api/external/meals/..%2Fa%3Fb%23c");
  });
});
