import styles from "./brand.module.css";
import { t } from "./messages.ts";
/** The logo: an almost closed circle with a dot. */
export function BrandMark({ size = 25 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M16.2 4.3A10 10 0 1 0 23.7 11.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle
        cx="22.2"
        cy="5.8"
        r="3.4"
        fill="var(--action)"
        stroke="var(--action-edge)"
        strokeWidth="1"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      {t.morsel}
    </span>
  );
}
