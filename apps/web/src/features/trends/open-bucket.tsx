import { Link } from "wouter";
import { mealsOfDayPath } from "../../api/meals.ts";
import { fill } from "../../ui/fill.tsx";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import { t } from "./messages.ts";
import type { Bucket, PeriodKind } from "./periods.ts";
import styles from "./trends.module.css";

interface Props {
  readonly kind: PeriodKind;
  readonly bucket: Bucket;
  /** Shows the month that begins on this day. */
  readonly onOpenMonth: (day: string) => void;
  /** Only the name, in the row of a table. */
  readonly isPlain?: boolean;
}

/** Opens what a bar consists of: the meals of a day, or the days of a month. */
export function OpenBucket({ kind, bucket, onOpenMonth, isPlain = false }: Props) {
  const className = isPlain ? styles.openRow : styles.openBucket;
  const words = isPlain ? (
    bucket.name
  ) : (
    <>
      {fill(t.seeName, { name: bucket.name })}
      <Icon of={ChevronRight} isSmall />
    </>
  );
  return kind === "year" ? (
    <button type="button" className={className} onClick={() => onOpenMonth(bucket.key)}>
      {words}
    </button>
  ) : (
    <Link className={className} href={mealsOfDayPath(bucket.key)}>
      {words}
    </Link>
  );
}
