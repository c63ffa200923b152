import { defineMessages, params } from "../../platform/messages.ts";

export const t = defineMessages("logOnDemand", {
  likelyFoods: "Likely foods",
  recentMeals: "Recent meals",
  /** Messages that can be logged, one in each line. */
  anyFoods: "2 eggs and toast\na chicken salad\nan apple",
  try: "Try",
  logAgain: "Log again",
  analyzingYourMeal: "Analyzing your meal",
  dismiss: "Dismiss",
  aiWillTakeAround30: "The AI will take around 30 seconds. You can log more meals meanwhile.",
  funFact: "Fun fact",
  photoCouldNotBeSent: "The photo could not be sent. Check the connection and try again.",
  pleaseSignAddPhoto: "Please sign in to add a photo.",
  photoCouldNotBeSent2: "The photo could not be sent.",
  mayAiHelpReadYour: "May an AI help read your meals?",
  yourLanguageAndTimeZone:
    "Your language and time zone are sent, too, and nothing that says who you are. You can change your mind in Profile.",
  allow: "Allow",
  notNow: "Not now",
  thatCouldNotBeSaved: "That could not be saved. Please try again.",
  andYourPhotos: " and your photos",
  morselCanSendWhatYou: params(
    "Morsel can send what you write{photos} to the AI at {host}. Without it, Morsel reads by itself.",
  ),
  morselReadsMostMealsBy: params(
    "Morsel reads most meals by itself. It can send the words that it is unsure of{photos} to the AI at {host}.",
  ),
  yourRecoveryCodes: "Your recovery codes",
  keepWayBack: "Keep a way back in",
  ifYouForgetYourPassword:
    "If you forget your password, a recovery code sets a new one. You can also make them later, in Profile.",
  showRecoveryCodes: "Show recovery codes",
  codesCouldNotBeMade: "The codes could not be made. Please try again, or make them in Profile.",
});
