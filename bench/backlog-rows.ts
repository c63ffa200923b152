/** How the rows of the crowd are numbered, and what they are made of. */
export interface RowParts {
  readonly people: number;
  /** An expression for the present, in epoch milliseconds. */
  readonly now: string;
  readonly idOf: (kind: string, number: string) => string;
}

const hourMs = 3_600_000;

/**
 * Statements that insert what a large installation has at a busy moment: waiting messages and their entries in the
 * queue, photos, edits and invitations. With empty tables the database would rightly read whole tables.
 */
export function rowsOfBacklog({ people, now, idOf }: RowParts): readonly string[] {
  const user = idOf("0001", "n");
  const each = (count: number) => `from generate_series(0, ${count - 1}) as n`;
  const half = `${each(people)} where n % 2 = 0`;
  return [
    `insert into chat_jobs (id, user_id, session_id, message, time_zone, status, attempt, tries,
       run_after, created_at, updated_at)
     select ${idOf("0016", "n")}, ${user}, 'session_1_a', 'two eggs', 'Europe/Berlin', 'queued', 0, 0, 0,
       ${now}, ${now} ${half}`,
    `insert into job_queue (user_id, kind, ready_at, running, waiting_since)
     select ${user}, 'chat_jobs', 0, 0, ${now} ${half}`,
    `insert into photos (id, user_id, width, height, created_at)
     select md5('label' || n || '-' || photo), ${user}, 1200, 900, ${now}
     ${each(people)}, generate_series(1, 4) as photo`,
    `insert into meal_revisions (user_id, meal_id, version, before_json, patch_json, edited_at)
     select ${user}, ${idOf("0017", "n")}, version, '{}', '{"changes":[]}', ${now}
     ${each(people)}, generate_series(2, 5) as version`,
    `insert into invitations (id, token_hash, note, created_at, expires_at, used_at)
     select ${idOf("0018", "n")}, md5('invitation' || n), '', ${now}, ${now} + ${hourMs},
       case when n % 2 = 0 then ${now} end ${each(people)}`,
  ];
}
