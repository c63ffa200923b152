import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, it } from "vitest";

it("a share card is the same on a machine without fonts", async () => {
  const draw = `
    const { drawCard } = await import("${new URL("./share-card-image.ts", import.meta.url)}");
    const guess = { image_url: null, total_calories_kcal: 1592, notes: "", meals: [] };
    const card = await drawCard({ guess, title: "Salmon & rice", photo: undefined });
    process.stdout.write(card.toString("base64"));`;
  const drawWith = async (env: Record<string, string>) => {
    const args = ["--input-type=module", "--eval", draw];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env,
      maxBuffer: 1e7,
    });
    return stdout;
  };
  const [here, bare] = await Promise.all([
    drawWith({}),
    drawWith({ FONTCONFIG_FILE: "/nowhere", XDG_DATA_HOME: "/nowhere" }),
  ]);
  expect(here.length).toBeGreaterThan(10_000);
  expect(bare).toBe(here);
  const { channels } = await sharp(Buffer.from(here, "base64"))
    .extract({ left: 72, top: 222, width: 400, height: 110 })
    .stats();
  expect(channels[0]?.min).toBeLessThan(60);
});
