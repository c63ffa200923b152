import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useAccountAccess } from "./api/account.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";
import { SignInMethods } from "./sign-in-methods.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

/** For operators only. */
function OperatorLink() {
  return (
    <Section title={t.operator}>
      <Setting title={t.thisMorsel} text={t.peopleInvitationsFoods}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.admin}>
          {t.operate}
        </Link>
      </Setting>
    </Section>
  );
}

/** The user's sign-in methods and sessions. */
export function AccountAccess() {
  const query = useAccountAccess();
  if (query.data) {
    return (
      <>
        <SignInMethods access={query.data} />
        <SignedInDevices sessions={query.data.sessions} />
        {query.data.is_admin ? <OperatorLink /> : null}
      </>
    );
  }
  return (
    <Card isBare className={styles.plainSection} aria-label={t.signingIn}>
      {query.isPending ? <p className={textStyles.muted}>{t.loading}</p> : null}
      <LoadError text={t.howYouSignCouldNot} query={query} />
    </Card>
  );
}
