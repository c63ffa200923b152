import { z } from "zod";

/**
 * A valid calendar day 'YYYY-MM-DD'. Aborts if it is not one: zod would otherwise run the checks that
 * follow, also those of the object around it, on a text that is not a day.
 */
export const calendarDay = z.iso.date({
  error: "must be a day of the calendar such as 2026-11-19",
  abort: true,
});
