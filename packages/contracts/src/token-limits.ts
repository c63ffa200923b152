/** What a token of a person's lets a tool do: `write` can do all that `read` can. */
export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];
