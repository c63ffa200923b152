import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useAccountAccess } from "./api/account.ts";
import styles from "./profile.module.css";
import { SignInMethods } from "./sign-in-methods.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

/** For operators only. */
function OperatorLink() {
  return (
    <Section title="Operator">
      <Setting title="This Morsel" text="People, invitations, foods, services and backups.">
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.admin}>
          Operate
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
    <Card isBare className={styles.plainSection} aria-label="Signing in">
      {query.isPending ? <p className={textStyles.muted}>Loading...</p> : null}
      <LoadError text="How you sign in could not be loaded." query={query} />
    </Card>
  );
}
