import type { IngredientLineEntry, OwnFoodRequest, RecipeDraft } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { useId, useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useRecipeDraft, useRecipePreview } from "../../api/own-foods.ts";
import { useUnits } from "../../api/units.ts";
import { usePageTitle } from "../../platform/page.ts";
import { useSettled } from "../../platform/use-settled.ts";
import fieldStyles from "../../ui/field.module.css";
import { fill } from "../../ui/fill.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams } from "../../ui/format-nutrient.ts";
import { LoadError } from "../../ui/load-error.tsx";
import messageBox from "../../ui/message-box.module.css";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useNoStaleToast } from "../../ui/toast.tsx";
import { describeFigures } from "./describe-food.ts";
import {
  blankRecipe,
  copyName,
  parseNames,
  parseRecipe,
  type RecipeDraftText,
  toNamesDraft,
  toText,
} from "./food-draft.ts";
import { MissingFood, NameFields, SaveForm } from "./form-parts.tsx";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { type FormBasis, useFormBasis } from "./use-basis.ts";
import { useSave } from "./use-save.tsx";

/** The form of a recipe: new, changed, copied, or made of a logged meal. */
export function OwnRecipeScreen() {
  // On a small phone it would cover Save.
  useNoStaleToast();
  const basis = useFormBasis("recipe");
  const draft = useRecipeDraft(basis.mealId);
  const title = basis.id === undefined ? t.addRecipe : t.changeRecipe;
  usePageTitle(title);
  const isLoading = basis.isLoading || (basis.mealId !== null && draft.isPending);
  const start = startOf(basis, draft.data);
  const form = draft.isError ? (
    <LoadError text={t.mealCouldNotBeLoaded} query={draft} />
  ) : (
    <RecipeForm basis={basis} start={start} />
  );
  return (
    <FormPage
      title={title}
      backPath={pages.myFoods}
      backLabel={t.backMyFoods}
      loadingText={t.loading}
    >
      {basis.isMissing ? <MissingFood /> : isLoading ? undefined : form}
    </FormPage>
  );
}

function startOf(
  { id, food, waiting, takenNames }: FormBasis,
  draft: RecipeDraft | undefined,
): RecipeDraftText {
  if (waiting?.food.kind === "recipe") {
    const { lines, servings, cooked_g } = waiting.food;
    return {
      ...toNamesDraft(waiting.food),
      lines: lines.join("\n"),
      servings: toText(servings),
      cookedGrams: toText(cooked_g),
    };
  }
  if (draft) {
    const { name, lines, servings, cooked_g } = draft;
    return {
      ...blankRecipe,
      name,
      lines: lines.join("\n"),
      servings: toText(servings),
      cookedGrams: toText(cooked_g),
    };
  }
  if (!food?.recipe) return blankRecipe;
  const { lines, servings, cooked_g } = food.recipe;
  return {
    ...(id === undefined
      ? { name: copyName(food.name, takenNames), otherNames: "" }
      : toNamesDraft(food)),
    lines: lines.map(({ words }) => words).join("\n"),
    servings: toText(servings),
    cookedGrams: toText(cooked_g),
  };
}

/** What the lines with unchanged words keep their foods of. */
function basisOf({ food, waiting, mealId }: FormBasis): Pick<RecipeRequest, "based_on"> {
  const { based_on } = (waiting?.food as RecipeRequest | undefined) ?? {};
  if (based_on) return { based_on };
  if (food) return { based_on: { kind: "own-food", id: food.id } };
  return mealId === null ? {} : { based_on: { kind: "meal", id: mealId } };
}

type RecipeRequest = Extract<OwnFoodRequest, { kind: "recipe" }>;

interface FormProps {
  readonly basis: FormBasis;
  readonly start: RecipeDraftText;
}

