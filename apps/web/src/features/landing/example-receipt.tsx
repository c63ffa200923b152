import type { ReactNode } from "react";
import { Receipt, type ReceiptLine } from "../../ui/receipt.tsx";
import { example } from "./content.ts";
import { t } from "./messages.ts";

const said = {
  get text() {
    return t.youSaid;
  },
  isSure: true,
};
const assumed = {
  get text() {
    return t.assumed;
  },
  isSure: false,
};

/** The engine's receipt for the example. */
const lines: readonly ReceiptLine[] = [
  {
    id: "pasta-cooked",
    get name() {
      return t.spaghetti;
    },
    amount: "330\u00a0kcal",
    tag: said,
    get working() {
      return t.bowlSpaghetti1Bowl210;
    },
    get source() {
      return t.cookedPastaUsdaFndds2021;
    },
  },
  {
    id: "pasta-sauce-tomato",
    get name() {
      return t.tomatoSauce;
    },
    amount: "66\u00a0kcal",
    tag: said,
    get working() {
      return t.halfCupTomatoSauce0;
    },
    get source() {
      return t.tomatoPastaSauceUsdaFndds;
    },
  },
  {
    id: "oil-olive",
    get name() {
      return t.oliveOil;
    },
    amount: "126\u00a0kcal",
    tag: said,
    get working() {
      return t.n1TbspOliveOil1;
    },
    get source() {
      return t.usdaFndds202120232710186;
    },
  },
  {
    id: "cheese-parmesan",
    get name() {
      return t.parmesan;
    },
    amount: "21\u00a0kcal",
    tag: assumed,
    get working() {
      return t.someParmesanAmountNotSaid;
    },
    get source() {
      return t.usdaFndds202120232705728;
    },
  },
];

export function ExampleReceipt({ title }: { readonly title: ReactNode }) {
  return <Receipt title={title} summary={example.summary} lines={lines} total={example.total} />;
}
