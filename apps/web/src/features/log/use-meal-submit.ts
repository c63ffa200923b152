import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import { findApiError } from "../../api/client.ts";
import { type Submission, submitErrorText, useSubmitMeal } from "../../api/jobs.ts";
import { timeZoneHere } from "../../platform/clock.ts";
import { sessionKeys } from "../../platform/storage.ts";
import { useIdempotencyKey } from "../../platform/use-idempotency-key.ts";
import { useEnqueueMeal } from "./outbox/use-enqueue-meal.ts";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { remainingDraft } from "./use-draft.ts";

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
  const [isSignInAsked, setIsSignInAsked] = useState(false);
  const [submittedAtMs, setSubmittedAtMs] = useState<number>();
  const submitMeal = useSubmitMeal();
  const latestDraft = useRef(draft);
  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);
  const getKey = useIdempotencyKey(sessionKeys.submitKey);
  const isJustSubmitted = useIsRecent(submittedAtMs, justSubmittedMs);

  const [unsent, setUnsent] = useState<Submission>();

  const onSent = ({ message, photoId }: Submission) => {
    getKey.forget();
    setUnsent(undefined);
    setDraft(remainingDraft(latestDraft.current, message));
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
    if (
      (message === "" && !photoId) ||
      photo.file ||
      message.length > messageMaxLength ||
      isSubmitting
    )
      return;
    if (!isSignedIn) {
      setIsSignInAsked(true);
      return;
    }
    setError(undefined);
    setIsSignInAsked(false);
    const idempotencyKey = getKey(photoId ? `${message} ${photoId}` : message);
    const timeZone = timeZoneHere();
    const submission = { message, photoId, sessionId, idempotencyKey, timeZone };
    setUnsent(undefined);
    if (!navigator.onLine) {
      void enqueue(submission);
      return;
    }
    // Preloads the notice that is shown after the response.
    void import("./analysing-notice.tsx").catch(() => undefined);
    submitMeal.mutate(submission, {
      onSuccess: () => {
        onSent(submission);
        setSubmittedAtMs(Date.now());
      },
      onError: (failure) => {
        const apiError = findApiError(failure);
        if (apiError?.status === 401) setIsSignInAsked(true);
        else if (!apiError && !navigator.onLine) void enqueue(submission);
        else {
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
    askSignIn: () => setIsSignInAsked(true),
    /** False as soon as the user is signed in. */
    isSignInAsked: isSignInAsked && !isSignedIn,
  };
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
