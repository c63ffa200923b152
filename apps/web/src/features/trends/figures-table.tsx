import textStyles from "../../ui/text.module.css";
import styles from "./trends.module.css";

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell is the header of the row. */
  readonly rows: readonly (readonly string[])[];
}

/** The figures of a chart, collapsed at first. */
export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <details className={styles.figures}>
      <summary>Show as a table</summary>
      <table>
        <caption className={textStyles.visuallyHidden}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
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
