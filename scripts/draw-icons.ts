// Draws the icons of the installed app from the mark: `node scripts/draw-icons.ts` after the mark
// or its colours change. The PNGs are kept in the project, since a phone asks for files.
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserLaunchOptions } from "../apps/web/testing/find-browser.mjs";
import { root } from "./setup.mjs";

const porcelain = "#F2F4EF";
const ink = "#15201B";
const yolk = "#F5B93D";
const yolkEdge = "#9C6B00";

interface Icon {
  readonly name: string;
  readonly sizePx: number;
  /** How much of the icon's width the mark takes. */
  readonly markShare: number;
  /** Of the icon's width; 0 fills the square, for systems that cut their own shape. */
  readonly cornerShare: number;
}

const icons: readonly Icon[] = [
  { name: "icon-192", sizePx: 192, markShare: 0.84, cornerShare: 0.22 },
  { name: "icon-512", sizePx: 512, markShare: 0.84, cornerShare: 0.22 },
  // A mask keeps a circle of 80 % of the width; the mark's corners stay within it.
  { name: "maskable-192", sizePx: 192, markShare: 0.68, cornerShare: 0 },
  { name: "maskable-512", sizePx: 512, markShare: 0.68, cornerShare: 0 },
  { name: "apple-touch-icon", sizePx: 180, markShare: 0.78, cornerShare: 0 },
];

const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage();
for (const icon of icons) {
  await page.setViewportSize({ width: icon.sizePx, height: icon.sizePx });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(icon)}`);
  const path = join(root, "apps", "web", "public", "icons", `${icon.name}.png`);
  await page.screenshot({ path, omitBackground: true });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawCard()}`);
await page.screenshot({
  path: join(root, "apps/server/src/modules/calorie-guesses/card-ground.png"),
});
await browser.close();

/** The constant part of every preview image of a shared estimate: the logo, large in the photo's place, and the legend of the macros. */
function drawCard(): string {
  const mark = (x: number, y: number, size: number, opacity = 1) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 28 28" opacity="${opacity}">
      <path d="M16.2 4.3A10 10 0 1 0 23.7 11.8" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
      <circle cx="22.2" cy="5.8" r="3.4" fill="${yolk}" stroke="${yolkEdge}" stroke-width="0.7"/>
    </svg>`;
  return `<svg width="1200" height="630">
    <rect width="1200" height="630" fill="${porcelain}"/>
    ${mark(68, 56, 58)}
    ${mark(700, 95, 440)}
    <rect x="72" y="489" width="18" height="18" rx="4" fill="#2c7db4"/>
    <circle cx="261" cy="498" r="9" fill="#b47b00"/>
    <rect x="-8" y="-8" width="16" height="16" rx="2" transform="translate(441 498) rotate(45)" fill="#86294f"/>
  </svg>`;
}

/** The mark of `apps/web/src/ui/brand.tsx`, centred on porcelain. */
function draw({ sizePx, markShare, cornerShare }: Icon): string {
  // What is drawn reaches from 2.5 to 26.1 across and from 1.9 to 25.7 down in a box of 28.
  const box = 28 / markShare;
  const left = 14.3 - box / 2;
  const top = 13.8 - box / 2;
  return `<svg width="${sizePx}" height="${sizePx}" viewBox="${left} ${top} ${box} ${box}">
    <rect x="${left}" y="${top}" width="${box}" height="${box}" rx="${box * cornerShare}" fill="${porcelain}"/>
    <path d="M16.2 4.3A10 10 0 1 0 23.7 11.8" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
    <circle cx="22.2" cy="5.8" r="3.4" fill="${yolk}" stroke="${yolkEdge}" stroke-width="0.7"/>
  </svg>`;
}
