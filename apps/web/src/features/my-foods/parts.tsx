import { type ReactNode, type RefObject, useId } from "react";
import { errorMessage, findApiError } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import textStyles from "../../ui/text.module.css";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";

interface SectionProps {
  readonly title: string;
  /** It takes the focus when a row is removed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The button that adds a row. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A card with a list that the user adds to and removes from. */
export function ListCard({ title, heading, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card isBare aria-labelledby={id} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A row of such a list. */
export function Row({ name, text, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={textStyles.medium} dir="auto">
          {name}
        </p>
        <p className={textStyles.note} dir="auto">
          {text}
        </p>
      </div>
      <div className={styles.rowActions}>{children}</div>
    </li>
  );
}

/** Announces why something was not saved. */
export function SaveError({ error }: { readonly error: unknown }) {
  return (
    <div role="alert">
      {error ? <p className={textStyles.danger}>{saveErrorText(error)}</p> : null}
    </div>
  );
}

/** The message if a change failed. */
export function saveErrorText(error: unknown): string {
  const apiError = findApiError(error);
  if (!apiError) return t.morselCannotBeReachedCheck;
  return errorMessage(apiError.body) ?? t.thatDidNotWorkPlease;
}
