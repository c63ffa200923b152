import { useCurrentUser } from "../../api/current-user.ts";
import { usePageTitle } from "../../platform/page.ts";
import { CircleCheck } from "../../ui/icons.ts";
import { OwnTools } from "./access-tokens-section.tsx";
import { AccountAccess } from "./account-access.tsx";
import { YourDay } from "./daily-targets-section.tsx";
import { YourData } from "./data-export-section.tsx";
import { OwnWords } from "./dictionary-section.tsx";
import { ImportMeals } from "./import-meals.tsx";
import { ModelSwitch } from "./model-switch.tsx";
import { SharedLinks } from "./shared-links.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** The account. Signing out leaves nothing of the person in this browser. */
export function ProfileScreen() {
  usePageTitle("Profile");
  const { user } = useCurrentUser();
  return (
    <div className="wrap max-w-[624px]">
      <h1 className="mb-3.5">Profile</h1>
      <section className="card px-5 py-1">
        <dl className="divide-y divide-line">
          <Fact name="Email">{user?.email || "No email available"}</Fact>
          <Fact name="Member Since">{formatLongDate(user?.createdAt)}</Fact>
          <Fact name="Account Status">
            <CircleCheck className="ic s text-positive" aria-hidden="true" />
            Active
          </Fact>
        </dl>
      </section>
      <SignOutButton />
      <YourDay />
      <ModelSwitch />
      <SharedLinks />
      <AccountAccess />
      <OwnWords />
      <ImportMeals />
      <OwnTools />
      <YourData />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex min-h-[52px] items-center justify-between gap-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1.5 text-right font-[530] wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** 'September 4, 2026'; today where nothing is known (spec section 2). */
function formatLongDate(iso: string | undefined): string {
  const known = new Date(iso ?? "");
  const date = Number.isNaN(known.getTime()) ? new Date() : known;
  return date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
