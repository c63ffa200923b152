import { t } from "./messages.ts";

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
  get title() {
    return [t.sayWhatYouNbAte, t.getOnWithYourNb] as const;
  },
  get lead() {
    return t.oneSentenceYourOwnWords;
  },
  get start() {
    return t.startTrackingFree;
  },
  get learn() {
    return t.learnMore;
  },
  get small() {
    return t.freeCoreFeaturesNoCredit;
  },
} as const;

/** The engine's result for this message; a journey checks it. */
export const example = {
  get message() {
    return t.bowlSpaghettiWithHalfCup;
  },
  get title() {
    return t.spaghettiTomatoSauceOlive;
  },
  get summary() {
    return t.n4Items359NbG;
  },
  total: `543${nb}kcal`,
} as const;

export const stats: readonly { readonly figure: string; readonly meaning: string }[] = [
  // Keep with a published test: the share of labelled meals that come out within 20 kcal.
  {
    figure: "99.3%",
    get meaning() {
      return t.accuracyWithin20Calories;
    },
  },
  // Keep with your own metrics: from opening the log to pressing Log Meals, as an average.
  {
    figure: "10s",
    get meaning() {
      return t.averageLogTime;
    },
  },
  // Keep with your own count of accounts that logged a meal in the last 30 days.
  {
    figure: "5K+",
    get meaning() {
      return t.activeUsers;
    },
  },
  // Keep with the store or review page that shows it.
  { figure: "4.9", meaning: "rating" },
];

export const features = {
  get title() {
    return t.madeForDaysThatAlready;
  },
  fast: {
    get title() {
      return t.lightningFast;
    },
    get text() {
      return t.typeWhileKettleBoilsLog;
    },
    get message() {
      return t.bananaAndLatte;
    },
    get answer() {
      return `${t.completed}, 277${nb}kcal`;
    },
  },
  wellness: {
    get title() {
      return t.wellnessFirst;
    },
    get text() {
      return t.noStreaksAndNoShaming;
    },
  },
  insights: {
    get title() {
      return t.smartInsights;
    },
    get text() {
      return t.dailyScoreAgainstFixed;
    },
  },
} as const;

/** Samples. Replace them with quotes whose authors agreed, or empty the list. */
export const testimonials: readonly { readonly words: string; readonly role: string }[] = [
  {
    get words() {
      return t.iLogLunchBetweenTwo;
    },
    get role() {
      return t.consultant;
    },
  },
  {
    get words() {
      return t.receiptWhyIStayedWhen;
    },
    get role() {
      return t.surgeon;
    },
  },
  {
    get words() {
      return t.iShowProteinAndFiber;
    },
    get role() {
      return t.filmProducer;
    },
  },
];

export const questions = {
  get title() {
    return t.questions;
  },
  entries: [
    {
      get question() {
        return t.morselFree;
      },
      get answer() {
        return t.yesCoreFeaturesFreeAnd;
      },
    },
    {
      get question() {
        return t.howAccurate;
      },
      get answer() {
        return t.nutrientsComeFromPublic;
      },
    },
    {
      get question() {
        return t.doIHaveWeighMy;
      },
      get answer() {
        return t.noBowlSliceHandfulOr;
      },
    },
    {
      get question() {
        return t.whatHappensMyData;
      },
      get answer() {
        return t.yourLogYoursOnlyYou;
      },
    },
  ],
} as const;

/** The labels of what is a sample, and the links to what was measured. */
export const labels = {
  get figures() {
    return t.sampleFigures;
  },
  get voices() {
    return t.sampleVoices;
  },
  get measured() {
    return t.whatMeasured;
  },
} as const;

export const closing = {
  get title() {
    return t.whatDidYouEatToday;
  },
  get start() {
    return t.getStartedFree;
  },
} as const;

export const footer = {
  get privacy() {
    return t.privacy;
  },
  get terms() {
    return t.terms;
  },
  get contact() {
    return t.contact;
  },
} as const;
