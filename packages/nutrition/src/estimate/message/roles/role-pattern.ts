import { type Role, roles } from "./role.ts";

/** Each role is one character, from this one on; none of them has a meaning in a regular expression. */
const firstCharacter = 0xc0;

/** The name of a group, the name of a role, or a space. */
const words = /\(\?<\w+>|\w+|\s+/g;

/** Patterns over the roles of the parts of a message. */
export interface RolePatterns<Name extends string> {
  /**
   * A regular expression with the names of roles in place of characters: "[eat own] (?: noun (?= weight) )? count". Spaces only
   * separate names. Throws if a name is not that of a role.
   */
  readonly rolePattern: (source: string, flags?: string) => RegExp;
  /** The text that such a pattern is matched with: a character for each part. */
  readonly rolesOf: (parts: readonly { readonly role: Name }[]) => string;
  readonly textOfRoles: (list: readonly Name[]) => string;
}

export function createRolePatterns<Name extends string>(
  names: readonly Name[],
): RolePatterns<Name> {
  const characters = new Map<string, string>(
    names.map((name, at) => [name, String.fromCharCode(firstCharacter + at)]),
  );
  const characterOf = (name: string, source: string): string => {
    const character = characters.get(name);
    if (character === undefined) throw new Error(`no role "${name}" for "${source}"`);
    return character;
  };
  const textOfRoles = (list: readonly Name[]) => list.map((name) => characters.get(name)).join("");
  return {
    rolePattern: (source, flags = "") => {
      const pattern = source.replace(words, (word) => {
        if (word.startsWith("(")) return word;
        return word.trim() === "" ? "" : characterOf(word, source);
      });
      return new RegExp(pattern, flags);
    },
    rolesOf: (parts) => textOfRoles(parts.map(({ role }) => role)),
    textOfRoles,
  };
}

/** The patterns of messages about amounts of food. */
export const { rolePattern, rolesOf, textOfRoles } = createRolePatterns<Role>(roles);
