import { type ReactNode, useEffect } from "react";
import { type RenderResult, render as renderLater } from "vitest-browser-react";

let onCommit: () => void = () => undefined;

function ReportCommit({ children }: { readonly children: ReactNode }) {
  useEffect(() => onCommit());
  return children;
}

/**
 * As that of vitest-browser-react, but resolves when the page shows `ui` also with the React that users
 * get, which has no `act`.
 */
export async function render(ui: ReactNode): Promise<RenderResult> {
  const rendered = await untilCommitted(() => renderLater(ui, { wrapper: ReportCommit }));
  return {
    ...rendered,
    rerender: (changed: ReactNode) => untilCommitted(() => rendered.rerender(changed)),
  };
}

async function untilCommitted<Result>(start: () => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onCommit = resolve;
  const result = await start();
  await promise;
  return result;
}
