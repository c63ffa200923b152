import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { t } from "./messages.ts";

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
        <EmptyState picture={<EmptyPlate isMissing />} title={t.something} text={t.whatYouTyped}>
          <Button onClick={() => window.location.reload()}>{t.reload}</Button>
        </EmptyState>
      </div>
    );
  }
}
