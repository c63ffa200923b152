import type { Benchmark } from "../../../api/measured.ts";
import styles from "./accuracy.module.css";
import { fileNames } from "./content.ts";
import { formatShare } from "./format-share.ts";

/** The figures of each file of the benchmark; the files of version 1 also together. */
export function BenchmarkTable({ benchmark }: { readonly benchmark: Benchmark }) {
  const { files, pooled } = benchmark;
  const isFirstVersion = ({ file }: { readonly file: string }) => file.includes("v1");
  const rows = [
    ...files.filter(isFirstVersion),
    pooled,
    ...files.filter((file) => !isFirstVersion(file)),
  ];
  return (
    <table className={styles.benchmark}>
      <thead>
        <tr>
          <th scope="col">Descriptions</th>
          <th scope="col">Within 20&nbsp;kcal</th>
          <th scope="col">Carbs within 7.5&nbsp;g</th>
          <th scope="col">Mean error</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ file, descriptions, energyRight, carbsRight, energyErrorKcal }) => (
          <tr key={file} data-pooled={file === "v1" || undefined}>
            <th scope="row">
              {fileNames[file] ?? file} <small>{descriptions.toLocaleString("en-US")}</small>
            </th>
            <td>{formatShare(energyRight)}</td>
            <td>{formatShare(carbsRight)}</td>
            <td>{energyErrorKcal === null ? "—" : `${Math.round(energyErrorKcal)}\u00a0kcal`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
