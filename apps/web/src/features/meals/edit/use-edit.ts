import type { EditStatus, MealPatch } from "@morsel/contracts";
import { useEffect, useEffectEvent, useState } from "react";
import { editErrorText } from "../../../api/direct-edits.ts";
import { useIdempotencyKey } from "../../../platform/use-idempotency-key.ts";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../../ui/toast-store.ts";
import { hasEnded, useEditStatus, useRefreshAfterEdit, useStartEdit } from "../api/edits.ts";
import { t } from "../messages.ts";
import { readInstructions, saveInstructions } from "./unsent-instructions.ts";

const redirectAfterMs = 1500;

/** The state of an edit (spec section 4). */
export type EditState =
  | { readonly kind: "idle" | "submitting" | "processing" }
  | {
      readonly kind: "completed";
      readonly patch: MealPatch | undefined;
      /** Words of the instructions changed nothing: the result stays until the user leaves it. */
      readonly hasUnusedWords: boolean;
    }
  | { readonly kind: "error"; readonly text: string; readonly isUnsure: boolean };

interface Watched {
  readonly jobId: string;
  /** Seen running on this screen: its end is announced. */
  readonly wasSeenRunning: boolean;
}

/**
 * The edit of a meal by instructions. They stay in the text box, also across reloads, until their
 * edit has completed; a user who returns to a running edit sees its progress.
 *
 * @param leave called after the result was shown, unless words of the instructions were not used.
 */
export function useEdit(mealId: string, leave: () => void) {
  const [stored] = useState(() => readInstructions(mealId));
  const [text, setText] = useState(stored.text);
  const [watched, setWatched] = useState<Watched | undefined>(
    stored.jobId === undefined ? undefined : { jobId: stored.jobId, wasSeenRunning: false },
  );
  const showToast = useToast();
  const getKey = useIdempotencyKey();
  const start = useStartEdit(mealId, (instructions, jobId) => {
    // Also after this screen was closed.
    saveInstructions(mealId, { text: instructions, jobId });
    setWatched({ jobId, wasSeenRunning: true });
  });
  const status = useEditStatus(mealId, watched?.jobId);
  const refresh = useRefreshAfterEdit(mealId);
  const state = stateOf(start, watched, status);

  const changeText = (next: string) => {
    setText(next);
    saveInstructions(mealId, { text: next });
  };
  const submit = () => {
    const instructions = text.trim();
    if (instructions === "") {
      showToast(errorToast(t.pleaseEnterSome, t.instructionsRequired));
      return;
    }
    setWatched(undefined);
    // The previous edit has ended: this is a new one, even with the same text.
    if (hasEnded(status.data)) getKey.forget();
    start.mutate(
      { instructions, idempotencyKey: getKey(instructions) },
      {
        onError: () => showToast(errorToast(t.failedUpdateMealPleaseTry, t.editFailed)),
      },
    );
  };

  const end = useEffectEvent(() => {
    saveInstructions(mealId, { text: "" });
    refresh();
    if (watched?.wasSeenRunning) {
      // The result stays on the screen, and a toast would cover it on a phone.
      if (hasUnusedWords(status.data?.patch)) return;
      showToast({
        title: t.mealUpdated,
        text: t.yourMealHasBeen,
        durationMs: longToastMs,
      });
      return;
    }
    // It had completed before the user returned.
    setText("");
    setWatched(undefined);
  });
  const leaveNow = useEffectEvent(leave);
  const isCompleted = watched !== undefined && status.isSuccess && isSuccess(status.data);
  const wasSeenRunning = watched?.wasSeenRunning ?? false;
  const leavesByItself = wasSeenRunning && !hasUnusedWords(status.data?.patch);
  useEffect(() => {
    if (isCompleted) end();
  }, [isCompleted]);
  useEffect(() => {
    if (!isCompleted || !leavesByItself) return;
    const timer = setTimeout(() => leaveNow(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isCompleted, leavesByItself]);

  const isRunning = watched !== undefined && status.isSuccess && !hasEnded(status.data);
  if (isRunning && !wasSeenRunning) setWatched({ ...watched, wasSeenRunning: true });

  return { text, changeText, submit, state, checkAgain: () => void status.refetch() };
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
    return watched.wasSeenRunning
      ? { kind: "completed", patch: data.patch, hasUnusedWords: hasUnusedWords(data.patch) }
      : { kind: "idle" };
  }
  return { kind: "error", text: data.error || t.editProcessFailed, isUnsure: false };
}

const hasUnusedWords = (patch: MealPatch | undefined): boolean =>
  patch?.changes.some(({ kind }) => kind === "not-used") ?? false;

function isSuccess(edit: EditStatus): boolean {
  return edit.status === "completed" && edit.error === undefined;
}
