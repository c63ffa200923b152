import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useIsIdle } from "../platform/when-idle.ts";

/** Renders its children once the browser is idle: the first screen does not wait for them. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  return useIsIdle() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

type Loader<Name extends string, Props> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

/** A component in a file of its own. */
export function lazyNamed<Name extends string, Props extends object>(
  name: Name,
  load: Loader<Name, Props>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The same; renders nothing if the file cannot be loaded. */
export function lazyOrNothing<Name extends string, Props extends object>(
  name: Name,
  load: Loader<Name, Props>,
) {
  const renderNothing = (_props: Props) => null;
  return lazy(() =>
    load().then(
      (module) => ({ default: module[name] as ComponentType<Props> }),
      () => ({ default: renderNothing as ComponentType<Props> }),
    ),
  );
}
