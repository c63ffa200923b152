import { useCurrentUser } from "../../api/current-user.ts";
import { usePageTitle } from "../../platform/page.ts";
import cardStyles from "../../ui/card.module.css";
import iconStyles from "../../ui/icon.module.css";
import { CircleCheck } from "../../ui/icons.ts";
import pageStyles from "../../ui/page.module.css";
import textStyles from "../../ui/text.module.css";
import { OwnTools } from "./access-tokens-section.tsx";
import { AccountAccess } from "./account-access.tsx";
import { YourDay } from "./daily-targets-section.tsx";
import { YourData } from "./data-export-section.tsx";
import { OwnWords } from "./dictionary-section.tsx";
import { ImportMeals } from "./import-meals.tsx";
import { ModelSwitch } from "./model-switch.tsx";
import styles from "./profile.module.css";
import { SharedLinks } from "./shared-links.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** The account. Signing out leaves nothing of the person in this browser. */
export function ProfileScreen() {
  usePageTitle("Profile");
  const { user } = useCurrentUser();
  return (
    <div className={`${pageStyles.page} ${styles.profile}`}>
      <h1 className={styles.title}>Profile</h1>
      <section className={`${cardStyles.card} ${styles.facts}`}>
        <dl className={styles.factList}>
          <Fact name="Email">{user?.email || "No email available"}</Fact>
          <Fact name="Member Since">{formatLongDate(user?.createdAt)}</Fact>
          <Fact name="Account Status">
            <CircleCheck
              className={`${iconStyles.small} ${textStyles.positive}`}
              aria-hidden="true"
            />
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
    <div className={styles.fact}>
      <dt className={textStyles.muted}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

/** 'September 4, 2026'; today if unknown (spec section 2). */
function formatLongDate(iso: string | undefined): string {
  const known = new Date(iso ?? "");
  const date = Number.isNaN(known.getTime()) ? new Date() : known;
  return date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
