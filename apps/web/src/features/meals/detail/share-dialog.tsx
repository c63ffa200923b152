import type { MealEntry } from "@morsel/contracts";
import { defaultShareDays, type ShareDays, shareDays } from "@morsel/contracts/facts";
import { type FormEvent, useId, useState } from "react";
import { shareErrorText, useShareMeal } from "../../../api/shares.ts";
import { readSite } from "../../../api/site.ts";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { ControlledDialog } from "../../../ui/dialog.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { OneTimeSecret } from "../../../ui/one-time-secret.tsx";
import styles from "./change-form.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyHidden: boolean;
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Makes a public link of a meal, and hands it over. */
export function ShareDialog({ meal, isEnergyHidden, onClose, onCloseAutoFocus }: Props) {
  const share = useShareMeal();
  return (
    <ControlledDialog title="Share this meal" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      {share.data ? (
        <MadeLink
          title={meal.title}
          url={`${readSite().baseUrl}${share.data.path}`}
          onClose={onClose}
        />
      ) : (
        <Wishes
          hasPhoto={meal.photo_id !== undefined}
          isEnergyHidden={isEnergyHidden}
          isMaking={share.isPending}
          error={share.error ? shareErrorText(share.error) : undefined}
          onClose={onClose}
          onMake={(withPhoto, days) =>
            share.mutate({ meal_id: meal.id, with_photo: withPhoto, days })
          }
        />
      )}
    </ControlledDialog>
  );
}

interface WishesProps {
  readonly hasPhoto: boolean;
  readonly isEnergyHidden: boolean;
  readonly isMaking: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onMake: (withPhoto: boolean, days: ShareDays) => void;
}

function Wishes({ hasPhoto, isEnergyHidden, isMaking, error, onClose, onMake }: WishesProps) {
  const id = useId();
  const [withPhoto, setWithPhoto] = useState(false);
  const [days, setDays] = useState<ShareDays>(defaultShareDays);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isMaking) onMake(withPhoto, days);
  };
  return (
    <form className={styles.form} onSubmit={make}>
      <p>
        Whoever has the link sees this estimate as it is now: foods, grams,
        {isEnergyHidden ? " macros" : " calories"} and notes. Not who you are, nor when you ate.
      </p>
      {hasPhoto ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={withPhoto}
            onChange={(event) => setWithPhoto(event.target.checked)}
          />
          <span>Show the photo, too</span>
        </label>
      ) : null}
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-days`}>The link works for</label>
        <select
          id={`${id}-days`}
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as ShareDays)}
        >
          {shareDays.map((choice) => (
            <option key={choice} value={choice}>
              {choice} days
            </option>
          ))}
        </select>
      </div>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" type="submit" aria-disabled={isMaking}>
          {isMaking ? "Making the link…" : "Make Link"}
        </Button>
      </div>
    </form>
  );
}

interface MadeLinkProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

function MadeLink({ title, url, onClose }: MadeLinkProps) {
  // Who puts the sheet away without choosing has not failed.
  const openSheet = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <OneTimeSecret
      label="Link"
      value={url}
      note="You can end it at any time in Profile."
      onClose={onClose}
    >
      {"share" in navigator ? <Button onClick={openSheet}>Send…</Button> : null}
    </OneTimeSecret>
  );
}
