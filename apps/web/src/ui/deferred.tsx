import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useIsIdle } from "../platform/when-idle.ts";

/** What the first screen need not wait for: it comes once there is nothing else to do. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  return useIsIdle() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** A component in a file of its own that stays away where the file cannot be had. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (_props: Props) => null }),
    ),
  );
}
