import type { MealEntry } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useState } from "react";
import textStyles from "../../../ui/text.module.css";
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
        alt={`${meal.title}, as it was sent`}
        width="1600"
        height="1200"
        decoding="async"
        onError={() => setMissing(id)}
      />
      {meal.is_photo_unread ? (
        <p className={`${textStyles.note} ${styles.photoNote}`}>
          The photo was kept; the estimate comes from your words.
        </p>
      ) : null}
    </div>
  );
}
