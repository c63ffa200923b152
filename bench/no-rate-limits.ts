/** Settings that effectively disable the limits. */
export const unlimited = {
  REQUESTS_PER_MINUTE: "1000000",
  SUBMITS_PER_10_MINUTES: "1000000",
  SUBMITS_PER_DAY: "1000000",
  SUBMITS_CONCURRENT: "1000000",
} as const;
