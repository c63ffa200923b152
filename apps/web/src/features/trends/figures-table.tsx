import type { ReactNode } from "react";
import textStyles from "../../ui/text.module.css";
import { t } from "./messages.ts";
import styles from "./trends.module.css";

interface Row {
  readonly name: string;
  /** The header of the row; by default its name. */
  readonly header?: ReactNode;
  readonly cells: readonly string[];
}

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** The figures of a chart, collapsed at first. */
export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <details className={styles.figures}>
      <summary>{t.showAsTable}</summary>
      <table>
        <caption className={textStyles.visuallyHidden}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ name, header, cells }) => (
            <tr key={name}>
              <th scope="row">{header ?? name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function TableHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
