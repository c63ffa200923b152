import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import { Estimator } from "./estimator.ts";
import type { Preview, PreviewQuestion } from "./preview.ts";

/** One for the page: to make its foods ready takes far longer than to read a message. */
const estimator = new Estimator();

/** The preview of a text as it is being typed; that of the text before while this one's is on its way. */
export function usePreview(
  text: string,
  ownWords: PreviewQuestion["ownWords"],
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const message = text.trim();
  const isReadable = message !== "" && message.length <= messageMaxLength;
  useEffect(
    () => (isReadable ? estimator.ask({ message, ownWords }, setPreview) : undefined),
    [message, ownWords, isReadable],
  );
  return isReadable ? preview : undefined;
}

/** A value once it has stayed the same for `ms`; until then the one that did before. */
export function useSettled<Value>(value: Value, ms: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
