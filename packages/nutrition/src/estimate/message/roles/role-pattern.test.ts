import { describe, expect, test } from "vitest";
import { hasRole, type Role } from "./role.ts";
import { rolePattern, rolesOf } from "./role-pattern.ts";

const parts = (list: string) => list.split(" ").map((role) => ({ role: role as Role }));

describe("rolePattern", () => {
  test.each([
    ["[eat own]+ count", "food own eat count noun", 1, 3],
    ["count (?! of) noun?", "count of count noun", 2, 2],
    ["(?<= food mark* ) (?<share> fraction ) of? $", "food mark fraction of", 2, 2],
    ["[^ mark ]*", "eat food mark count", 0, 2],
  ])("finds %s", (source, list, index, length) => {
    const match = rolePattern(source).exec(rolesOf(parts(list)));
    expect(match?.index).toBe(index);
    expect(match?.[0]).toHaveLength(length);
  });

  test("has named groups", () => {
    const match = rolePattern("eat (?<count>count)? (?<noun>noun)").exec(
      rolesOf(parts("eat noun")),
    );
    expect(match?.groups?.count).toBeUndefined();
    expect(match?.groups?.noun).toBeDefined();
  });

  test.each(["eat numbr", "[eat Own]", "count 2", "toString"])("throws for %s", (source) => {
    expect(() => rolePattern(source)).toThrow("no role");
  });
});

describe("hasRole", () => {
  test("is true for one of the roles", () => {
    expect(hasRole({ role: "leave" }, "leave", "except")).toBe(true);
    expect(hasRole({ role: "eat" }, "leave", "except")).toBe(false);
    expect(hasRole(undefined, "leave")).toBe(false);
  });
});
