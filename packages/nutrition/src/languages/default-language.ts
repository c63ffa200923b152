import { english } from "./en/index.ts";
import type { Language } from "./language.ts";

/** The language of messages and meals if the caller gives none. */
export const defaultLanguage: Language = english;
