/** The pixels of a picture, at most so many wide or high. */
export function readPixels(
  source: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  maxSide: number,
): ImageData | undefined {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  if (w === 0 || h === 0) return undefined;
  const canvas = new OffscreenCanvas(w, h);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, w, h);
  return context.getImageData(0, 0, w, h);
}
