import { defineMessages, params } from "../../../platform/messages.ts";

export const t = defineMessages("accuracy", {
  accuracy: "Accuracy",
  whatMeasured: "What was measured",
  benchmarkMealsWithin20: "of benchmark meals within 20\u00a0calories",
  newEverydayMessagesRight: "of new everyday messages right in everything",
  fromLogMealsMeal: "from Log Meals to the meal",
  onPublishedBenchmark: "On a published benchmark",
  nutriBenchHasDescriptions:
    "NutriBench has descriptions of meals with labelled figures. Morsel read its development half with the foods that it is delivered with, without a language model. A description without an answer counts as wrong. The rules of Morsel were also developed on these rows, so the figures are a little too good.",
  withFoodCountFoodsWhich: "With {foodCount} foods, which an operator can import from the USDA:",
  onEverydayMessages: "On everyday messages",
  writersWhoHadNotSeen:
    "Writers who had not seen Morsel wrote {messages} messages in {length} sets, with a fair range for the energy of each. Each set was read once before Morsel was changed for it: {share} were right in everything, between {share2} and {share3} of a set. This is what to expect of your next message. After the changes it is {share4} of the same messages.",
  howFast: "How fast",
  fromPressingLogMealsUntil:
    "From pressing Log Meals until the meal is on the screen: {value} seconds, the median of 30 messages in a browser on the computer of the server. How long you type was not measured.",
  whatNumbersMean: "What the numbers mean",
  repeatIt: "Repeat it",
  huggingFace: "Hugging Face",
  commandsBelowMeasureAgain:
    "The commands below measure again and write this page. The everyday messages are part of Morsel. NutriBench is published at {link} (CC BY-NC-SA 4.0).",
  measuredOnDateVersion: "Measured on {date}, version {commit}.",
  descriptions: "Descriptions",
  within20Kcal: "Within 20\u00a0kcal",
  carbsWithin75G: "Carbs within 7.5\u00a0g",
  meanError: "Mean error",
  energyErrorKcalKcal: params("{energyErrorKcal}\u00a0kcal"),
  figuresAndVoicesOnStart:
    "The figures and voices on the start page of this server are samples: they show the layout. The figures were not measured, and no user said the words. This page has what was measured.",
  figuresOnStartPageThis: "The figures on the start page of this server are from this page.",
  figuresAndVoicesOnStart2:
    "The figures and voices on the start page are those of the people who run this server, who vouch for them. Ask them how they were measured. The figures below are of Morsel as it is delivered.",
  usMealsAmountsGrams: "US meals, amounts in grams",
  usMealsAmountsCupsSlices: "US meals, amounts in cups, slices and the like",
  mealsOtherCountriesGrams: "Meals of other countries, in grams",
  mealsOtherCountriesCupsAnd: "Meals of other countries, in cups and the like",
  theseFourTogether: "These four together",
  longMealsTenCountriesGrams: "Long meals of ten countries, in grams",
  oneFoodSentence: "One food in a sentence",
  within20Calories: "Within 20 calories",
  estimateWholeMealAtMost:
    "The estimate of the whole meal is at most 20 kcal above or below the label. A large meal can miss this with a small error: 30\u00a0kcal of 900 are 3\u00a0%.",
  carbsWithin75G2: "Carbs within 7.5 g",
  measureBenchmarksAuthors:
    "The measure of the benchmark's authors. It matters to people who count carbohydrates.",
  howManyCaloriesEstimates:
    "How many calories the estimates are wrong on average, too high or too low.",
  rightEverything: "Right in everything",
  numberMealsEachFoodEnergy:
    "The number of meals, each food, the energy within a fair range, and the times and amounts that were said. One fault makes the message wrong.",
  readThemAsEstimatesLabel:
    "Read them as estimates. A label is also an estimate: it assumes one recipe and one portion. If you weigh your food and name the parts, Morsel is closer than these figures; if you write “some pasta”, it is further off. The receipt of each meal says what was assumed.",
});
