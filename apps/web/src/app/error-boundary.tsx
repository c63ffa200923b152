import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

interface Props {
  readonly children: ReactNode;
}

/** An error in one screen leaves the others intact. */
export class ErrorBoundary extends Component<Props, { readonly hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
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
