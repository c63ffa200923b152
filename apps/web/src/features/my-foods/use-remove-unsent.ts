import { restoreToOutbox, withdraw } from "../../api/outbox.ts";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";

/**
 * Returns a function that takes an entry out of the outbox, if it is still there.
 *
 * @param onRemoved called after it; moves the focus
 * @param offersUndo false for an entry whose removal loses nothing
 */
export function useRemoveUnsent(onRemoved: () => void) {
  const showToast = useToast();
  return async (entry: Parameters<typeof withdraw>[0], offersUndo = true): Promise<void> => {
    const withdrawn = await withdraw(entry).catch(() => undefined);
    if (!withdrawn) return;
    onRemoved();
    if (!offersUndo) return;
    showToast({
      title: t.removed,
      text: t.willNotBeSaved,
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void restoreToOutbox(withdrawn) },
    });
  };
}
