import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { usePageTitle } from "../platform/page.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyPlate } from "../ui/empty-plate.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function NotFoundScreen() {
  usePageTitle("404 Page Not Found");
  return (
    <EmptyState
      picture={<EmptyPlate isMissing />}
      title="404 Page Not Found"
      text="There is nothing at this address."
    >
      <Link className={buttonClass({ tone: "quiet" })} href={pages.home}>
        Back to Morsel
      </Link>
    </EmptyState>
  );
}
