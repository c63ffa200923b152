import type { ChatJob } from "@morsel/contracts";
import { type DisplayUnits, withoutEnergy } from "@morsel/nutrition";
import { useState } from "react";
import { useUnits } from "../../api/units.ts";
import { statusLabels } from "./history-row.tsx";
import { describeLoggedMeal } from "./logged-meals.tsx";

/** Longer messages are shortened when announced. */
const spokenMaxLength = 80;

/**
 * The text to announce when the status of jobs changes; empty before.
 *
 * @param jobs undefined until loaded.
 */
export function useJobAnnouncement(
  jobs: readonly ChatJob[] | undefined,
  isEnergyShown: boolean,
): string {
  const units = useUnits();
  const [latest, setLatest] = useState({ jobs, text: "" });
  if (latest.jobs !== jobs) {
    const change =
      latest.jobs && jobs ? describeChange(latest.jobs, jobs, isEnergyShown, units) : "";
    setLatest({ jobs, text: change || latest.text });
  }
  return latest.text;
}

function describeChange(
  before: readonly ChatJob[],
  after: readonly ChatJob[],
  isEnergyShown: boolean,
  units: DisplayUnits,
): string {
  const labelBefore = new Map(before.map((job) => [job.id, statusLabels()[job.status]]));
  return after
    .filter((job) => labelBefore.get(job.id) !== statusLabels()[job.status])
    .map((job) => `${statusLabels()[job.status]}: ${describeOutcome(job, isEnergyShown, units)}`)
    .join(". ");
}

/** What the message became; the message itself if it became no meal. */
function describeOutcome(job: ChatJob, isEnergyShown: boolean, units: DisplayUnits): string {
  const { logged_meals: meals, message, error } = job;
  const display = (text: string) => (isEnergyShown ? text : withoutEnergy(text));
  if (meals) {
    const questions = meals.flatMap(({ asks }) => (asks ? [display(asks.question.text)] : []));
    const outcome = meals.map((meal) => describeLoggedMeal(meal, isEnergyShown, units)).join("; ");
    return [outcome, ...questions].join(". ");
  }
  return display(error ? `${shorten(message)}. ${error}` : shorten(message));
}

function shorten(message: string): string {
  return message.length > spokenMaxLength ? `${message.slice(0, spokenMaxLength)}…` : message;
}
