import { Button } from "./button.tsx";
import { EmptyPlate } from "./empty-plate.tsx";
import { EmptyState } from "./empty-state.tsx";
import { t } from "./messages-on-demand.ts";

interface Props {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** A screen whose data could not be loaded. */
export function ErrorState({ query }: Props) {
  return (
    <EmptyState
      picture={<EmptyPlate isMissing />}
      title={query.error?.message ?? ""}
      text={t.pleaseTryAgain}
    >
      <Button onClick={() => void query.refetch()}>{t.tryAgain}</Button>
    </EmptyState>
  );
}
