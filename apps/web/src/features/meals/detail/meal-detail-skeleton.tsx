import cardStyles from "../../../ui/card.module.css";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../messages.ts";
import styles from "./meal-detail.module.css";

/** Shown while a meal is loading. */
export function MealDetailSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={t.loadingMeal}>
      <div>
        <div className={styles.skeletonHeader}>
          <Skeleton width="80%" height="30px" />
          <Skeleton width="45%" />
          <Skeleton width="60%" height="26px" />
        </div>
        <div className={`${cardStyles.card} ${cardStyles.padded} ${styles.skeletonCard}`}>
          <Skeleton width="30%" height="20px" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      </div>
      <div className={styles.side}>
        <div className={`${cardStyles.card} ${cardStyles.padded} ${styles.gaugeRow}`}>
          <Skeleton width="96px" height="96px" isRound />
          <Skeleton width="120px" height="18px" />
        </div>
      </div>
    </div>
  );
}
