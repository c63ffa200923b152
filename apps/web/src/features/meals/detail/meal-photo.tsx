import type { MealEntry } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useState } from "react";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import styles from "./meal-detail.module.css";

/** The photo that was sent with the meal; nothing without a photo or if it fails to load. */
export function MealPhoto({ meal }: { readonly meal: MealEntry }) {
  const [missing, setMissing] = useState<string>();
  const { photo_id: id } = meal;
  if (!id || missing === id) return null;
  return (
    <div>
      <img
        className={styles.photo}
        src={routes.photo(id)}
        alt={t.titleAsSent({ title: meal.title })}
        width="1600"
        height="1200"
        decoding="async"
        onError={() => setMissing(id)}
      />
      {meal.is_photo_unread ? (
        <p className={`${textStyles.note} ${styles.photoNote}`}>{t.photoKeptEstimateComesFrom}</p>
      ) : null}
    </div>
  );
}
