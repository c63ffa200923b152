/**
 * Every expected failure: its id, HTTP status and message for the user. A response contains
 * `{ error, message, detail? }`; code compares ids, never English text.
 */
export const errors = {
  invalid_request: { status: 400, message: "The request could not be understood." },
  message_blank: { status: 400, message: "Write what you ate first." },
  message_too_long: { status: 400, message: "A message can have at most 4,000 characters." },
  message_unreadable: {
    status: 400,
    message: "The message contains characters that cannot be stored.",
  },
  message_too_old: {
    status: 400,
    message: "This was written more than 30 days ago. Log it again, and write which day it was.",
  },
  instructions_blank: {
    status: 400,
    message: "Please enter some instructions for editing your meal.",
  },
  instructions_too_long: {
    status: 400,
    message: "Instructions can have at most 2,000 characters.",
  },
  instructions_unreadable: {
    status: 400,
    message: "The instructions contain characters that cannot be stored.",
  },
  email_invalid: { status: 400, message: "That is not an email address." },
  password_too_short: { status: 400, message: "A password needs at least 8 characters." },
  password_too_long: { status: 400, message: "A password can have at most 128 characters." },
  password_common: {
    status: 400,
    message: "That password is too common. Choose another.",
  },
  copy_time_far: { status: 400, message: "That time is too far from now." },
  columns_missing: { status: 400, message: "At least one column must be selected" },
  time_zone_unknown: {
    status: 400,
    message: "Time-Zone must be an IANA name such as Europe/Paris.",
  },
  push_endpoint_refused: {
    status: 400,
    message: "This browser's push service cannot be used here.",
  },
  idempotency_key_invalid: {
    status: 400,
    message: "Idempotency-Key must have 1 to 128 letters, digits or . _ : -",
  },
  barcode_invalid: {
    status: 400,
    message: "This is not a barcode of a product. Check its digits.",
  },
  recording_missing: { status: 400, message: "Send one recording, in the field 'audio'." },
  export_missing: { status: 400, message: "Send one export, in the field 'file'." },
  photo_missing: { status: 400, message: "Send one photo, in the field 'photo'." },
  photo_needs_words: {
    status: 400,
    message: "Describe what you ate; the estimate uses your words. Your photo is kept.",
  },
  link_expired: {
    status: 400,
    message: "This link has expired or was already used. Ask for a new one.",
  },
  recovery_code_wrong: {
    status: 401,
    message: "That email and recovery code do not match, or the code was already used.",
  },
  mail_unavailable: {
    status: 403,
    message:
      "This Morsel sends no mail. Use one of your recovery codes, or ask the people who run it.",
  },
  address_unconfirmed: {
    status: 403,
    message: "Here an account begins with a link to your mailbox. Enter your email to get it.",
  },
  demo_accounts_only: {
    status: 403,
    message: "This is a demo. Press Sign In on the first page to open a filled account.",
  },
  not_in_demo: {
    status: 403,
    message: "A demo sends nothing to other servers. Run your own Morsel to use this.",
  },
  sign_up_closed: {
    status: 403,
    message:
      "New accounts need an invitation here, and this one is missing, expired or used. Ask the people who run this Morsel.",
  },
  account_disabled: {
    status: 403,
    message: "This account is disabled. Ask the people who run this Morsel.",
  },
  credentials_wrong: { status: 401, message: "That email and password do not match." },
  sign_in_required: { status: 401, message: "Please sign in." },
  token_missing: {
    status: 401,
    message:
      "Send your token as 'Authorization: Bearer ...'. Make one in your profile, under 'Your own tools'.",
  },
  token_unknown: {
    status: 401,
    message: "This token is not known here. If you removed it, make a new one in your profile.",
  },
  token_only_reads: {
    status: 403,
    message: "This token can only read. Make one in your profile that can also write.",
  },
  token_refused: {
    status: 403,
    message: "Tokens cannot do this. Sign in to Morsel in a browser instead.",
  },
  password_wrong: { status: 403, message: "That is not your password." },
  sign_in_again: {
    status: 403,
    message: "You signed in a while ago. Sign out and in again, then do this within 10 minutes.",
  },
  passkey_refused: {
    status: 401,
    message: "That passkey did not work here. Try again, or sign in another way.",
  },
  origin_refused: { status: 403, message: "This request came from another site." },
  not_found: { status: 404, message: "Not found" },
  meal_not_found: { status: 404, message: "Meal not found" },
  food_not_found: {
    status: 404,
    message: "There is no such food, or it has no such portion.",
  },
  product_not_found: {
    status: 404,
    message: "No product with this barcode is known. You can add it to your own foods.",
  },
  job_not_found: { status: 404, message: "Log entry not found" },
  photo_not_found: {
    status: 404,
    message: "That photo is no longer here. Please choose it again.",
  },
  share_not_found: { status: 404, message: "This link has already ended." },
  person_not_found: { status: 404, message: "There is no such account." },
  invitation_not_found: { status: 404, message: "There is no such invitation." },
  passkey_not_found: { status: 404, message: "There is no such passkey." },
  import_not_found: { status: 404, message: "This import has already been undone." },
  token_not_found: { status: 404, message: "That token has already been removed." },
  webhook_not_found: { status: 404, message: "That webhook has already been removed." },
  webhook_url_refused: {
    status: 400,
    message: "Give an address that begins with https:// and is on the internet.",
  },
  webhook_not_delivered: {
    status: 502,
    message:
      "The address did not accept the test. Check that it answers a POST with a status of 2xx.",
  },
  reminder_device_not_found: {
    status: 404,
    message: "This device has already been removed from your reminders.",
  },
  session_not_found: { status: 404, message: "That session has already ended." },
  own_word_not_found: { status: 404, message: "That entry has already been removed." },
  own_food_not_found: { status: 404, message: "That food has already been deleted." },
  edit_not_found: { status: 404, message: "This meal has not been edited" },
  item_not_found: { status: 404, message: "This meal has no such food" },
  method_not_allowed: { status: 405, message: "Send this as POST." },
  own_account: {
    status: 409,
    message: "This is your own account. Another operator can do this, or the command line.",
  },
  task_running: {
    status: 409,
    message: "An import or a backup is running. Wait until it has ended.",
  },
  too_many_tokens: {
    status: 409,
    message: "You have 20 tokens, which is the limit. Remove one that you do not need.",
  },
  too_many_webhooks: {
    status: 409,
    message: "You have 10 webhooks, which is the limit. Remove one that you do not need.",
  },
  too_many_reminder_devices: {
    status: 409,
    message:
      "Reminders are on for 10 devices, which is the limit. Remove one that you do not need.",
  },
  job_already_ended: { status: 409, message: "This entry has already ended." },
  too_many_own_words: {
    status: 409,
    message: "Your dictionary has 500 entries, which is the limit. Remove one first.",
  },
  own_word_taken: {
    status: 409,
    message: "These words are already in your dictionary. Change that entry instead.",
  },
  too_many_own_foods: {
    status: 409,
    message: "You have 300 foods and recipes, which is the limit. Delete one first.",
  },
  own_name_taken: {
    status: 409,
    message: "You already use this name for your own words, a food or a recipe. Choose another.",
  },
  edit_underway: { status: 409, message: "This meal is being edited. Wait until that is done." },
  edit_conflict: {
    status: 409,
    message: "This meal has changed in the meantime. Look at it again before you change it.",
  },
  written_by_another: {
    status: 409,
    message: "Another person wrote this. It waits until they sign in again.",
  },
  photo_used: { status: 409, message: "That photo already belongs to another meal." },
  export_underway: {
    status: 409,
    message: "Your data is already being prepared. Wait until that download has finished.",
  },
  nothing_to_undo: { status: 409, message: "There is no edit to undo." },
  own_word_unusable: {
    status: 422,
    message: "These words are too common to mean one thing. Choose others, such as 'my latte'.",
  },
  label_unread: {
    status: 422,
    message:
      "No nutrition label was found in these words. They need the energy and what the figures are for: 'per 100 g'.",
  },
  own_food_too_heavy: {
    status: 422,
    message:
      "Protein, carbs and fat weigh more than the food itself. Check the figures and their weight.",
  },
  recipe_unread: {
    status: 422,
    message: "No food was found in these ingredients. Write one on each line: '500 g minced beef'.",
  },
  own_meaning_unread: {
    status: 422,
    message: "I couldn't find any food in the meaning. Try '300 ml oat milk latte'.",
  },
  edit_refused: { status: 422, message: "That change cannot be made." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  headers_too_large: { status: 431, message: "The request's headers are too large." },
  body_too_large: { status: 413, message: "The request is too large." },
  audio_too_large: { status: 413, message: "A recording can have at most 6 MB." },
  export_too_large: {
    status: 413,
    message: "An export can have at most 10 MB. Export fewer months at a time.",
  },
  export_too_long: {
    status: 413,
    message: "An export can have at most 20,000 rows. Export fewer months at a time.",
  },
  food_file_too_large: {
    status: 413,
    message: "A file of foods can have at most 100 MB here. Import it with npm run foods:import.",
  },
  photo_too_large: { status: 413, message: "A photo can have at most 12 MB." },
  photo_too_many_pixels: {
    status: 413,
    message: "A photo can have at most 50 megapixels. Choose a smaller one.",
  },
  photo_unsupported: { status: 415, message: "A photo must be a JPEG, PNG or WebP picture." },
  photo_heic: {
    status: 415,
    message:
      "This is a HEIC photo, which cannot be read here. Choose JPEG in the camera settings ('Most Compatible' on an iPhone), or send a screenshot of it.",
  },
  audio_unsupported: {
    status: 415,
    message: "A recording must be webm, mp4, wav or ogg.",
  },
  audio_too_long: { status: 422, message: "A recording can last at most 60 seconds." },
  export_unknown: {
    status: 422,
    message:
      "This is not an export that Morsel knows. Choose MyFitnessPal's Nutrition-Summary, Cronometer's servings.csv or Lose It!'s food-logs.csv.",
  },
  export_zipped: {
    status: 422,
    message:
      "This is a zip. Open it, and choose the file in it: MyFitnessPal's Nutrition-Summary or Lose It!'s food-logs.csv.",
  },
  export_unreadable: {
    status: 422,
    message: "This file is incomplete or not a CSV file. Export it again, and do not change it.",
  },
  nothing_to_import: {
    status: 409,
    message: "Everything in this file is already in Morsel, or could not be read.",
  },
  audio_unreadable: {
    status: 422,
    message: "That recording could not be read. Please record it again.",
  },
  label_photo_unread: {
    status: 422,
    message:
      "No nutrition label was found in this photo. Take it closer and in good light, or type the figures.",
  },
  photo_unreadable: {
    status: 422,
    message: "That photo is damaged or incomplete. Please take or choose it again.",
  },
  nothing_heard: {
    status: 422,
    message: "I couldn't hear any words. Speak closer to the microphone and try again.",
  },
  unsupported_media_type: { status: 415, message: "Send this as application/json." },
  rate_limited: { status: 429, message: "Rate limit exceeded. Please try again later." },
  internal: { status: 500, message: "Internal error" },
  label_photo_unavailable: {
    status: 409,
    message:
      "Photos of labels cannot be read here. Type the figures, or paste the words of the label.",
  },
  label_photo_failed: {
    status: 503,
    message: "The AI that reads photos did not answer. Try again in a moment, or type the figures.",
  },
  transcriber_unavailable: {
    status: 503,
    message: "Voice is not available here. Type your meal instead.",
  },
  transcriber_failed: {
    status: 503,
    message: "Speech recognition is not answering. Try again in a moment, or type your meal.",
  },
  reminder_not_sent: {
    status: 503,
    message: "The browser's push service did not take the reminder. Try again in a few minutes.",
  },
  provider_unavailable: {
    status: 503,
    message: "The sign-in provider is not answering. Try again in a moment.",
  },
  storage_full: {
    status: 507,
    message:
      "This was not saved, because Morsel's storage is full. Tell the people who run it, and try again later.",
  },
  unavailable: { status: 503, message: "Morsel is busy. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorId = keyof typeof errors;

/** The body of every error response. */
export interface ErrorBody {
  readonly error: ErrorId;
  readonly message: string;
  readonly detail?: string;
}

/** Shown under a log entry whose job failed, with what the user can do. */
export const jobFailures = {
  no_food_found: "I couldn't find any food in that. Try '2 eggs and toast'.",
  meal_too_long_ago:
    "That was more than 366 days ago, and a meal can be logged at most 366 days back. Nothing was logged.",
  meal_in_future:
    "That day is still to come, so nothing was logged. Log a meal when you have eaten it.",
  meal_day_unclear:
    "I can't tell which day that was, so nothing was logged. Name the day: 'on 3 March' or '3 weeks ago'.",
  gave_up: "This took too many tries. Press Retry to send it again.",
} as const;
export type JobFailureId = keyof typeof jobFailures;
export const jobFailureIds = Object.keys(jobFailures) as [JobFailureId, ...JobFailureId[]];
