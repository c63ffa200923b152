/** The JSON that the server wrote into the element with this id; undefined if there is none. */
export function readPageJson<Value>(id: string): Value | undefined {
  // Prerendering has no document.
  if (typeof document === "undefined") return undefined;
  const text = document.getElementById(id)?.textContent.trim();
  return text ? (JSON.parse(text) as Value) : undefined;
}
