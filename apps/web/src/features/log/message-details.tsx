import { Camera, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import { describeMoment } from "./describe-moment.ts";
import styles from "./log-history.module.css";

interface Props {
  readonly message: string;
  readonly hasPhoto: boolean;
  readonly error: string | undefined;
  readonly status: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly nowMs: number;
}

/** The text of a row of the history: the message, its error, its status and its time. */
export function MessageDetails({ message, hasPhoto, error, status, writtenAt, nowMs }: Props) {
  return (
    <div>
      <div className={styles.message} dir="auto">
        {hasPhoto ? (
          <>
            <Icon of={Camera} isSmall className={styles.photoMark} />
            <span className={textStyles.visuallyHidden}>With a photo: </span>
          </>
        ) : null}
        {message || "Photo"}
      </div>
      {error ? (
        <div className={styles.error} dir="auto">
          {error}
        </div>
      ) : null}
      <div className={styles.details}>
        <span className={styles.statusWord}>{status}</span>
        <time dateTime={writtenAt}>{describeMoment(writtenAt, nowMs)}</time>
      </div>
    </div>
  );
}
