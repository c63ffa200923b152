import { expect, it } from "vitest";
import { makeLink } from "./link.ts";

it("10,000 links are distinct and have no common prefix [V14, V59]", () => {
  const links = Array.from({ length: 10_000 }, makeLink);
  expect(new Set(links.map(({ linkId }) => linkId)).size).toBe(10_000);
  expect(new Set(links.map(({ hash }) => hash)).size).toBe(10_000);
  for (const { linkId } of links) expect(linkId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  const prefixes = new Set(links.map(({ linkId }) => linkId.slice(0, 3)));
  expect(prefixes.size).toBeGreaterThan(8000);
});
