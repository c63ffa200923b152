import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import iconStyles from "./icon.module.css";
import { Zap } from "./icons.ts";

const QuickAddDialog = lazy(() =>
  import("./quick-add-dialog.tsx").then((module) => ({ default: module.QuickAddDialog })),
);

/** Opens the dialog that logs calories or macros without a food. */
export function QuickAddButton({ tone = "outlined", size = "medium" }: ButtonLook) {
  const [pressed, setPressed] = useState<HTMLElement>();
  return (
    <>
      <Button
        tone={tone}
        size={size}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent<HTMLElement>) => setPressed(event.currentTarget)}
      >
        <Zap className={iconStyles.small} aria-hidden="true" />
        Quick add
      </Button>
      {pressed ? (
        <Suspense fallback={null}>
          <QuickAddDialog
            onClose={() => setPressed(undefined)}
            onCloseAutoFocus={() => pressed.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
