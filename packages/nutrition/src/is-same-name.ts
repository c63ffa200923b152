/** True if two names of a food differ only in case, spaces and marks: 'stir-fry' and 'Stir Fry'. */
export const isSameName = (one: string, other: string): boolean =>
  lettersOf(one) === lettersOf(other);

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
