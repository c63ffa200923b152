/** The longest message, in UTF-16 code units as a text area counts them. */
export const messageMaxLength = 4000;
export const sessionIdMaxLength = 128;

/** The most jobs that one list answer holds. */
export const jobsListed = 100;

/** The most meals that one list answer holds. */
export const mealsListed = 100;
