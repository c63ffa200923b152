export { makeSpeechModel, type SpeechModel } from "./speech-model.ts";
