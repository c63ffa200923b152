/// <reference types="vite/client" />
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

const options: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
  tryHarder: true,
  tryInvert: false,
  maxNumberOfSymbols: 1,
};

/** ZXing as WebAssembly, which the service worker and the browser keep once it was loaded. */
export async function openZxingReader() {
  await prepareZXingModule({
    overrides: { locateFile: () => wasmUrl },
    fireImmediately: true,
  });
  return { read: async (picture: ImageData) => (await readBarcodes(picture, options))[0]?.text };
}
