export type { Letter } from "./letter.ts";
export * from "./letters.ts";
export { describeProblem, Mailer, type MailStatus } from "./mailer.ts";
