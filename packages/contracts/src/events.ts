/** GET /api/events: server-sent hints. Each names what to fetch again; none carries data. */
export const eventNames = ["jobs", "meals", "edits"] as const;
export type EventName = (typeof eventNames)[number];
