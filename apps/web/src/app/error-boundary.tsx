import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

interface Props {
  readonly children: ReactNode;
}

/** A screen that breaks does not take the others with it. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          picture={<EmptyPlate isMissing />}
          title="Something went wrong"
          text="What you typed and logged is safe. Reload to go on."
        >
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </EmptyState>
      </div>
    );
  }
}
