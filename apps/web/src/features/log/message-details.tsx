import type { ReactNode } from "react";
import { Camera, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import { describeMoment } from "./describe-moment.ts";
import styles from "./log-history.module.css";
import { t } from "./messages.ts";

interface Props {
  readonly message: string;
  readonly hasPhoto: boolean;
  readonly error: string | undefined;
  readonly status: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly nowMs: number;
  /** Between the message and its status. */
  readonly children?: ReactNode;
}

/** The text of a row of the history: the message, its error, its status and its time. */
export function MessageDetails(props: Props) {
  const { message, hasPhoto, error, status, writtenAt, nowMs, children } = props;
  return (
    <div>
      <div className={styles.message} dir="auto">
        {hasPhoto ? (
          <>
            <Icon of={Camera} isSmall className={styles.photoMark} />
            <span className={textStyles.visuallyHidden}>{t.withPhoto} </span>
          </>
        ) : null}
        {message || t.photo}
      </div>
      {error ? (
        <div className={styles.error} dir="auto">
          {error}
        </div>
      ) : null}
      {children}
      <div className={styles.details}>
        <span className={styles.statusWord}>{status}</span>
        <time dateTime={writtenAt}>{describeMoment(writtenAt, nowMs)}</time>
      </div>
    </div>
  );
}
