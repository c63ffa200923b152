import { Button } from "./button.tsx";
import { EmptyPlate } from "./empty-plate.tsx";
import { EmptyState } from "./empty-state.tsx";

interface Props {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** A screen whose data could not be loaded. */
export function ErrorState({ query }: Props) {
  return (
    <EmptyState
      picture={<EmptyPlate isMissing />}
      title={query.error?.message ?? ""}
      text="Please try again."
    >
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </EmptyState>
  );
}
