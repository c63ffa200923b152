import type { ReactNode } from "react";
import { Receipt, type ReceiptLine } from "../../ui/receipt.tsx";

const said = { text: "You said", isSure: true };
const assumed = { text: "Assumed", isSure: false };

export const exampleMessage =
  "Big bowl of spaghetti, half a cup of tomato sauce, 1\u00a0tbsp olive oil, some parmesan";

const lines: readonly ReceiptLine[] = [
  {
    id: "spaghetti",
    name: "Spaghetti, cooked",
    amount: "395 kcal",
    tag: said,
    working: "“big bowl” → 1 bowl = 250 g",
    source: "250 g · USDA SR Legacy",
  },
  {
    id: "sauce",
    name: "Tomato sauce, canned",
    amount: "30 kcal",
    tag: said,
    working: "“half a cup” → 1 cup = 250 g",
    source: "125 g · USDA SR Legacy",
  },
  {
    id: "oil",
    name: "Olive oil",
    amount: "119 kcal",
    tag: said,
    working: "1 tbsp = 13.5 g",
    source: "13.5 g · USDA SR Legacy",
  },
  {
    id: "parmesan",
    name: "Parmesan, hard",
    amount: "79 kcal",
    tag: assumed,
    working: "“some” → 4 tbsp = 20 g",
    source: "20 g · USDA SR Legacy",
  },
];

/** What a logged sentence turns into. */
export function ExampleReceipt({ title }: { readonly title: ReactNode }) {
  return <Receipt title={title} summary="4 items, 409 g" lines={lines} total="623 kcal" />;
}