function RecipeForm({ basis, start }: FormProps) {
  const [draft, setDraft] = useState(start);
  const { submit, isSaving, error, dialog } = useSave(basis);
  const change = (part: Partial<RecipeDraftText>) => setDraft((before) => ({ ...before, ...part }));
  const names = parseNames(draft);
  const recipe = parseRecipe(draft);
  const based = basisOf(basis);
  const send = () => {
    if (names && recipe) submit({ kind: "recipe", ...names, ...recipe, ...based });
  };
  return (
    <>
      <SaveForm
        isReady={names !== undefined && recipe !== undefined}
        isSaving={isSaving}
        error={error}
        onSubmit={send}
      >
        <NameFields draft={draft} hint={t.asYouWillSayMy} onChange={change} />
        <Ingredients lines={draft.lines} onChange={(lines) => change({ lines })} />
        <div className={fieldStyles.pair}>
          <TextField
            label={t.servings}
            inputMode="decimal"
            autoComplete="off"
            hint={t.howManyMakes}
            value={draft.servings}
            onChange={(servings) => change({ servings })}
          />
          <TextField
            label={t.weightAfterCookingG}
            inputMode="decimal"
            autoComplete="off"
            hint={t.blankSumIngredients}
            value={draft.cookedGrams}
            onChange={(cookedGrams) => change({ cookedGrams })}
          />
        </div>
        <Preview draft={draft} based={based} />
      </SaveForm>
      {dialog}
    </>
  );
}

interface IngredientsProps {
  readonly lines: string;
  readonly onChange: (lines: string) => void;
}

const minRows = 5;

function Ingredients({ lines, onChange }: IngredientsProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{t.ingredients}</label>
      <div className={messageBox.box}>
        <textarea
          id={id}
          rows={Math.max(minRows, lines.split("\n").length + 1)}
          dir="auto"
          value={lines}
          placeholder={t.n500GMincedBeef1}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className={textStyles.note}>
        {t.onePerLineWithAmount}
      </p>
    </div>
  );
}

/** A pause between keys after which the ingredients are read. */
const pauseMs = 400;

interface PreviewProps {
  readonly draft: RecipeDraftText;
  readonly based: Pick<RecipeRequest, "based_on">;
}

/** What the ingredients are read as, and the figures of a serving. */
function Preview({ draft, based }: PreviewProps) {
  const id = useId();
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const recipe = parseRecipe(draft);
  const settled = useSettled(recipe ? JSON.stringify({ ...recipe, ...based }) : "", pauseMs);
  const preview = useRecipePreview(settled ? JSON.parse(settled) : undefined);
  const shown = recipe && preview.data;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>{t.whatContains}</h2>
      {preview.isError ? (
        <p className={textStyles.note} role="status">
          {t.ingredientsCouldNotBeRead}
        </p>
      ) : null}
      {shown ? (
        <>
          <ul>
            {shown.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may be repeated, and has no state.
              <PreviewLine key={place} line={line} isEnergyShown={isEnergyShown} />
            ))}
          </ul>
          <p role="status">
            <b>{describeFigures(shown, units, isEnergyShown)}</b>
          </p>
        </>
      ) : (
        <p className={textStyles.note}>{t.writeIngredientsSeeTheir}</p>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: IngredientLineEntry;
  readonly isEnergyShown: boolean;
}

function PreviewLine({ line: { words, items, not_counted }, isEnergyShown }: LineProps) {
  const units = useUnits();
  const foods = items.map(({ name, grams, calories_kcal }) =>
    [
      name,
      ...(grams === null ? [] : [formatGrams(grams)]),
      ...(isEnergyShown ? [formatEnergy(calories_kcal, units)] : []),
    ].join(", "),
  );
  const missed = items.length === 0 ? [words] : not_counted;
  return (
    <li>
      {foods.length > 0 ? <span>{foods.join("; ")}</span> : null}
      {missed.length > 0 ? (
        <span className={styles.notCounted}>
          {fill(t.notCountedBdi, { bdi: <bdi>{missed.join(", ")}</bdi> })}
        </span>
      ) : null}
    </li>
  );
}
