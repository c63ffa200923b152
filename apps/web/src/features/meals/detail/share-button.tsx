import type { MealEntry } from "@morsel/contracts";
import { lazyNamed } from "../../../ui/deferred.tsx";
import { DialogOpener } from "../../../ui/dialog-opener.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon, Share } from "../../../ui/icons.tsx";
import { t } from "../messages.ts";

const ShareDialog = lazyNamed("ShareDialog", () => import("./share-dialog.tsx"));

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyHidden: boolean;
}

export function ShareButton({ meal, isEnergyHidden }: Props) {
  return (
    <DialogOpener
      trigger={
        <IconButton label={t.share} aria-haspopup="dialog">
          <Icon of={Share} isSmall />
        </IconButton>
      }
      dialog={(props) => <ShareDialog {...props} meal={meal} isEnergyHidden={isEnergyHidden} />}
    />
  );
}
