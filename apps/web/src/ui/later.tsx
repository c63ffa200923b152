import { type ReactNode, Suspense } from "react";
import { useIsIdle } from "../platform/when-idle.ts";

/** What the first screen need not wait for: it comes once there is nothing else to do. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useIsIdle() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
