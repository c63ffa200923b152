import type { LanguageId } from "@morsel/contracts";
import type { LetterTexts } from "../letter-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ptBr } from "./pt-br.ts";

export const letterTexts: Readonly<Record<LanguageId, LetterTexts>> = {
  ...{ en, de, es, fr, it },
  "pt-BR": ptBr,
};
