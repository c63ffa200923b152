import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findUser } from "../../../api/current-user.ts";
import type { Submission } from "../../../api/jobs.ts";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";

interface Options {
  readonly onKept: (submission: Submission) => void;
  /** Called if this browser cannot store the meal. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps what was to be sent until there is a connection. */
export function useKeepMeal({ onKept, onFailure }: Options) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isKeeping, setIsKeeping] = useState(false);

  const keep = async (submission: Submission) => {
    const user = findUser(client);
    if (!user) return;
    setIsKeeping(true);
    try {
      const { enqueueMeal } = await import("../../../api/outbox.ts");
      await enqueueMeal(submission, user);
      onKept(submission);
      showToast({
        title: "Kept on this device",
        text: "It is sent when the connection is back.",
        durationMs: longToastMs,
      });
    } catch (error) {
      onFailure(error);
    }
    setIsKeeping(false);
  };
  return { keep, isKeeping };
}
