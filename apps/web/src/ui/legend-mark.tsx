export interface Mark {
  readonly shape: "circle" | "square" | "diamond";
  /** A CSS colour. */
  readonly color: string;
}

/** A small mark whose shape backs its colour. */
export function Swatch({ mark }: { readonly mark: Mark }) {
  return <span className={`swatch ${mark.shape}`} style={{ background: mark.color }} />;
}
