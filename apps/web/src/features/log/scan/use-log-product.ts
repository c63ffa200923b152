import type { QuickAddRequest } from "@morsel/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findUser } from "../../../api/current-user.ts";
import { enqueueQuickAdd } from "../../../api/outbox-quick-add.ts";
import { useQuickAdd } from "../../../api/quick-add.ts";
import { timeZoneHere } from "../../../platform/clock.ts";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";
import { t } from "./messages.ts";
import type { ScannedFood } from "./scanned-food.ts";

/** Logs an amount of a product; without a connection it waits on the device. */
export function useLogProduct(onLogged: () => void) {
  const add = useQuickAdd();
  const client = useQueryClient();
  const showToast = useToast();
  const [isStoring, setIsStoring] = useState(false);
  const [storeError, setStoreError] = useState<unknown>();

  const store = async (request: QuickAddRequest, words: string) => {
    const user = findUser(client);
    if (!user) return;
    setIsStoring(true);
    try {
      await enqueueQuickAdd(request, words, timeZoneHere(), user);
      showToast({
        title: t.keptOnThisDevice,
        text: t.loggedWhenConnectionBack,
        durationMs: longToastMs,
      });
      onLogged();
    } catch (error) {
      setStoreError(error);
    }
    setIsStoring(false);
  };

  return {
    isLogging: add.isPending || isStoring,
    error: storeError ?? add.error,
    log: (food: ScannedFood, amount: number, portion: string | undefined) => {
      const request = food.toRequest(amount, portion);
      const unit = food.isPerVolume ? "ml" : "g";
      const words = `${amount} ${portion === undefined ? unit : `× ${portion}`} ${food.name}`;
      if (navigator.onLine) add.mutate(request, { onSuccess: onLogged });
      else void store(request, words);
    },
  };
}
