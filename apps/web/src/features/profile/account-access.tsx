import { Card } from "../../ui/card.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useAccountAccess } from "./api/account.ts";
import styles from "./profile.module.css";
import { SignInMethods } from "./sign-in-methods.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

/** The user's sign-in methods and sessions. */
export function AccountAccess() {
  const query = useAccountAccess();
  if (query.data) {
    return (
      <>
        <SignInMethods access={query.data} />
        <SignedInDevices sessions={query.data.sessions} />
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
