export * from "./chat-jobs.ts";
export * from "./current-user.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./meals.ts";
export * from "./routes.ts";
export * from "./text.ts";
