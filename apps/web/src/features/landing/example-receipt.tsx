import type { ReactNode } from "react";
import { Receipt, type ReceiptLine } from "../../ui/receipt.tsx";
import { example } from "./content.ts";
import { t } from "./messages.ts";

const said = () => ({
  text: t.youSaid,
  isSure: true,
});
const assumed = () => ({
  text: t.assumed,
  isSure: false,
});

/** The engine's receipt for the example. */
const lines = (): readonly ReceiptLine[] => [
  {
    id: "pasta-cooked",
    name: t.spaghetti,
    amount: "330\u00a0kcal",
    tag: said(),
    working: t.bowlSpaghetti1Bowl210,
    source: t.cookedPastaUsdaFndds2021,
  },
  {
    id: "pasta-sauce-tomato",
    name: t.tomatoSauce,
    amount: "66\u00a0kcal",
    tag: said(),
    working: t.halfCupTomatoSauce0,
    source: t.tomatoPastaSauceUsdaFndds,
  },
  {
    id: "oil-olive",
    name: t.oliveOil,
    amount: "126\u00a0kcal",
    tag: said(),
    working: t.n1TbspOliveOil1,
    source: t.usdaFndds202120232710186,
  },
  {
    id: "cheese-parmesan",
    name: t.parmesan,
    amount: "21\u00a0kcal",
    tag: assumed(),
    working: t.someParmesanAmountNotSaid,
    source: t.usdaFndds202120232705728,
  },
];

export function ExampleReceipt({ title }: { readonly title: ReactNode }) {
  return (
    <Receipt title={title} summary={example().summary} lines={lines()} total={example().total} />
  );
}
