/** The cut is searched in the last quarter of each piece. */
const searchedPart = 0.25;
const frameSeconds = 0.05;

/** Cuts speech into pieces of at most that length, at the quietest places. */
export function splitAtSilence(
  samples: Float32Array<ArrayBuffer>,
  maxSeconds: number,
  sampleRate: number,
): Float32Array<ArrayBuffer>[] {
  const longest = Math.floor(maxSeconds * sampleRate);
  const frame = Math.floor(frameSeconds * sampleRate);
  const pieces: Float32Array<ArrayBuffer>[] = [];
  let start = 0;
  while (samples.length - start > longest) {
    const from = start + Math.floor(longest * (1 - searchedPart));
    const cut = findQuietest(samples, from, start + longest, frame);
    pieces.push(samples.subarray(start, cut));
    start = cut;
  }
  pieces.push(samples.subarray(start));
  return pieces;
}

function findQuietest(samples: Float32Array, from: number, to: number, frame: number): number {
  let quietest = { at: to, energy: Number.POSITIVE_INFINITY };
  for (let at = from; at + frame <= to; at += frame) {
    let energy = 0;
    for (let index = at; index < at + frame; index += 1) energy += (samples[index] ?? 0) ** 2;
    if (energy < quietest.energy) quietest = { at: at + Math.floor(frame / 2), energy };
  }
  return quietest.at;
}
