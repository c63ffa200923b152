import { useCurrentUser } from "../../api/current-user.ts";
import { loginPath } from "../../api/login-path.ts";
import { leaveTo, usePageTitle } from "../../platform/page.ts";
import { Blank } from "../../ui/blank.tsx";
import { Button } from "../../ui/button.tsx";

/** What the weeks say, one day. */
export function TrendsScreen() {
  usePageTitle("Trends");
  const { user } = useCurrentUser();
  if (!user) {
    return (
      <Blank picture={<Columns />} eyebrow="Trends" title="Sign In to View Trends">
        <Button tone="yolk" onClick={() => leaveTo(loginPath("/trends"))}>
          Sign In
        </Button>
      </Blank>
    );
  }
  return (
    <Blank
      picture={<Columns />}
      eyebrow="Trends"
      title="Coming Soon"
      text="Weekly and monthly summaries, macro trends, goal tracking and smart insights."
    />
  );
}

const heights = [30, 52, 44, 66, 58, 72, 50];
const floor = 96;

function Columns() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {heights.map((height, index) => {
        const x = 12 + 14 * index;
        return (
          <rect
            key={x}
            x={x}
            y={floor - height}
            width="8"
            height={height}
            rx="4"
            fill="var(--track)"
          />
        );
      })}
      <path d="M8 34H112" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="3 4" />
      <circle className="crumb" cx="86" cy="24" r="5" />
    </svg>
  );
}
