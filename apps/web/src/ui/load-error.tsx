import { Button } from "./button.tsx";

interface Props {
  /** What is missing: 'Your links could not be loaded.' */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A part of a screen that could not be fetched. */
export function LoadError({ text, onRetry }: Props) {
  return (
    <div className="py-2" role="alert">
      <p className="text-danger">{text}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
