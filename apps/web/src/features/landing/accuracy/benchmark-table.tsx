import type { Benchmark } from "../../../api/measured.ts";
import { formatNumber } from "../../../ui/format-number.ts";
import styles from "./accuracy.module.css";
import { fileNames } from "./content.ts";
import { formatShare } from "./format-share.ts";
import { t } from "./messages.ts";

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
          <th scope="col">{t.descriptions}</th>
          <th scope="col">{t.within20Kcal}</th>
          <th scope="col">{t.carbsWithin75G}</th>
          <th scope="col">{t.meanError}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ file, descriptions, energyRight, carbsRight, energyErrorKcal }) => (
          <tr key={file} data-pooled={file === "v1" || undefined}>
            <th scope="row">
              {fileNames()[file] ?? file} <small>{formatNumber(descriptions, 0)}</small>
            </th>
            <td>{formatShare(energyRight)}</td>
            <td>{formatShare(carbsRight)}</td>
            <td>
              {energyErrorKcal === null
                ? "—"
                : t.energyErrorKcalKcal({ energyErrorKcal: Math.round(energyErrorKcal) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
