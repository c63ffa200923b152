import { messageMaxLength } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import { estimator } from "./estimator.ts";
import type { Preview, PreviewRequest } from "./preview.ts";

/** The preview of the typed text; the previous preview until the new one arrives. */
export function usePreview(
  text: string,
  dictionary: PreviewRequest["dictionary"],
  ownFoods: PreviewRequest["ownFoods"],
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const message = text.trim();
  const isReadable = message !== "" && message.length <= messageMaxLength;
  useEffect(
    () =>
      isReadable
        ? estimator.requestPreview({ message, dictionary, ownFoods }, setPreview)
        : undefined,
    [message, dictionary, ownFoods, isReadable],
  );
  return isReadable ? preview : undefined;
}
