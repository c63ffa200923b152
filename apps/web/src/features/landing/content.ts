import { numberFormat } from "../../platform/messages.ts";
import { formatNumber } from "../../ui/format-number.ts";
import { t } from "./messages.ts";

/**
 * The texts and figures of the landing page. An operator edits them here and in messages.ts, which has the words;
 * `npm start` builds the page again (docs/operating.md).
 *
 * The stats and testimonials below are samples, which were not measured or said. The page labels them
 * so. The comments say what evidence each needs. With it, LANDING_FIGURES=confirmed removes the label;
 * LANDING_FIGURES=measured shows what was measured in their place (measured-stats.ts). docs/claims.md
 * has what the law expects. An empty list removes its section from the page.
 */
/** A no-break space. */
const nb = "\u00a0";

export const hero = () =>
  ({
    title: [t.sayWhatYouNbAte, t.getOnWithYourNb] as const,
    lead: t.oneSentenceYourOwnWords,
    start: t.startTrackingFree,
    learn: t.learnMore,
    small: t.freeCoreFeaturesNoCredit,
  }) as const;

/** The engine's result for this message; a journey checks it. */
export const example = () =>
  ({
    message: t.bowlSpaghettiWithHalfCup,
    title: t.spaghettiTomatoSauceOlive,
    summary: t.n4Items359NbG,
    total: `543${nb}kcal`,
  }) as const;

/** '10s'. */
export const seconds = (value: number) =>
  numberFormat({
    style: "unit",
    unit: "second",
    unitDisplay: "narrow",
    maximumFractionDigits: 1,
  }).format(value);

export const stats = (): readonly { readonly figure: string; readonly meaning: string }[] => [
  // Keep with a published test: the share of labelled meals that come out within 20 kcal.
  {
    figure: numberFormat({ style: "percent", maximumFractionDigits: 1 }).format(0.993),
    meaning: t.accuracyWithin20Calories,
  },
  // Keep with your own metrics: from opening the log to pressing Log Meals, as an average.
  {
    figure: seconds(10),
    meaning: t.averageLogTime,
  },
  // Keep with your own count of accounts that logged a meal in the last 30 days.
  {
    figure: `${numberFormat({ notation: "compact" }).format(5000)}+`,
    meaning: t.activeUsers,
  },
  // Keep with the store or review page that shows it.
  { figure: formatNumber(4.9, 1), meaning: t.rating },
];

export const features = () =>
  ({
    title: t.madeForDaysThatAlready,
    fast: {
      title: t.lightningFast,
      text: t.typeWhileKettleBoilsLog,
      message: t.bananaAndLatte,
      answer: `${t.completed}, 269${nb}kcal`,
    },
    wellness: {
      title: t.wellnessFirst,
      text: t.noStreaksAndNoShaming,
    },
    insights: {
      title: t.smartInsights,
      text: t.dailyScoreAgainstFixed,
    },
  }) as const;

/** Samples. Replace them with quotes whose authors agreed, or empty the list. */
export const testimonials = (): readonly { readonly words: string; readonly role: string }[] => [
  {
    words: t.iLogLunchBetweenTwo,
    role: t.consultant,
  },
  {
    words: t.receiptWhyIStayedWhen,
    role: t.surgeon,
  },
  {
    words: t.iShowProteinAndFiber,
    role: t.filmProducer,
  },
];

export const questions = () =>
  ({
    title: t.questions,
    entries: [
      {
        question: t.morselFree,
        answer: t.yesCoreFeaturesFreeAnd,
      },
      {
        question: t.howAccurate,
        answer: t.nutrientsComeFromPublic,
      },
      {
        question: t.doIHaveWeighMy,
        answer: t.noBowlSliceHandfulOr,
      },
      {
        question: t.whatHappensMyData,
        answer: t.yourLogYoursOnlyYou,
      },
    ],
  }) as const;

/** The labels of what is a sample, and the links to what was measured. */
export const labels = () =>
  ({
    figures: t.sampleFigures,
    voices: t.sampleVoices,
    measured: t.whatMeasured,
  }) as const;

export const closing = () =>
  ({
    title: t.whatDidYouEatToday,
    start: t.getStartedFree,
  }) as const;

export const footer = () =>
  ({
    privacy: t.privacy,
    terms: t.terms,
    contact: t.contact,
  }) as const;
