import { pages, shareAgainPath } from "@morsel/contracts/facts";
import { useEffect, useEffectEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { takeSharedInput } from "../../platform/shared-input.ts";
import { useToast } from "../../ui/toast.tsx";
import { t } from "./log-again-messages.ts";

interface Props {
  readonly isSignedIn: boolean;
  readonly onText: (text: string) => void;
  readonly onPhoto: (photo: File) => void;
}

/** Puts what another app shared into the text box. A photo waits until the user is signed in. */
export function SharedInput({ isSignedIn, onText, onPhoto }: Props) {
  const put = useEffectEvent(async (withPhoto: boolean) => {
    const input = await takeSharedInput(withPhoto);
    if (input?.text) onText(input.text);
    if (input?.photo && withPhoto) onPhoto(input.photo);
  });
  useEffect(() => {
    void put(isSignedIn);
  }, [isSignedIn]);
  const showToast = useToast();
  useEffect(() => {
    if (window.location.pathname + window.location.search !== shareAgainPath) return;
    navigate(pages.log, { replace: true });
    showToast({
      title: t.pleaseShareAgain,
      text: t.morselNotReadyForNow,
    });
  }, [showToast]);
  return null;
}
