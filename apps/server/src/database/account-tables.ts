/** better-auth keeps instants as ISO text on SQLite and as timestamptz on PostgreSQL. */
type AccountInstant = string | Date;

/** Written by better-auth; the columns that Morsel's own queries read. */
export interface UsersTable {
  readonly id: string;
  readonly email: string;
  /** Whether a link that was sent to the address was opened; SQLite has 0 and 1. */
  readonly email_verified: boolean | number;
  readonly created_at: AccountInstant;
}

/** Written by better-auth; the columns that Morsel's own queries read. */
export interface SessionsTable {
  readonly id: string;
  readonly token: string;
  readonly user_id: string;
  readonly user_agent: string | null;
  readonly expires_at: AccountInstant;
  readonly created_at: AccountInstant;
  /** When the session was last used, rounded to a quarter of an hour. */
  readonly updated_at: AccountInstant;
}

/** Written by better-auth; the columns that Morsel's own queries read. */
export interface PasskeysTable {
  readonly id: string;
  readonly user_id: string;
  readonly name: string | null;
  readonly created_at: AccountInstant | null;
}

/** What a person signs in with; the columns that Morsel's own queries read. */
export interface AccountsTable {
  readonly id: string;
  readonly user_id: string;
  readonly provider_id: string;
  readonly account_id: string;
  /** A hash; null unless the provider is 'credential'. */
  readonly password: string | null;
}

/** The state between two steps of a sign-in. */
export interface VerificationsTable {
  readonly id: string;
  readonly value: string;
  readonly expires_at: AccountInstant;
}
