/** Kinds of separators between foods. How likely each separates is in `weights/segment.json`. */
export type SeparatorClass = "comma" | "and" | "with" | "slash" | "besides" | "then";
