import type { MealEntry } from "@morsel/contracts";
import iconStyles from "../../../ui/icon.module.css";

const radius = 15;
const circumference = 2 * Math.PI * radius;
/** The gap between two arcs, along the circle. */
const gap = 2.6;

/** kcal per gram (Atwater's general factors). */
const parts = [
  { id: "protein_g", kcalPerGram: 4, color: "var(--macro-protein)" },
  { id: "carbs_g", kcalPerGram: 4, color: "var(--macro-carbs)" },
  { id: "fat_g", kcalPerGram: 9, color: "var(--macro-fat)" },
] as const;

/** The shares of protein, carbs and fat in a meal's energy. */
export function MacroDonut({ macros }: { readonly macros: MealEntry["macros"] }) {
  const energies = parts.map((part) => (macros[part.id] ?? 0) * part.kcalPerGram);
  const total = energies.reduce((sum, energy) => sum + energy, 0);
  let start = 0;
  const arcs = parts.map((part, index) => {
    const length = total > 0 ? ((energies[index] ?? 0) / total) * circumference : 0;
    const arc = { ...part, start: start + gap / 2, length: length - gap };
    start += length;
    return arc;
  });
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" strokeWidth="6.5" transform="rotate(-90 20 20)">
        {total === 0 ? <circle cx="20" cy="20" r={radius} stroke="var(--track)" /> : null}
        {arcs
          .filter((arc) => arc.length > 0)
          .map((arc) => (
            <circle
              key={arc.id}
              cx="20"
              cy="20"
              r={radius}
              stroke={arc.color}
              strokeDasharray={`${arc.length.toFixed(2)} ${circumference.toFixed(2)}`}
              strokeDashoffset={(-arc.start).toFixed(2)}
            />
          ))}
      </g>
    </svg>
  );
}

/** Shown while a meal is being edited. */
export function LockedDonut() {
  return (
    <svg className={iconStyles.spinning} viewBox="0 0 40 40" aria-hidden="true">
      <circle
        cx="20"
        cy="20"
        r={radius}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="5"
        strokeDasharray="3 6.42"
      />
    </svg>
  );
}
