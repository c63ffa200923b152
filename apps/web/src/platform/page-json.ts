/** What the server wrote as JSON into the page's element of that id; undefined where it wrote nothing. */
export function readPageJson<Value>(id: string): Value | undefined {
  // Prerendering has no document.
  if (typeof document === "undefined") return undefined;
  const text = document.getElementById(id)?.textContent.trim();
  return text ? (JSON.parse(text) as Value) : undefined;
}
