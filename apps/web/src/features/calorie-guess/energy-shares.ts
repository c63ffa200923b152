/** kcal per gram (Atwater's general factors). */
const kcalPerGram = { protein_g: 4, carbs_g: 4, fat_g: 9 } as const;

type EnergyMacro = keyof typeof kcalPerGram;
export const energyMacros: readonly EnergyMacro[] = ["protein_g", "carbs_g", "fat_g"];

/**
 * The shares of protein, carbs and fat in the energy, as whole per cent that add up to 100;
 * undefined if one of them is unknown or all are 0.
 */
export function shareEnergy(
  grams: Readonly<Record<EnergyMacro, number | null>>,
): Readonly<Record<EnergyMacro, number>> | undefined {
  const energies = energyMacros.map((id) => {
    const amount = grams[id];
    return amount === null ? Number.NaN : amount * kcalPerGram[id];
  });
  const total = energies.reduce((sum, energy) => sum + energy, 0);
  if (!(total > 0)) return undefined;
  const [protein = 0, carbs = 0, fat = 0] = roundTo100(
    energies.map((kcal) => (100 * kcal) / total),
  );
  return { protein_g: protein, carbs_g: carbs, fat_g: fat };
}

/** Rounds parts of 100 so that their sum stays 100 (largest remainder method). */
function roundTo100(parts: readonly number[]): readonly number[] {
  const rounded = parts.map(Math.floor);
  const remainder = (index: number) => (parts[index] ?? 0) - (rounded[index] ?? 0);
  const order = parts.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a));
  const missing = 100 - rounded.reduce((sum, part) => sum + part, 0);
  for (const index of order.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}
