// `node make-speech-model.ts DATA_DIR PRONUNCIATIONS`: makes the speech model and prints its folder.
import { makeSpeechModelFiles } from "./speech-model-files.ts";

const [dataDir, pronunciations] = process.argv.slice(2);
if (dataDir === undefined || pronunciations === undefined) {
  throw new Error("Give the folder of data and the pronouncing dictionary.");
}
process.stdout.write(await makeSpeechModelFiles(dataDir, pronunciations));
