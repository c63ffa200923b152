import { defineMessages } from "../../../platform/messages.ts";

export const t = defineMessages("log-photo", {
  photo: "Photo",
  removePhoto: "Remove the photo",
  tryAgainChooseAnotherOr: "Try again, choose another, or remove it to log the words alone.",
  sendPhotoAgain: "Send the photo again",
  sendingPhoto: "Sending the photo…",
  sendingPhoto2: "Sending the photo",
  photoCanHaveAtMost: "A photo can have at most 12 MB.",
  thatPhotoNoLongerHere: "That photo is no longer here. Please choose it again.",
  theMeal: "The meal",
  aiLooksAtPhotoSay: "The AI looks at the photo. Say what cannot be seen: oil, sugar, how much.",
  photoKeptWithYourMeal:
    "The photo is kept with your meal. Describe what you ate; the estimate uses your words.",
});
