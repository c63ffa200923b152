import { pages } from "@morsel/contracts/facts";
import { ownNameMaxLength } from "@morsel/nutrition";
import type { FormEvent, ReactNode } from "react";
import { Link } from "wouter";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { NamesDraft } from "./food-draft.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { SaveError } from "./parts.tsx";

interface NameProps {
  readonly draft: NamesDraft;
  readonly hint: string;
  readonly onChange: (names: NamesDraft) => void;
}

/** The fields for the name and other words. */
export function NameFields({ draft: { name, otherNames }, hint, onChange }: NameProps) {
  return (
    <>
      <TextField
        label={t.name}
        hint={hint}
        dir="auto"
        autoComplete="off"
        maxLength={ownNameMaxLength}
        value={name}
        onChange={(text) => onChange({ name: text, otherNames })}
      />
      <TextField
        label={t.otherWordsForOptional}
        hint={t.separatedByCommas}
        dir="auto"
        autoComplete="off"
        value={otherNames}
        onChange={(text) => onChange({ name, otherNames: text })}
      />
    </>
  );
}

interface FormProps {
  readonly isReady: boolean;
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form with Cancel and Save. */
export function SaveForm({ isReady, isSaving, error, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isSaving) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <SaveError error={error} />
      <div className={styles.formActions}>
        <Link className={buttonClass({})} href={pages.myFoods}>
          {t.cancel}
        </Link>
        <Button tone="primary" type="submit" disabled={!isReady || isSaving}>
          {isSaving ? t.oneMoment : t.save}
        </Button>
      </div>
    </form>
  );
}

/** Shown if the food of the address was deleted. */
export function MissingFood() {
  return (
    <p role="alert">
      {t.thatFoodHasBeenDeleted}{" "}
      <Link className={styles.link} href={pages.myFoods}>
        {t.backMyFoods}
      </Link>
    </p>
  );
}
