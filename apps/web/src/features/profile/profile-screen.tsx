import { useCurrentUser } from "../../api/current-user.ts";
import { usePageTitle } from "../../platform/page.ts";
import { Card } from "../../ui/card.tsx";
import { CircleCheck, Icon } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import textStyles from "../../ui/text.module.css";
import { AccessTokens } from "./access-tokens-section.tsx";
import { AccountAccess } from "./account-access.tsx";
import { DaySettings } from "./daily-targets-section.tsx";
import { DataSettings } from "./data-export-section.tsx";
import { Dictionary } from "./dictionary-section.tsx";
import { formatLongDate } from "./format.ts";
import { Imports } from "./imports-section.tsx";
import { ModelSwitch } from "./model-switch.tsx";
import styles from "./profile.module.css";
import { SharedLinks } from "./shared-links.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

export function ProfileScreen() {
  usePageTitle("Profile");
  const { user } = useCurrentUser();
  return (
    <div className={`${pageStyles.page} ${styles.profile}`}>
      <h1 className={styles.title}>Profile</h1>
      <Card isBare className={styles.facts}>
        <dl className={styles.factList}>
          <Fact name="Email">{user?.email || "No email available"}</Fact>
          <Fact name="Member Since">{formatMemberSince(user?.createdAt)}</Fact>
          <Fact name="Account Status">
            <Icon of={CircleCheck} isSmall className={textStyles.positive} />
            Active
          </Fact>
        </dl>
      </Card>
      <SignOutButton />
      <DaySettings />
      <ModelSwitch />
      <SharedLinks />
      <AccountAccess />
      <Dictionary />
      <Imports />
      <AccessTokens />
      <DataSettings />
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

/** Today if unknown (spec section 2). */
function formatMemberSince(iso: string | undefined): string {
  const known = new Date(iso ?? "");
  return formatLongDate(Number.isNaN(known.getTime()) ? new Date() : known);
}
