import type { MealEntry } from "@morsel/contracts";
import { defaultShareDays, shareDays } from "@morsel/contracts/facts";
import { useState } from "react";
import { shareErrorText, useCreateShare } from "../../../api/shares.ts";
import { readSite } from "../../../api/site.ts";
import { Button } from "../../../ui/button.tsx";
import { ControlledDialog, DialogForm } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-opener.tsx";
import { OneTimeSecret } from "../../../ui/one-time-secret.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { t } from "../messages.ts";
import styles from "./change-form.module.css";

interface Props extends DialogProps {
  readonly meal: MealEntry;
  readonly isEnergyHidden: boolean;
}

const dayOptions = Object.fromEntries(shareDays.map((days) => [days, t.daysDays({ days })]));

/** Creates a public link to a meal, and shows it once. */
export function ShareDialog({ meal, isEnergyHidden, onClose, onCloseAutoFocus }: Props) {
  const share = useCreateShare();
  const [withPhoto, setWithPhoto] = useState(false);
  const [outlivesMeal, setOutlivesMeal] = useState(false);
  const [days, setDays] = useState(String(defaultShareDays));
  const create = () => {
    const chosen = shareDays.find((choice) => String(choice) === days) ?? defaultShareDays;
    share.mutate({
      meal_id: meal.id,
      with_photo: withPhoto,
      days: chosen,
      outlives_meal: outlivesMeal,
    });
  };
  return (
    <ControlledDialog title={t.shareThisMeal} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      {share.data ? (
        <CreatedLink
          title={meal.title}
          url={`${readSite().baseUrl}${share.data.path}`}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={share.isPending ? t.makingLink : t.makeLink}
          isReady={!share.isPending}
          onSubmit={create}
          onClose={onClose}
        >
          <p>{isEnergyHidden ? t.anyoneSeesMacros : t.anyoneSeesCalories}</p>
          {meal.photo_id === undefined ? null : (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={withPhoto}
                onChange={(event) => setWithPhoto(event.target.checked)}
              />
              <span>{t.showPhotoToo}</span>
            </label>
          )}
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={outlivesMeal}
              onChange={(event) => setOutlivesMeal(event.target.checked)}
            />
            <span>{t.keepPageIfIDelete}</span>
          </label>
          <SelectField
            label={t.linkWorksFor}
            value={days}
            options={dayOptions}
            onChange={setDays}
          />
          {share.error ? (
            <p className={styles.error} role="alert">
              {shareErrorText(share.error)}
            </p>
          ) : null}
        </DialogForm>
      )}
    </ControlledDialog>
  );
}

interface CreatedLinkProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

function CreatedLink({ title, url, onClose }: CreatedLinkProps) {
  // It rejects if the user closes the share sheet.
  const openShareSheet = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <OneTimeSecret label={t.link} value={url} note={t.youCanEndAtAny} onClose={onClose}>
      {"share" in navigator ? <Button onClick={openShareSheet}>{t.send}</Button> : null}
    </OneTimeSecret>
  );
}
