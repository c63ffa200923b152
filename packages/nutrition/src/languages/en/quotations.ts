/** Words in quotation marks. */
export const quotation = (words: string): string => `“${words}”`;

/** "a, b and c". */
export function joinList(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** The last part of a list that is cut off. */
export const wordOthers = (count: number): string => `${count} more`;
