import type { ReactNode } from "react";
import { t } from "./messages-on-demand.ts";
import styles from "./receipt.module.css";
import textStyles from "./text.module.css";

export interface ReceiptLine {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  /** Whether the amount was stated or assumed. */
  readonly tag: { readonly text: string; readonly isSure: boolean };
  readonly working: string;
  readonly source: string;
  /** Makes the line a button. */
  readonly open?: {
    readonly label: string;
    /** What else the dialog offers. */
    readonly hint?: string | undefined;
    readonly onOpen: (button: HTMLElement) => void;
  };
}

interface Props {
  readonly title: ReactNode;
  readonly summary: string;
  readonly lines: readonly ReceiptLine[];
  /** Between the lines and the total. */
  readonly children?: ReactNode;
  readonly total: string;
  /** What the total is likely to be, below it. */
  readonly range?: string | undefined;
  /** Working and source are on one line if the page is wide. */
  readonly isRoomy?: boolean;
}

/** A list of amounts, each with its working and source. */
export function Receipt(props: Props) {
  const { title, summary, lines, children, total, range, isRoomy = false } = props;
  return (
    <div className={styles.paper}>
      <section
        className={isRoomy ? `${styles.receipt} ${styles.roomy}` : styles.receipt}
        aria-label={t.receipt}
      >
        <div className={styles.header}>
          {title}
          <span className={textStyles.note}>{summary}</span>
        </div>
        <ol>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.amount}>
                <b>{line.open ? <LineButton name={line.name} {...line.open} /> : line.name}</b>
                <i />
                <span>{line.amount}</span>
              </div>
              <div className={styles.working}>
                <span>
                  <span className={line.tag.isSure ? styles.certain : styles.uncertain}>
                    {line.tag.text}
                  </span>{" "}
                  {keepUnitsWithNumbers(line.working)}
                </span>
                <span>{line.source}</span>
                {line.open?.hint === undefined ? null : (
                  <span className={styles.hint}>{line.open.hint}</span>
                )}
              </div>
            </li>
          ))}
        </ol>
        {children}
        <div className={styles.total}>
          <b>{t.total}</b>
          <span>{total}</span>
        </div>
        {range === undefined ? null : (
          <div className={styles.range}>
            <span>{t.likelyRange}</span>
            <span>{range}</span>
          </div>
        )}
      </section>
    </div>
  );
}

/** '= 210 g' does not wrap before its unit. */
function keepUnitsWithNumbers(working: string): string {
  return working.replaceAll(/(\d) (g|ml|kcal|kJ)\b/g, "$1\u00a0$2");
}

/** The name of a line as a button; its target is the whole line. */
function LineButton(props: { readonly name: string } & NonNullable<ReceiptLine["open"]>) {
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={props.hint === undefined ? props.label : `${props.label}. ${props.hint}`}
      aria-haspopup="dialog"
      onClick={(event) => props.onOpen(event.currentTarget)}
    >
      {props.name}
    </button>
  );
}
