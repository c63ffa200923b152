import { Component, type ReactNode } from "react";
import { Blank } from "../ui/blank.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";

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
        <Blank
          picture={<EmptyPlate isMissing />}
          title="Something went wrong"
          text="What you typed and logged is safe. Reload to go on."
        >
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </Blank>
      </div>
    );
  }
}
