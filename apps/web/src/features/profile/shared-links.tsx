import type { Share } from "@morsel/contracts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { useRef } from "react";
import { Link } from "wouter";
import { useRevokeShare, useShares } from "../../api/shares.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { formatLongDate } from "./format.ts";
import styles from "./profile.module.css";

/** The user's valid links; each can be revoked. */
export function SharedLinks() {
  const shares = useShares();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card isBare className={styles.plainSection} aria-labelledby="shared-links">
      <h3 ref={heading} id="shared-links" tabIndex={-1}>
        Shared links
      </h3>
      <LoadError text="Your links could not be loaded." query={shares} />
      {shares.isPending ? <p className={textStyles.note}>Loading...</p> : null}
      {shares.data?.length === 0 ? (
        <p className={textStyles.note}>
          Nothing is shared. A meal's page has a Share button; its link is shown once, then listed
          here.
        </p>
      ) : null}
      {shares.data && shares.data.length > 0 ? (
        <>
          <p className={textStyles.note}>
            A link is shown once, when it is made. To send it again, make a new one.
          </p>
          <ul className={styles.links}>
            {shares.data.map((share) => (
              <SharedLink
                key={share.id}
                share={share}
                onRevoked={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

interface Props {
  readonly share: Share;
  /** Moves the focus, because the row is gone. */
  readonly onRevoked: () => void;
}

function SharedLink({ share, onRevoked }: Props) {
  const revoke = useRevokeShare();
  const showToast = useToast();
  const end = () =>
    revoke.mutate(share.id, {
      onSuccess: () => {
        showToast({ title: "Link ended", text: "The link no longer works." });
        onRevoked();
      },
      onError: () =>
        showToast({ title: "Error", text: "The link could not be ended.", isError: true }),
    });
  return (
    <li className={styles.sharedLink}>
      <div className={styles.shrinkable}>
        <p className={styles.linkName} dir="auto">
          {share.meal_id ? (
            <Link className={textStyles.link} href={pagePath(pages.meal, share.meal_id)}>
              {share.title}
            </Link>
          ) : (
            share.title
          )}
        </p>
        <p className={textStyles.note}>
          {share.has_photo ? "With photo, until " : "Until "}
          <time dateTime={share.expires_at}>{formatLongDate(new Date(share.expires_at))}</time>
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <Button
            tone="outlined"
            size="small"
            aria-label={`End the link to ${share.title}`}
            aria-disabled={revoke.isPending}
          >
            End link
          </Button>
        }
        title="End this link?"
        text="The link will stop working. This cannot be undone."
        confirmLabel="End link"
        onConfirm={end}
      />
    </li>
  );
}
