import { type Role, roles } from "./role.ts";

/** Each role is one character, from this one on; none of them has a meaning in a regular expression. */
const firstCharacter = 0xc0;

const characters = Object.fromEntries(
  roles.map((role, at) => [role, String.fromCharCode(firstCharacter + at)]),
) as Readonly<Record<Role, string>>;

/** The roles as a text, on which role patterns are tested: its indices are those of the parts. */
export const textOfRoles = (list: readonly Role[]) => list.map((role) => characters[role]).join("");

/** The roles of parts as a text, on which role patterns are tested: its indices are those of the parts. */
export const rolesOf = (parts: readonly { readonly role: Role }[]) =>
  parts.map(({ role }) => characters[role]).join("");

/** The name of a group, the name of a role, or a space. */
const words = /\(\?<\w+>|\w+|\s+/g;

/**
 * A regular expression with the names of roles in place of characters: "[eat own] (?: noun (?= weight) )? count". Spaces only
 * separate names. Throws if a name is not that of a role.
 */
export function rolePattern(source: string, flags = ""): RegExp {
  const pattern = source.replace(words, (word) => {
    if (word.startsWith("(")) return word;
    return word.trim() === "" ? "" : characterOf(word, source);
  });
  return new RegExp(pattern, flags);
}

function characterOf(name: string, source: string): string {
  if (!Object.hasOwn(characters, name)) throw new Error(`no role "${name}" for "${source}"`);
  return characters[name as Role];
}
