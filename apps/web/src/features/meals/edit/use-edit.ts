import type { EditStatus, MealPatch } from "@morsel/contracts";
import { useEffect, useEffectEvent, useState } from "react";
import { useIdempotencyKey } from "../../../platform/use-idempotency-key.ts";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../../ui/toast-store.ts";
import {
  editErrorText,
  hasEnded,
  useEditStatus,
  useRefreshAfterEdit,
  useStartEdit,
} from "../api/edits.ts";
import { keepInstructions, readInstructions } from "./unsent-instructions.ts";

const redirectAfterMs = 1500;

/** Where an edit stands (spec section 4). */
export type EditState =
  | { readonly kind: "idle" | "submitting" | "processing" }
  | { readonly kind: "completed"; readonly patch: MealPatch | undefined }
  | { readonly kind: "error"; readonly text: string; readonly isUnsure: boolean };

interface Watched {
  readonly jobId: string;
  /** Seen running on this screen: its end is announced. */
  readonly isNews: boolean;
}

/**
 * The edit of a meal by instructions. They stay in the text box, also across reloads, until their
 * edit has completed; a user who returns to a running edit sees its progress.
 *
 * @param leave called a while after the edit has completed.
 */
export function useEdit(mealId: string, leave: () => void) {
  const [kept] = useState(() => readInstructions(mealId));
  const [text, setText] = useState(kept.text);
  const [watched, setWatched] = useState<Watched | undefined>(
    kept.jobId === undefined ? undefined : { jobId: kept.jobId, isNews: false },
  );
  const showToast = useToast();
  const getKey = useIdempotencyKey();
  const start = useStartEdit(mealId, (instructions, jobId) => {
    // Also after this screen was closed.
    keepInstructions(mealId, { text: instructions, jobId });
    setWatched({ jobId, isNews: true });
  });
  const status = useEditStatus(mealId, watched?.jobId);
  const refresh = useRefreshAfterEdit(mealId);
  const state = stateOf(start, watched, status);

  const write = (next: string) => {
    setText(next);
    keepInstructions(mealId, { text: next });
  };
  const submit = () => {
    const instructions = text.trim();
    if (instructions === "") {
      showToast(
        errorToast(
          "Please enter some instructions for editing your meal.",
          "Instructions required",
        ),
      );
      return;
    }
    setWatched(undefined);
    // The edit of the last time has ended: this is another one, also where it reads the same.
    if (hasEnded(status.data)) getKey.forget();
    start.mutate(
      { instructions, idempotencyKey: getKey(instructions) },
      {
        onError: () =>
          showToast(errorToast("Failed to update meal. Please try again.", "Edit failed")),
      },
    );
  };

  const end = useEffectEvent(() => {
    keepInstructions(mealId, { text: "" });
    refresh();
    if (watched?.isNews) {
      showToast({
        title: "Meal updated",
        text: "Your meal has been successfully updated.",
        durationMs: longToastMs,
      });
      return;
    }
    // It had completed before anybody came back for it.
    setText("");
    setWatched(undefined);
  });
  const leaveNow = useEffectEvent(leave);
  const isCompleted = watched !== undefined && status.isSuccess && isSuccess(status.data);
  const isNews = watched?.isNews ?? false;
  useEffect(() => {
    if (!isCompleted) return;
    end();
    if (!isNews) return;
    const timer = setTimeout(() => leaveNow(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isCompleted, isNews]);

  const isUnderway = watched !== undefined && status.isSuccess && !hasEnded(status.data);
  if (isUnderway && !isNews) setWatched({ ...watched, isNews: true });

  return { text, write, submit, state, checkAgain: () => void status.refetch() };
}

function stateOf(
  start: ReturnType<typeof useStartEdit>,
  watched: Watched | undefined,
  status: ReturnType<typeof useEditStatus>,
): EditState {
  if (start.isPending) return { kind: "submitting" };
  if (start.isError) {
    return { kind: "error", text: editErrorText(start.error), isUnsure: false };
  }
  if (!watched) return { kind: "idle" };
  if (status.isError && !status.isFetching) {
    return { kind: "error", text: status.error.message, isUnsure: true };
  }
  const { data } = status;
  if (!data || !hasEnded(data)) return { kind: "processing" };
  if (isSuccess(data)) {
    return watched.isNews ? { kind: "completed", patch: data.patch } : { kind: "idle" };
  }
  return { kind: "error", text: data.error || "Edit process failed", isUnsure: false };
}

function isSuccess(edit: EditStatus): boolean {
  return edit.status === "completed" && edit.error === undefined;
}
