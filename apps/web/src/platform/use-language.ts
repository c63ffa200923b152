import type { LanguageId } from "@morsel/contracts/facts";
import { useSyncExternalStore } from "react";
import { language } from "./language.ts";

/** The language of the screens. What has it as its key renders again when it changes. */
export function useLanguage(): LanguageId {
  return useSyncExternalStore(
    (listener) => language.listen(listener),
    () => language.get(),
    () => language.get(),
  );
}
