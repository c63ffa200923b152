import type { MealEntry } from "@morsel/contracts";
import { defaultShareDays, type ShareDays, shareDays } from "@morsel/contracts/facts";
import { type FormEvent, useId, useRef, useState } from "react";
import { shareErrorText, useShareMeal } from "../../../api/shares.ts";
import { readSite } from "../../../api/site.ts";
import { Button } from "../../../ui/button.tsx";
import { OpenedDialog } from "../../../ui/dialog.tsx";
import "./change-layer.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyHidden: boolean;
  readonly onClose: () => void;
  readonly placeFocus: () => void;
}

/** Makes a public link of a meal, and hands it over. */
export function ShareDialog({ meal, isEnergyHidden, onClose, placeFocus }: Props) {
  const share = useShareMeal();
  return (
    <OpenedDialog title="Share this meal" onClose={onClose} placeFocus={placeFocus}>
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
    </OpenedDialog>
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
    <form className="change" onSubmit={make}>
      <p>
        Whoever has the link sees this estimate as it is now: foods, grams,
        {isEnergyHidden ? " macros" : " calories"} and notes. Not who you are, nor when you ate.
      </p>
      {hasPhoto ? (
        <label className="pick">
          <input
            type="checkbox"
            checked={withPhoto}
            onChange={(event) => setWithPhoto(event.target.checked)}
          />
          <span>Show the photo, too</span>
        </label>
      ) : null}
      <div className="field">
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
        <p className="wrong" role="alert">
          {error}
        </p>
      ) : null}
      <div className="bt">
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="yolk" type="submit" aria-disabled={isMaking}>
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    field.current?.select();
    setCopied(
      await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      ),
    );
  };
  // Who puts the sheet away without choosing has not failed.
  const openSheet = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <div className="change">
      <div className="field">
        <label htmlFor={id}>Link</label>
        <input
          ref={field}
          id={id}
          readOnly
          // biome-ignore lint/a11y/noAutofocus: what had the focus is gone, and this is what was asked for.
          autoFocus
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <p role="status">
        {copied ? "Copied. " : null}
        {copied === false ? "The browser did not copy it: the link is selected. " : null}
        This is the only time it is shown. You can end it at any time in Profile.
      </p>
      <div className="bt">
        <Button onClick={onClose}>Done</Button>
        {"share" in navigator ? <Button onClick={openSheet}>Send…</Button> : null}
        <Button tone="yolk" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}
