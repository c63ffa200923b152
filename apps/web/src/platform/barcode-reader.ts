/** Reads the barcode of a product in a picture. */
export interface BarcodeReader {
  /** The digits; undefined if the picture has no readable code. */
  read(picture: ImageData): Promise<string | undefined>;
}

interface Detector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const detectedFormats = ["ean_13", "ean_8", "upc_a", "upc_e"] as const;

/**
 * The browser's own detector if it knows the codes of products, otherwise the reader of ZXing, which is loaded now.
 * Rejects if it cannot be loaded.
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await openDetector()) ?? (await import("./zxing-reader.ts")).openZxingReader();
}

async function openDetector(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !detectedFormats.every((format) => known.includes(format)))
    return undefined;
  const detector = new BarcodeDetector({ formats: detectedFormats });
  return { read: async (picture) => (await detector.detect(picture))[0]?.rawValue };
}
