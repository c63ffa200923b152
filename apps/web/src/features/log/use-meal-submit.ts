import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import { findApiError } from "../../api/client.ts";
import { type Submission, submitErrorText, useSubmitMeal } from "../../api/jobs.ts";
import { timeZoneHere } from "../../platform/clock.ts";
import { vibrate } from "../../platform/haptics.ts";
import { sessionKeys } from "../../platform/storage.ts";
import { useIdempotencyKey } from "../../platform/use-idempotency-key.ts";
import { useEnqueueMeal } from "./outbox/use-enqueue-meal.ts";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { remainingDraft } from "./use-draft.ts";
import { useSignInPrompt } from "./use-sign-in-prompt.ts";

export type MealSubmit = ReturnType<typeof useMealSubmit>;

/** The notice is shown at least this long after a submit. */
const justSubmittedMs = 2000;

interface Options {
  readonly isSignedIn: boolean;
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly photo: PhotoDraft;
}

/**
 * Sends the draft. The text stays in the box, also across reloads, until the server has accepted it
 * or, without a connection, the outbox has stored it.
 */
export function useMealSubmit({ isSignedIn, draft, setDraft, photo }: Options) {
  const [sessionId] = useState(createSessionId);
  const [error, setError] = useState<string>();
  const prompt = useSignInPrompt({
    isSignedIn,
    // Only if the text was not changed in the meantime.
    onSignedIn: (message) => {
      if (message === draft.trim()) submit();
    },
  });
  const [submittedAtMs, setSubmittedAtMs] = useState<number>();
  const submitMeal = useSubmitMeal();
  const latestDraft = useRef(draft);
  const isDraftKept = useRef(false);
  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);
  const getKey = useIdempotencyKey(sessionKeys.submitKey);
  const isJustSubmitted = useIsRecent(submittedAtMs, justSubmittedMs);

  const [unsent, setUnsent] = useState<Submission>();

  const onSent = ({ message, photoId }: Submission) => {
    vibrate("done");
    getKey.forget();
    setUnsent(undefined);
    if (!isDraftKept.current) setDraft(remainingDraft(latestDraft.current, message));
    if (photoId) photo.remove();
  };

  const { enqueue, isEnqueuing } = useEnqueueMeal({
    onEnqueued: (submission) => {
      setError(undefined);
      onSent(submission);
    },
    onFailure: (failure) => setError(submitErrorText(failure)),
  });
  const isSubmitting = submitMeal.isPending || isEnqueuing;

  const submit = () => {
    const message = draft.trim();
    const photoId = photo.id;
    if (isSubmitting || !isComplete(message, photo)) return;
    if (!isSignedIn) {
      prompt.show(message);
      return;
    }
    setError(undefined);
    prompt.hide();
    const idempotencyKey = getKey(photoId ? `${message} ${photoId}` : message);
    const timeZone = timeZoneHere();
    const submission = { message, photoId, sessionId, idempotencyKey, timeZone };
    setUnsent(undefined);
    isDraftKept.current = false;
    if (!navigator.onLine) {
      void enqueue(submission);
      return;
    }
    // Preloads the notice that is shown after the response.
    void import("./analysing-notice.tsx").catch(() => undefined);
    // Preloads what a failure offers, so that it does not move the rows later.
    void import("./alternatives.tsx").catch(() => undefined);
    submitMeal.mutate(submission, {
      onSuccess: () => {
        onSent(submission);
        setSubmittedAtMs(Date.now());
      },
      onError: (failure) => {
        const apiError = findApiError(failure);
        if (apiError?.status === 401) prompt.show(message);
        else if (!apiError && !navigator.onLine) void enqueue(submission);
        else {
          vibrate("failed");
          setError(submitErrorText(failure));
          if (!apiError) setUnsent(submission);
        }
      },
    });
  };

  return {
    submit,
    isSubmitting,
    isJustSubmitted,
    error,
    dismissError: () => setError(undefined),
    /** Stores the unsent message until the connection returns; undefined if the server rejected it. */
    sendLater: unsent && error && !isSubmitting ? () => void enqueue(unsent) : undefined,
    askSignIn: () => prompt.show(""),
    isSignInAsked: prompt.isShown,
    /** The text in the box was put there after the submit: its acceptance does not remove it. */
    keepDraft: () => {
      isDraftKept.current = true;
    },
  };
}

/** Whether there is something to send, and no photo is still being uploaded. */
function isComplete(message: string, photo: PhotoDraft): boolean {
  const isEmpty = message === "" && !photo.id;
  return !isEmpty && !photo.file && message.length <= messageMaxLength;
}

/** True for `forMs` after `sinceMs`. */
function useIsRecent(sinceMs: number | undefined, forMs: number): boolean {
  const [endedMs, setEndedMs] = useState<number>();
  useEffect(() => {
    if (sinceMs === undefined) return;
    const timer = setTimeout(() => setEndedMs(sinceMs), forMs);
    return () => clearTimeout(timer);
  }, [sinceMs, forMs]);
  return sinceMs !== undefined && sinceMs !== endedMs;
}

/** An id for one visit of the dashboard. */
function createSessionId(): string {
  return `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`;
}
