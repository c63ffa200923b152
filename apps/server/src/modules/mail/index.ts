export type { Letter } from "./letter.ts";
export type { LetterId } from "./letter-texts.ts";
export * from "./letters.ts";
export { describeProblem, Mailer, type MailStatus } from "./mailer.ts";
