import cardStyles from "../../ui/card.module.css";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useAccountAccess } from "./api/account.ts";
import styles from "./profile.module.css";
import { SignInWays } from "./sign-in-methods.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

/** The user's sign-in methods and sessions. */
export function AccountAccess() {
  const { data, isPending, refetch } = useAccountAccess();
  if (data) {
    return (
      <>
        <SignInWays access={data} />
        <SignedInDevices sessions={data.sessions} />
      </>
    );
  }
  return (
    <section className={`${cardStyles.card} ${styles.plainSection}`} aria-label="Signing in">
      {isPending ? (
        <p className={textStyles.muted}>Loading...</p>
      ) : (
        <LoadError text="How you sign in could not be loaded." onRetry={() => void refetch()} />
      )}
    </section>
  );
}
