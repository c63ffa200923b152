import type { MealEntry } from "@morsel/contracts";
import { lazy, Suspense, useRef, useState } from "react";
import iconStyles from "../../../ui/icon.module.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Share } from "../../../ui/icons.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyHidden: boolean;
}

/** Opens what makes a public link of the meal. */
export function ShareButton({ meal, isEnergyHidden }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={button} label="Share" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Share className={iconStyles.small} aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog
            meal={meal}
            isEnergyHidden={isEnergyHidden}
            onClose={() => setIsOpen(false)}
            onCloseAutoFocus={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
