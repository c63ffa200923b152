import { withoutEnergy } from "@morsel/nutrition";
import { Button } from "../../../ui/button.tsx";
import { CircleAlert, CircleCheck, Icon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { quote } from "../../../ui/quote.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import { PatchLines } from "../patch/patch-lines.tsx";
import styles from "./edit-meal.module.css";
import type { EditState } from "./use-edit.ts";

interface Props {
  readonly state: EditState;
  readonly instructions: string;
  readonly isEnergyShown: boolean;
  readonly onCheckAgain: () => void;
}

/** The status and the result of an edit. */
export function EditStatusBanner({ state, instructions, isEnergyShown, onCheckAgain }: Props) {
  switch (state.kind) {
    case "idle":
      return null;
    case "submitting":
    case "processing":
      return (
        <Notice icon={<Spinner />} title={t.updatingYourMeal} isSlim>
          <p className={textStyles.note}>{t.youCanLeaveThisPage}</p>
        </Notice>
      );
    case "completed":
      return (
        <Notice
          icon={
            state.hasUnusedWords ? (
              <Icon of={CircleAlert} className={styles.doubt} />
            ) : (
              <Icon of={CircleCheck} className={textStyles.positive} />
            )
          }
          title={state.hasUnusedWords ? t.mealUpdatedInPart : t.mealUpdated}
          isSlim
        >
          <p className={styles.instruction} dir="auto">
            {quote(isEnergyShown ? instructions : withoutEnergy(instructions))}
          </p>
          {state.patch ? <PatchLines patch={state.patch} isEnergyShown={isEnergyShown} /> : null}
        </Notice>
      );
    case "error":
      return (
        <Notice icon={<Icon of={CircleAlert} />} title={state.text} isError isSlim>
          {state.isUnsure ? (
            <>
              <p className={textStyles.small}>{t.changeMayHaveBeenMade}</p>
              <Button tone="outlined" size="small" onClick={onCheckAgain}>
                {t.checkAgain}
              </Button>
            </>
          ) : null}
        </Notice>
      );
  }
}
