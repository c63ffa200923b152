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
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** The user's valid links; each can be revoked. */
export function SharedLinks() {
  const shares = useShares();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card isBare className={styles.plainSection} aria-labelledby="shared-links">
      <h3 ref={heading} id="shared-links" tabIndex={-1}>
        {t.sharedLinks}
      </h3>
      <LoadError text={t.yourLinksCouldNotBe} query={shares} />
      {shares.isPending ? <p className={textStyles.note}>{t.loading}</p> : null}
      {shares.data?.length === 0 ? (
        <p className={textStyles.note}>{t.nothingSharedMealsPageHas}</p>
      ) : null}
      {shares.data && shares.data.length > 0 ? (
        <>
          <p className={textStyles.note}>{t.linkShownOnceWhenMade}</p>
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
        showToast({ title: t.linkEnded, text: t.linkNoLongerWorks });
        onRevoked();
      },
      onError: () => showToast({ title: t.error, text: t.linkCouldNotBeEnded, isError: true }),
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
          {share.has_photo ? t.withPhotoUntil : t.until}
          <time dateTime={share.expires_at}>{formatLongDate(new Date(share.expires_at))}</time>
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <Button
            tone="outlined"
            size="small"
            aria-label={t.endLinkTitle({ title: share.title })}
            aria-disabled={revoke.isPending}
          >
            {t.endLink}
          </Button>
        }
        title={t.endThisLink}
        text={t.linkWillStopWorkingThis}
        confirmLabel={t.endLink}
        onConfirm={end}
      />
    </li>
  );
}
