import { t } from "./messages-on-demand.ts";

/** Words of a person in the quotation marks of the language. */
export const quote = (words: string): string => t.quoted({ words });
