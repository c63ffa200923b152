import { defineMessages } from "../../../platform/messages.ts";

export const t = defineMessages("log-voice", {
  useYourBrowsersVoice: "Use your browser's voice recognition?",
  companyThatMakesYour:
    "The company that makes your browser may process the sound of what you say. Morsel gets only the words. You can always type instead.",
  notNow: "Not now",
  allow: "Allow",
  failedTranscribeAudio: "Failed to transcribe audio. Please try again.",
  recordingEndsAt100: "Recording ends at 1:00.",
  iCantHearAnything: "I can't hear anything. Is the microphone on?",
});
