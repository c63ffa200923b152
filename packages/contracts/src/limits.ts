import { mealMaxAgeMs } from "@morsel/nutrition";

/** The longest message, in UTF-16 code units as a text area counts them. */
export const messageMaxLength = 4000;
export const sessionIdMaxLength = 128;
/** The longest edit instructions, counted in the same way. */
export const instructionsMaxLength = 2000;
export const mealTitleMaxLength = 80;

/** The largest recording; a minute of Opus at the best quality has half as much. */
export const recordingMaxBytes = 6 * 1024 * 1024;
/** The longest recording. */
export const recordingMaxMs = 60_000;

/** How long a message may wait on a device until there is a connection. */
export const offlineMessageMaxAgeMs = 30 * 24 * 3_600_000;

/** The most jobs in one response. */
export const jobsListed = 100;

/** A job with more meals, such as an import, is listed without them. */
export const mealsPerJobListed = 12;

/** The most meals in one response. */
export const mealsListed = 100;

/** The most meals that one request copies: a day of them. */
export const mealsCopiedAtOnce = 50;
/** More than one meal can have: a typing error. */
export const maxStatedKcal = 6000;
export const maxStatedGrams = 1000;

export const foodIdMaxLength = 200;
/** The largest amount of a food that a user chooses, in grams or portions. */
export const maxChosenAmount = 5000;

/** Limits of a search in the food table. */
export const foodQueryMaxLength = 100;
export const foodsListed = 30;

/** More than the longest barcode with spaces. */
export const barcodeMaxLength = 40;

/** Limits of a user's dictionary. */
export const maxDictionaryEntries = 500;
export const ownPhraseMaxLength = 80;
export const ownMeaningMaxLength = 500;

/** Limits of a user's own foods and recipes. */
export const maxOwnFoods = 300;
export const maxOtherNames = 10;
export const maxIngredients = 60;
export const ingredientMaxLength = 200;
export const maxServings = 200;
export const maxServingGrams = 5000;
export const maxCookedGrams = 100_000;
export const maxOwnKcal = 10_000;
/** Of one nutrient in its own unit: a microgram figure is the largest. */
export const maxOwnAmount = 1_000_000;
/** The most logged meals that a changed recipe changes. */
export const maxOutdatedMeals = 500;

/** How far from now a copied meal may have been eaten. */
export const copiedWithinMs = mealMaxAgeMs;

/** How long a deleted meal, food or recipe can be restored. */
export const mealRestorableMs = 10 * 60_000;

/** How many edits of a meal are stored, and can be undone. */
export const mealEditsKept = 50;

export const passwordMinLength = 8;
export const passwordMaxLength = 128;
/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const emailMaxLength = 254;

/** Of a link in a mail or of an operator. */
export const linkTokenMaxLength = 128;
/** A recovery code with spaces around its parts. */
export const recoveryCodeMaxLength = 64;
/** Invitations of an operator. */
export const invitationNoteMaxLength = 80;
export const invitationMaxDays = 90;
export const invitationDays = 7;
/** Accounts in one response to an operator. */
export const peopleListed = 50;
/** An operator sees numbers of accounts, photos and jobs up to this one: larger ones are not counted. */
export const operatorCountMax = 100_000;
/** Invitations that an operator sees. */
export const invitationsListed = 200;
/** The largest download of foods that an operator can upload; larger ones are imported by the command line. */
export const foodUploadMaxBytes = 100_000_000;

/** Recovery codes of one user. */
export const recoveryCodeCount = 8;

/** A user without a password who signed in longer ago must sign in again to delete the account. */
export const recentSignInMs = 10 * 60_000;

export const passkeyNameMaxLength = 60;

export const tokenNameMaxLength = 60;
/** Per user. */
export const maxTokens = 20;

/** Devices of a user that show reminders. */
export const maxReminderDevices = 10;
/** Several times the length of those that browsers have. */
export const pushEndpointMaxLength = 2000;
export const timeZoneMaxLength = 64;

/** A reminder that is later than this is not sent. */
export const reminderMaxLateMs = 3_600_000;
