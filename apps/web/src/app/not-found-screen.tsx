import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { usePageTitle } from "../platform/page.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { t } from "./messages.ts";

export function NotFoundScreen() {
  usePageTitle(t.n404PageNot);
  return (
    <EmptyState picture={<EmptyPlate isMissing />} title={t.n404PageNot} text={t.thereNothing}>
      <Link className={buttonClass({ tone: "quiet" })} href={pages.home}>
        {t.backMorsel}
      </Link>
    </EmptyState>
  );
}
