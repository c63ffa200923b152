import { useEffect, useEffectEvent, useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";

interface Options {
  readonly isSignedIn: boolean;
  /** Called once after signing in with the message that was submitted before. */
  readonly onSignedIn: (message: string) => void;
}

/** The prompt to sign in, and the message that was submitted without a session. */
export function useSignInPrompt({ isSignedIn, onSignedIn }: Options) {
  const [isAsked, setIsAsked] = useState(false);
  const resume = useEffectEvent(() => {
    const message = readSession(sessionKeys.unsubmitted);
    writeSession(sessionKeys.unsubmitted, "");
    if (message) onSignedIn(message);
  });
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);
  return {
    /** False as soon as the user is signed in. */
    isShown: isAsked && !isSignedIn,
    /** @param message to be submitted after signing in; empty if there is none. */
    show: (message: string) => {
      writeSession(sessionKeys.unsubmitted, message);
      setIsAsked(true);
    },
    hide: () => setIsAsked(false),
  };
}
