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
import { FoodTable } from "./food-table-section.tsx";
import { formatLongDate } from "./format.ts";
import { Imports } from "./imports-section.tsx";
import { t } from "./messages.ts";
import { ModelSwitch } from "./model-switch.tsx";
import styles from "./profile.module.css";
import { SharedLinks } from "./shared-links.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { UnitSettings } from "./units-section.tsx";
import { Webhooks } from "./webhooks-section.tsx";

const groups = () =>
  [
    {
      id: "profile-day",
      title: t.day,
    },
    {
      id: "profile-account",
      title: t.account,
    },
    {
      id: "profile-data",
      title: t.data,
    },
  ] as const;

export function ProfileScreen() {
  usePageTitle(t.profile);
  const { user } = useCurrentUser();
  const [day, account, data] = groups();
  return (
    <div className={`${pageStyles.page} ${styles.profile}`}>
      <header className={styles.head}>
        <h1>{t.profile}</h1>
        <nav className={styles.groupLinks} aria-label={t.profile}>
          {[day, account, data].map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <div>
        <Group {...day}>
          <DaySettings />
          <UnitSettings />
          <ModelSwitch />
          <FoodTable />
        </Group>
        <Group {...account}>
          <Card isBare className={styles.facts}>
            <dl className={styles.factList}>
              <Fact name={t.email}>{user?.email || t.noEmailAvailable}</Fact>
              <Fact name={t.memberSince}>{formatMemberSince(user?.createdAt)}</Fact>
              <Fact name={t.accountStatus}>
                <Icon of={CircleCheck} isSmall className={textStyles.positive} />
                {t.active}
              </Fact>
            </dl>
          </Card>
          <AccountAccess />
        </Group>
        <Group {...data}>
          <SharedLinks />
          <Imports />
          <AccessTokens />
          <Webhooks />
          <DataSettings />
        </Group>
        <SignOutButton />
      </div>
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** The cards of a group, with a heading that the links at the top lead to. */
function Group({ id, title, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
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
