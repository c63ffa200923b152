import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../platform/use-language.ts";
import { estimator } from "./estimator.ts";
import type { Preview, PreviewRequest } from "./preview.ts";

/** The preview of the typed text; the previous preview until the new one arrives. */
export function usePreview(
  text: string,
  dictionary: PreviewRequest["dictionary"],
  ownFoods: PreviewRequest["ownFoods"],
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const language = useLanguage();
  const message = text.trim();
  const isReadable = message !== "" && message.length <= messageMaxLength;
  useEffect(
    () =>
      isReadable
        ? estimator.requestPreview({ message, dictionary, ownFoods, language }, setPreview)
        : undefined,
    [message, dictionary, ownFoods, language, isReadable],
  );
  return isReadable ? preview : undefined;
}
