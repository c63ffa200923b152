import { Fragment, type ReactNode } from "react";

/** The names in the braces of a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A text whose `{names}` are replaced by what is rendered in their places, such as a link. */
export function fill<Text extends string>(
  text: Text,
  parts: Readonly<Record<Names<Text>, ReactNode>>,
): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // Each text has the same parts in each rendering.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index % 2 === 0 ? part : (parts as Readonly<Record<string, ReactNode>>)[part]}
    </Fragment>
  ));
}
