import type { ReactNode } from "react";
import { Link } from "wouter";
import styles from "./form-page.module.css";
import iconButton from "./icon-button.module.css";
import { ChevronLeft, Icon } from "./icons.tsx";
import { Spinner } from "./spinner.tsx";

interface Props {
  readonly title: string;
  readonly backPath: string;
  /** The state of the history at that path. */
  readonly backState?: object;
  readonly backLabel: string;
  readonly loadingText: string;
  /** Undefined while it is loading. */
  readonly children: ReactNode;
}

/** A page with a form, below a title and a link back. */
export function FormPage(props: Props) {
  const { title, backPath, backState, backLabel, loadingText, children } = props;
  return (
    <div className={styles.formPage}>
      <header>
        <Link
          className={iconButton.iconButton}
          href={backPath}
          state={backState}
          aria-label={backLabel}
        >
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{title}</h1>
      </header>
      {children ?? (
        <p className={styles.loading} role="status">
          <Spinner />
          {loadingText}
        </p>
      )}
    </div>
  );
}
