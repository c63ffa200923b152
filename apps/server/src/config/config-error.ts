/** A value in the environment that Morsel refuses to start with; the message says what to do. */
export class ConfigError extends Error {}
