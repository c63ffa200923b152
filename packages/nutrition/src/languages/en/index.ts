import type { Language } from "../language.ts";
import { findTime } from "./find-time.ts";
import { notes, remarks } from "./meal-notes.ts";
import { capitalize, questions } from "./questions.ts";
import { receipts } from "./receipts.ts";
import { wordTitle } from "./titles.ts";

export const english: Language = {
  receipts,
  remarks,
  notes,
  records: {
    model: () => "without a record",
    stated: ({ ids, rest }) =>
      `${ids.join(", ")}${rest ? `; the rest from ${rest.dataset} ${rest.id}` : ""}`,
  },
  questions,
  wordAnswer: capitalize,
  wordTitle,
  quickAddName: "Quick add",
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g protein",
    carbs_g: "g carbs",
    fat_g: "g fat",
  },
  findTime,
};
