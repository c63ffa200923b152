import { useCurrentUser } from "../api/current-user.ts";
import { useIsOnline } from "../platform/connection.ts";
import { WifiOff } from "../ui/icons.ts";

/** Says that there is no connection, and what still works; nothing where there is one. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { user, isUnconfirmed } = useCurrentUser();
  const isCutOff = !isOnline || isUnconfirmed;
  return (
    // The region is there before its words, or they would not be read aloud.
    <div role="status">
      {isCutOff ? (
        <p className="offline">
          <span className="wrap">
            <WifiOff className="ic s" aria-hidden="true" />
            <span>
              <b>{isOnline ? "Morsel cannot be reached." : "You are offline."}</b>{" "}
              {user ? whatWorks.signedIn : whatWorks.signedOut}
            </span>
          </span>
        </p>
      ) : null}
    </div>
  );
}

const whatWorks = {
  signedIn:
    "The meals last seen on this device can be read. What you log waits here until the connection is back.",
  signedOut: "What you type stays here; signing in and logging need a connection.",
} as const;
