import { Fragment } from "react";
import { useCurrentUser } from "../../../api/current-user.ts";
import { useDictionaryEntries } from "../../../api/dictionary.ts";
import { useReadableOwnFoods } from "../../../api/own-foods.ts";
import { useUnits } from "../../../api/units.ts";
import { useSettled } from "../../../platform/use-settled.ts";
import textStyles from "../../../ui/text.module.css";
import styles from "./estimate-preview.module.css";
import { describeEnergy, describePreview, describeRange, shortList } from "./format-preview.ts";
import { t } from "./messages.ts";
import type { Preview } from "./preview.ts";
import { usePreview } from "./use-preview.ts";

/** After this pause in typing the preview is announced. */
const pauseMs = 1200;

/**
 * Previews, at the bottom of the text box, what the typed text would be logged as. Mounted without a text
 * it loads what the estimates need.
 */
export function EstimatePreview({ text }: { readonly text: string }) {
  const isSignedIn = useCurrentUser().user !== null;
  const units = useUnits();
  const dictionary = useDictionaryEntries(isSignedIn);
  const ownFoods = useReadableOwnFoods(isSignedIn);
  const preview = usePreview(text, dictionary, ownFoods);
  const settled = useSettled(preview, pauseMs);
  const isPaused = preview === settled;
  const shown = preview && {
    ...preview,
    // The last word may still be incomplete.
    unmatched: preview.unmatched.filter((words) => isPaused || !text.endsWith(words)),
  };
  return (
    <>
      {/* Announced after a pause, not at each key. */}
      {text === "" ? null : (
        <div className={styles.preview} aria-hidden="true" data-testid="estimate-preview">
          {shown ? <Chips preview={shown} /> : null}
        </div>
      )}
      <p className={textStyles.visuallyHidden} role="status">
        {settled ? describePreview(settled, units) : null}
      </p>
    </>
  );
}

function Chips({ preview }: { readonly preview: Preview }) {
  const units = useUnits();
  const energy = describeEnergy(preview, units);
  const foods = shortList(preview.foods);
  const unread = shortList(preview.unmatched);
  return (
    <>
      {energy ? (
        <div>
          <b>{energy}</b>
          {describeRange(preview, units)}
        </div>
      ) : null}
      <ul className={styles.chips}>
        {energy
          ? foods.named.map((food, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a food may be named twice, and has no state.
                key={place}
                className={food.isAssumed || !food.isSure ? styles.uncertain : undefined}
              >
                <bdi>{food.isSure ? food.words : `${food.words}?`}</bdi>
                {food.amount === undefined ? null : <b> {food.amount}</b>}
                {food.isAssumed ? <i> {t.assumed}</i> : null}
              </li>
            ))
          : null}
        {energy && foods.rest ? <li>{foods.rest}</li> : null}
        {unread.named.length > 0 ? (
          <li className={styles.notCounted}>
            {t.notCounted}{" "}
            {unread.named.map((words, place) => (
              <Fragment key={words}>
                {place > 0 ? ", " : null}
                <bdi className={styles.unread}>{words}</bdi>
              </Fragment>
            ))}
            {unread.rest}
          </li>
        ) : null}
      </ul>
    </>
  );
}
