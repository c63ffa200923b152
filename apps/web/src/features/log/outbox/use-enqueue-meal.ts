import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findUser } from "../../../api/current-user.ts";
import type { Submission } from "../../../api/jobs.ts";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";
import { t } from "../messages.ts";

interface Options {
  readonly onEnqueued: (submission: Submission) => void;
  /** Called if this browser cannot store the meal. */
  readonly onFailure: (error: unknown) => void;
}

/** Stores a message in the outbox. */
export function useEnqueueMeal({ onEnqueued, onFailure }: Options) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isEnqueuing, setIsKeeping] = useState(false);

  const enqueue = async (submission: Submission) => {
    const user = findUser(client);
    if (!user) return;
    setIsKeeping(true);
    try {
      const { enqueueMeal } = await import("../../../api/outbox.ts");
      await enqueueMeal(submission, user);
      onEnqueued(submission);
      showToast({
        title: t.keptOnThis,
        text: t.sentWhen,
        durationMs: longToastMs,
      });
    } catch (error) {
      onFailure(error);
    }
    setIsKeeping(false);
  };
  return { enqueue, isEnqueuing };
}
