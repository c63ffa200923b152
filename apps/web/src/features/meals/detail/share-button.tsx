import type { MealEntry } from "@morsel/contracts";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Share } from "../../../ui/icons.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

/** Opens what makes a public link of the meal. */
export function ShareButton({ meal }: { readonly meal: MealEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={button} label="Share" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Share className="ic s" aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog
            meal={meal}
            onClose={() => setIsOpen(false)}
            placeFocus={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
