import type { ReactNode } from "react";

/** A fact that is no figure of a chip. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
