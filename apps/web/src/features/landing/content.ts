/**
 * All texts and figures of the landing page. An operator edits them here; `npm start` builds the
 * page again (docs/operating.md).
 *
 * The stats and testimonials below are samples, which were not measured or said. The page labels them
 * so. The comments say what evidence each needs. With it, LANDING_FIGURES=confirmed removes the label;
 * LANDING_FIGURES=measured shows what was measured in their place (measured-stats.ts). docs/claims.md
 * has what the law expects. An empty list removes its section from the page.
 */
/** A no-break space. */
const nb = "\u00a0";

export const hero = {
  title: [`Say what you${nb}ate.`, `Get on with your${nb}day.`],
  lead: "One sentence, in your own words. Morsel works out the calories, macros and micronutrients, and shows the receipt for every number.",
  start: "Start Tracking Free",
  learn: "Learn More",
  small: "Free core features. No credit card. Made for busy professionals.",
} as const;

/** The engine's result for this message; a journey checks it. */
export const example = {
  message: `Bowl of spaghetti with half a cup of tomato sauce, 1${nb}tbsp olive oil and some parmesan`,
  title: "Spaghetti, Tomato Sauce, Olive Oil and Parmesan",
  summary: `4 items, 359${nb}g`,
  total: `543${nb}kcal`,
} as const;

export const stats: readonly { readonly figure: string; readonly meaning: string }[] = [
  // Keep with a published test: the share of labelled meals that come out within 20 kcal.
  { figure: "99.3%", meaning: "accuracy, within 20 calories" },
  // Keep with your own metrics: from opening the log to pressing Log Meals, as an average.
  { figure: "10s", meaning: "average log time" },
  // Keep with your own count of accounts that logged a meal in the last 30 days.
  { figure: "5K+", meaning: "active users" },
  // Keep with the store or review page that shows it.
  { figure: "4.9", meaning: "rating" },
];

export const features = {
  title: "Made for days that are already full",
  fast: {
    title: "Lightning Fast",
    text: "Type while the kettle boils. Log the next meal before the first is worked out.",
    message: "A banana and a latte",
    answer: `Completed, 277${nb}kcal`,
  },
  wellness: {
    title: "Wellness First",
    text: "No streaks and no shaming. A day that goes over is just a day, and what is not known is never counted as zero.",
  },
  insights: {
    title: "Smart Insights",
    text: "A daily score against fixed targets shows what the day was short of, and how it was worked out.",
  },
} as const;

/** Samples. Replace them with quotes whose authors agreed, or empty the list. */
export const testimonials: readonly { readonly words: string; readonly role: string }[] = [
  {
    words: "I log lunch between two calls. It takes one sentence, and I can see what it assumed.",
    role: "Consultant",
  },
  {
    words: "The receipt is why I stayed. When it guesses a portion, it says so.",
    role: "Surgeon",
  },
  {
    words: "I show protein and fiber and leave the rest out. Nobody tells me off.",
    role: "Film producer",
  },
];

export const questions = {
  title: "Questions",
  entries: [
    {
      question: "Is Morsel free?",
      answer: "Yes. The core features are free and you do not need a credit card.",
    },
    {
      question: "How accurate is it?",
      answer:
        "Nutrients come from public food tables, not from a guess. What you leave out, such as oil or a portion, is assumed, and the receipt says so; name it and the estimate gets closer.",
    },
    {
      question: "Do I have to weigh my food?",
      answer:
        "No. A bowl, a slice, a handful or “some” will do. If you know the grams, say them and they are used as they are.",
    },
    {
      question: "What happens to my data?",
      answer:
        "Your log is yours. Only you see it when you are signed in, nothing on these pages follows you around, and you can delete your data at any time, as the GDPR gives you the right to.",
    },
  ],
} as const;

/** The labels of what is a sample, and the links to what was measured. */
export const labels = {
  figures: "Sample figures",
  voices: "Sample voices",
  measured: "What was measured",
} as const;

export const closing = { title: "What did you eat today?", start: "Get Started Free" } as const;

export const footer = { privacy: "Privacy", terms: "Terms", contact: "Contact" } as const;
