import { useCurrentUser } from "../api/current-user.ts";
import { useIsOnline } from "../platform/connection.ts";
import { Icon, WifiOff } from "../ui/icons.tsx";
import pageStyles from "../ui/page.module.css";
import { t } from "./messages.ts";
import styles from "./offline-notice.module.css";

/** At the bottom of every screen while offline. One line on a phone. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { user, isUnconfirmed } = useCurrentUser();
  const isUnreachable = !isOnline || isUnconfirmed;
  return (
    // A screen reader announces only changes of a region that exists already.
    <div role="status">
      {isUnreachable ? (
        <p className={styles.notice}>
          <span className={`${pageStyles.page} ${styles.text}`}>
            <Icon of={WifiOff} isSmall />
            <span>
              <b>{isOnline ? t.morselCannot : t.youOffline}</b> {user ? t.whatYouLog : t.yourText}
            </span>
          </span>
        </p>
      ) : null}
    </div>
  );
}
