/** At-rules that hold rules. */
const holdsRules = /^@(media|supports|layer|container)\b/;

/** Pseudo-elements of form fields. */
const partOfField =
  /::(placeholder|file-selector|-webkit-(date|search|inner|outer|calendar))|:-moz-ui/;

interface Used {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

/**
 * Removes the rules of a minified stylesheet whose classes or elements the page does not have, so
 * that the inlined CSS stays small.
 */
export function dropUnusedRules(css: string, markup: string): string {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/),
  );
  const elements = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
  const used = { classes: new Set(classes), elements: new Set(elements) };
  return keepUsed(css.replace(/\/\*.*?\*\//gs, ""), used).trim();
}

function keepUsed(css: string, used: Used): string {
  let kept = "";
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const statementEnd = css.indexOf(";", at);
    if (open < 0) return kept + css.slice(at);
    if (statementEnd >= 0 && statementEnd < open) {
      kept += css.slice(at, statementEnd + 1);
      at = statementEnd + 1;
      continue;
    }
    const close = findClose(css, open);
    kept += keepRule(css.slice(at, open).trim(), css.slice(open + 1, close), used);
    at = close + 1;
  }
  return kept;
}

function keepRule(prelude: string, body: string, used: Used): string {
  if (holdsRules.test(prelude)) {
    const inner = keepUsed(body, used);
    return inner.trim() === "" ? "" : `${prelude}{${inner}}`;
  }
  if (prelude.startsWith("@")) return `${prelude}{${body}}`;
  const selectors = splitSelectors(prelude).filter((selector) => isUsed(selector, used));
  return selectors.length === 0 ? "" : `${selectors.join(",")}{${body}}`;
}

/** Ignores `:not`, `:is` and `:where`: they do not name a required class or element. */
function isUsed(selector: string, used: Used): boolean {
  if (partOfField.test(selector)) return used.elements.has("input");
  const wanted = selector
    .replace(/:(not|is|where)\([^()]*(\([^()]*\)[^()]*)*\)/g, "")
    // Attribute selectors; an escaped bracket is part of a class name.
    .replace(/(?<!\\)\[[^\]]*\]/g, "");
  const classes = [...wanted.matchAll(/\.((?:\\.|[\w-])+)/g)];
  const elements = [...wanted.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)];
  return (
    classes.every(([, name = ""]) => used.classes.has(name.replaceAll("\\", ""))) &&
    elements.every(([, name = ""]) => used.elements.has(name))
  );
}

/** Splits at the commas outside of brackets. */
function splitSelectors(prelude: string): readonly string[] {
  const selectors = [""];
  let depth = 0;
  for (const character of prelude) {
    if (character === "(" || character === "[") depth += 1;
    if (character === ")" || character === "]") depth -= 1;
    if (character === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

function findClose(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error("The stylesheet ends within a rule");
}
