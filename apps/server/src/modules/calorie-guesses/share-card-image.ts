import { join } from "node:path";
import type { CalorieGuess } from "@morsel/contracts";
import { type EnergyUnit, energyFactor, nutrientAmounts, sumNutrients } from "@morsel/nutrition";
import type { OverlayOptions } from "sharp";
import { type ImageLibrary, runImageTask } from "../photos/index.ts";

/** The size of a preview, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Positions of the text and the photo. */
const left = 72;
const wordsWidth = 530;
const photoLeft = 640;
const jpegQuality = 84;
const ink = "#15201b";
const muted = "#57625c";

/** Drawn by scripts/draw-icons.ts. */
const ground = join(import.meta.dirname, "card-ground.png");
/** The web app's fonts, included because a server may have none. */
const faces = {
  bold: { font: "Instrument Sans SemiBold", file: "instrument-sans-600.ttf" },
  plain: { font: "Instrument Sans Medium", file: "instrument-sans-500.ttf" },
} as const;

/** The content of a card. */
interface CardFacts {
  readonly guess: CalorieGuess;
  readonly title: string;
  readonly photo: Buffer | undefined;
}

/** Draws the JPEG that a chat shows next to a link. Rejects with `unavailable` if the image queue is full. */
export async function drawCard({ guess, title, photo }: CardFacts): Promise<Buffer> {
  return runImageTask(async (sharp) => {
    const write = (text: string, writing: Writing) => writeText(sharp, text, writing);
    const [protein, carbs, fat] = addMacros(guess);
    const layers = await Promise.all([
      write("Morsel", { face: "bold", size: 38, at: [140, 69] }),
      write(guess.is_energy_hidden ? "Meal estimate" : "Calorie estimate", {
        face: "plain",
        size: 28,
        color: muted,
        at: [left, 172],
      }),
      ...(guess.is_energy_hidden ? [] : [writeEnergy(write, guess)]),
      write(toWritable(title), {
        ...sizeOf(title),
        face: "bold",
        at: [left, guess.is_energy_hidden ? 248 : 358],
      }),
      write("Protein", { face: "plain", size: 26, color: muted, at: [left + 28, 487] }),
      write("Carbs", { face: "plain", size: 26, color: muted, at: [left + 208, 487] }),
      write("Fat", { face: "plain", size: 26, color: muted, at: [left + 388, 487] }),
      write(formatGrams(protein), { face: "bold", size: 40, at: [left, 528] }),
      write(formatGrams(carbs), { face: "bold", size: 40, at: [left + 180, 528] }),
      write(formatGrams(fat), { face: "bold", size: 40, at: [left + 360, 528] }),
      ...(photo ? [placePhoto(sharp, photo)] : []),
    ]);
    return sharp(ground).composite(layers).jpeg({ quality: jpegQuality }).toBuffer();
  });
}

function writeEnergy(write: Write, guess: CalorieGuess): Promise<OverlayOptions> {
  const { amount, unit } = energyOf(guess);
  return write(amount, {
    face: "bold",
    size: 128,
    at: [left - 4, 222],
    after: { text: ` ${unit}`, size: 48, color: muted },
  });
}

/** The same as text, as the image's alternative text. */
export function formatMacros(guess: CalorieGuess): string {
  const { amount, unit } = energyOf(guess);
  const [protein, carbs, fat] = addMacros(guess).map(formatGrams);
  const energyText = `${amount} ${unit}: `;
  const macros = `${protein} protein, ${carbs} carbs, ${fat} fat. An estimate by Morsel.`;
  return guess.is_energy_hidden ? macros : energyText + macros;
}

/** The total energy in the owner's unit. */
function energyOf({ total_calories_kcal: kcal, energy_unit }: CalorieGuess) {
  const unit: EnergyUnit = energy_unit ?? "kcal";
  const factor = energyFactor({ energy: unit, isSaltShown: false });
  return { amount: kcal === null ? "—" : formatWhole(kcal * factor), unit };
}

type Macros = readonly [protein: number | null, carbs: number | null, fat: number | null];

function addMacros({ meals }: CalorieGuess): Macros {
  const { amounts } = sumNutrients(meals.map(({ macros }) => nutrientAmounts(macros)));
  return [amounts.protein_g, amounts.carbs_g, amounts.fat_g];
}

function formatWhole(amount: number): string {
  return Math.round(amount).toLocaleString("en-US");
}

function formatGrams(amount: number | null): string {
  return amount === null ? "—" : `${formatWhole(amount)} g`;
}

interface Writing {
  readonly face: keyof typeof faces;
  /** Pixels. */
  readonly size: number;
  readonly color?: string;
  readonly at: readonly [left: number, top: number];
  /** Text that follows on the same line. */
  readonly after?: { readonly text: string; readonly size: number; readonly color: string };
}

type Write = (text: string, writing: Writing) => Promise<OverlayOptions>;

/** Longer titles are smaller, so that each fits into two lines. */
function sizeOf(title: string): { readonly size: number } {
  if (title.length <= 36) return { size: 44 };
  return { size: title.length <= 56 ? 36 : 30 };
}

const maxTitleLength = 66;
/** The characters that the fonts contain. */
const writable = /^[\u0020-\u007e\u00a0-\u00ff\u2010-\u2026]*$/;

function toWritable(title: string): string {
  if (!writable.test(title)) return "A meal, item by item";
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1)}…` : title;
}

async function writeText(
  sharp: ImageLibrary,
  text: string,
  writing: Writing,
): Promise<OverlayOptions> {
  const { face, size, color = ink, at, after } = writing;
  const { font, file } = faces[face];
  const { data } = await sharp({
    text: {
      text: span(text, size, color) + (after ? span(after.text, after.size, after.color) : ""),
      font: `${font}, ${size}`,
      fontfile: join(import.meta.dirname, "fonts", file),
      width: wordsWidth,
      wrap: "word",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: at[0], top: at[1] };
}

/** Pango's markup; its sizes are in thousandths of a point. */
function span(text: string, size: number, color: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<span size="${size * 1024}" foreground="${color}">${safe}</span>`;
}

async function placePhoto(sharp: ImageLibrary, photo: Buffer): Promise<OverlayOptions> {
  const input = await sharp(photo)
    .resize(cardSize.width - photoLeft, cardSize.height, { fit: "cover" })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  return { input, left: photoLeft, top: 0 };
}
