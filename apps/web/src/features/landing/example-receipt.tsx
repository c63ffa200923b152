import type { ReactNode } from "react";
import { Receipt, type ReceiptLine } from "../../ui/receipt.tsx";
import { example } from "./content.ts";

const said = { text: "You said", isSure: true };
const assumed = { text: "Assumed", isSure: false };

/** The engine's receipt for the example. */
const lines: readonly ReceiptLine[] = [
  {
    id: "pasta-cooked",
    name: "Spaghetti",
    amount: "330\u00a0kcal",
    tag: said,
    working: "“Bowl of spaghetti” → 1 × bowl (210 g) = 210 g",
    source: "Cooked pasta · USDA FNDDS 2021-2023 2708357",
  },
  {
    id: "pasta-sauce-tomato",
    name: "Tomato Sauce",
    amount: "66\u00a0kcal",
    tag: said,
    working: "“half a cup of tomato sauce” → 0.5 × cup (260 g) = 130 g",
    source: "Tomato pasta sauce · USDA FNDDS 2021-2023 2709745",
  },
  {
    id: "oil-olive",
    name: "Olive Oil",
    amount: "126\u00a0kcal",
    tag: said,
    working: "“1 tbsp olive oil” → 1 × tbsp (14 g) = 14 g",
    source: "USDA FNDDS 2021-2023 2710186",
  },
  {
    id: "cheese-parmesan",
    name: "Parmesan",
    amount: "21\u00a0kcal",
    tag: assumed,
    working: "“some parmesan”, amount not said → 1 × tbsp (5 g) = 5 g",
    source: "USDA FNDDS 2021-2023 2705728",
  },
];

export function ExampleReceipt({ title }: { readonly title: ReactNode }) {
  return <Receipt title={title} summary={example.summary} lines={lines} total={example.total} />;
}
