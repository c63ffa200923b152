/** Offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanOfMatch = ({ index, 0: words }: RegExpExecArray): Span => ({
  start: index,
  end: index + words.length,
});
