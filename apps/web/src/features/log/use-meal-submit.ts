import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import { findRefusal } from "../../api/client.ts";
import { submitErrorText, useSubmitMeal } from "../../api/jobs.ts";
import { useIdempotencyKey } from "../../platform/use-idempotency-key.ts";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { leftOver } from "./use-draft.ts";
import { fetchFunFacts } from "./use-fun-fact.ts";

/** How long a submit counts as one that just succeeded: the notice must not flash. */
const justSubmittedMs = 2000;

interface Options {
  readonly isSignedIn: boolean;
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly photo: PhotoDraft;
}

/**
 * Sends the draft. It stays in the box, and kept across reloads, until the server has
 * accepted it: whatever fails, nothing typed is lost.
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
  const getKey = useIdempotencyKey();
  const isJustSubmitted = useIsRecent(submittedAtMs, justSubmittedMs);

  const submit = () => {
    const message = draft.trim();
    const photoId = photo.id;
    if (
      (message === "" && !photoId) ||
      photo.file ||
      message.length > messageMaxLength ||
      submitMeal.isPending
    )
      return;
    if (!isSignedIn) {
      setIsSignInAsked(true);
      return;
    }
    setError(undefined);
    setIsSignInAsked(false);
    const idempotencyKey = getKey(photoId ? `${message} ${photoId}` : message);
    const submission = { message, photoId, sessionId, idempotencyKey };
    // The notice that comes of it tells one.
    void fetchFunFacts();
    submitMeal.mutate(submission, {
      onSuccess: () => {
        getKey.forget();
        setDraft(leftOver(latestDraft.current, message));
        if (photoId) photo.remove();
        setSubmittedAtMs(Date.now());
      },
      onError: (failure) => {
        if (findRefusal(failure)?.status === 401) setIsSignInAsked(true);
        else setError(submitErrorText(failure));
      },
    });
  };

  return {
    submit,
    isSubmitting: submitMeal.isPending,
    isJustSubmitted,
    error,
    dismissError: () => setError(undefined),
    askSignIn: () => setIsSignInAsked(true),
    /** The prompt has done its work once somebody is signed in. */
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

/** A label for one visit of the dashboard. */
function createSessionId(): string {
  return `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`;
}
