import { Button, type ButtonLook } from "./button.tsx";
import { lazyNamed } from "./deferred.tsx";
import { DialogOpener } from "./dialog-opener.tsx";
import { Icon, Zap } from "./icons.tsx";
import { t } from "./messages.ts";

const QuickAddDialog = lazyNamed("QuickAddDialog", async () =>
  (await import("./load-quick-add-dialog.ts")).loadQuickAddDialog(),
);

/** Opens the dialog that logs calories or macros without a food. */
export function QuickAddButton({ tone = "outlined", size = "medium" }: ButtonLook) {
  return (
    <DialogOpener
      trigger={
        <Button tone={tone} size={size} aria-haspopup="dialog">
          <Icon of={Zap} isSmall />
          {t.quickAdd}
        </Button>
      }
      dialog={(props) => <QuickAddDialog {...props} />}
    />
  );
}
