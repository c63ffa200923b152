import cardStyles from "../../../ui/card.module.css";
import pageStyles from "../../../ui/page.module.css";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../messages.ts";
import styles from "./meals-screen.module.css";

/** Shown while the meals are loading. */
export function MealsSkeleton() {
  return (
    <div
      className={`${pageStyles.page} ${styles.columns}`}
      aria-busy="true"
      role="status"
      aria-label={t.loadingMeals}
    >
      <div className={styles.sticky}>
        <div className={styles.skeletonHeader}>
          <Skeleton width="120px" height="24px" />
        </div>
        <div className={`${cardStyles.card} ${cardStyles.padded} ${styles.skeletonScore}`}>
          <div className={styles.skeletonGauge}>
            <Skeleton width="116px" height="116px" isRound />
            <div className={styles.skeletonLines}>
              <Skeleton width="70%" height="18px" />
              <Skeleton width="90%" />
            </div>
          </div>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      </div>
      <div className={styles.list}>
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            className={`${cardStyles.card} ${cardStyles.padded} ${styles.skeletonMeal}`}
          >
            <Skeleton width="40px" height="40px" isRound />
            <div className={styles.skeletonLines}>
              <Skeleton width="60%" height="16px" />
              <Skeleton width="30%" />
              <Skeleton width="92%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
