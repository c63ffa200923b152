import { pagePath, pages } from "@morsel/contracts/facts";

/** The query parameter that keeps the searched words while a food is open. */
const parameter = "q";

/** The searched words in the query of an address. */
export function readSearchText(search: string): string {
  return new URLSearchParams(search).get(parameter) ?? "";
}

/** The address of the search for words. */
export function searchPath(text: string): string {
  return withText(pages.foods, text);
}

/** The address of a food that was found by words. */
export function foodPath(id: string, text: string): string {
  return withText(pagePath(pages.food, id), text);
}

function withText(path: string, text: string): string {
  return text === "" ? path : `${path}?${new URLSearchParams({ [parameter]: text })}`;
}
