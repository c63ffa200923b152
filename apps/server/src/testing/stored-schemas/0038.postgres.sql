-- The schema after migration 0038-origin-of-own-foods with two users' rows.
CREATE TABLE public.access_tokens (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    scope text NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.calorie_guesses (
    id text NOT NULL,
    link_hash text NOT NULL,
    user_id text NOT NULL,
    meal_id text,
    photo_id text,
    title text NOT NULL,
    total_calories_kcal double precision,
    notes text NOT NULL,
    meals_json text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    energy_hidden bigint DEFAULT 0 NOT NULL,
    outlives_meal bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.chat_jobs (
    id text NOT NULL,
    user_id text NOT NULL,
    session_id text NOT NULL,
    message text NOT NULL,
    time_zone text NOT NULL,
    status text NOT NULL,
    attempt bigint NOT NULL,
    tries bigint NOT NULL,
    run_after bigint NOT NULL,
    lease_until bigint,
    error text,
    idempotency_key text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    photo_id text,
    written_at bigint,
    CONSTRAINT chat_jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.day_sums (
    user_id text NOT NULL,
    local_day text NOT NULL,
    sum_json text NOT NULL,
    eaten_json text NOT NULL
);
CREATE TABLE public.deleted_meals (
    id text NOT NULL,
    user_id text NOT NULL,
    row_json text NOT NULL,
    deleted_at bigint NOT NULL,
    photo_id text
);
CREATE TABLE public.edit_jobs (
    id text NOT NULL,
    user_id text NOT NULL,
    meal_id text NOT NULL,
    base_version bigint NOT NULL,
    instructions text NOT NULL,
    time_zone text NOT NULL,
    status text NOT NULL,
    attempt bigint NOT NULL,
    tries bigint NOT NULL,
    run_after bigint NOT NULL,
    lease_until bigint,
    error text,
    error_words_json text,
    idempotency_key text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT edit_jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.imported_rows (
    user_id text NOT NULL,
    row_key text NOT NULL,
    import_id text NOT NULL
);
CREATE TABLE public.imports (
    user_id text NOT NULL,
    id text NOT NULL,
    source text NOT NULL,
    meals bigint NOT NULL,
    first_day text NOT NULL,
    last_day text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.insight_dismissals (
    user_id text NOT NULL,
    week text NOT NULL,
    insight text NOT NULL
);
CREATE TABLE public.meal_revisions (
    user_id text NOT NULL,
    meal_id text NOT NULL,
    version bigint NOT NULL,
    job_id text,
    instructions text,
    undoes_version bigint,
    before_json text NOT NULL,
    patch_json text NOT NULL,
    edited_at bigint NOT NULL,
    made_by text DEFAULT 'person'::text NOT NULL
);
CREATE TABLE public.meals (
    id text NOT NULL,
    user_id text NOT NULL,
    job_id text NOT NULL,
    ordinal bigint NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    meal_type text NOT NULL,
    consumed_at bigint NOT NULL,
    local_day text NOT NULL,
    time_zone text NOT NULL,
    confidence double precision NOT NULL,
    notes text NOT NULL,
    tags_json text NOT NULL,
    servings double precision NOT NULL,
    serving_size_g double precision NOT NULL,
    household_unit text NOT NULL,
    calories_kcal double precision,
    protein_g double precision,
    carbs_g double precision,
    fat_g double precision,
    fiber_g double precision,
    sugar_g double precision,
    sodium_mg double precision,
    lipids_json text NOT NULL,
    micros_json text NOT NULL,
    items_json text NOT NULL,
    version bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    unmatched_json text DEFAULT '[]'::text NOT NULL,
    photo_id text,
    photo_unread bigint DEFAULT 0 NOT NULL,
    question_json text,
    question_id text,
    question_kcal double precision
);
CREATE TABLE public.model_consents (
    user_id text NOT NULL,
    is_allowed bigint NOT NULL,
    sent_to text NOT NULL,
    answered_at bigint NOT NULL
);
CREATE TABLE public.model_readings (
    scope text NOT NULL,
    day text NOT NULL,
    readings bigint NOT NULL
);
CREATE TABLE public.own_food_names (
    user_id text NOT NULL,
    name_key text NOT NULL,
    food_id text NOT NULL
);
CREATE TABLE public.own_foods (
    user_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    other_names_json text NOT NULL,
    per text NOT NULL,
    serving_g double precision,
    figures_json text NOT NULL,
    recipe_json text,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    meal_id text,
    idempotency_key text
);
CREATE TABLE public.own_word_refusals (
    user_id text NOT NULL,
    phrase_key text NOT NULL
);
CREATE TABLE public.own_words (
    user_id text NOT NULL,
    id text NOT NULL,
    phrase_key text NOT NULL,
    phrase text NOT NULL,
    meaning text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    name text,
    public_key text NOT NULL,
    user_id text NOT NULL,
    credential_id text NOT NULL,
    counter integer NOT NULL,
    device_type text NOT NULL,
    backed_up boolean NOT NULL,
    transports text,
    created_at timestamp with time zone,
    aaguid text
);
CREATE TABLE public.photos (
    id text NOT NULL,
    user_id text NOT NULL,
    width bigint NOT NULL,
    height bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.push_subscriptions (
    user_id text NOT NULL,
    id text NOT NULL,
    session_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh_key text NOT NULL,
    auth_key text NOT NULL,
    device text NOT NULL,
    problem text,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limits (
    id text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    last_request bigint NOT NULL
);
CREATE TABLE public.refine_jobs (
    id text NOT NULL,
    user_id text NOT NULL,
    meal_id text NOT NULL,
    base_version bigint NOT NULL,
    time_zone text NOT NULL,
    status text NOT NULL,
    attempt bigint NOT NULL,
    tries bigint NOT NULL,
    run_after bigint NOT NULL,
    lease_until bigint,
    error text,
    idempotency_key text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT refine_jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.reminder_jobs (
    id text NOT NULL,
    user_id text NOT NULL,
    subscription_id text NOT NULL,
    meal_type text NOT NULL,
    local_day text NOT NULL,
    due_at bigint NOT NULL,
    status text NOT NULL,
    attempt bigint NOT NULL,
    tries bigint NOT NULL,
    run_after bigint NOT NULL,
    lease_until bigint,
    error text,
    idempotency_key text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT reminder_jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.reminders (
    user_id text NOT NULL,
    meal_type text NOT NULL,
    time_of_day text NOT NULL,
    weekdays_json text NOT NULL,
    time_zone text NOT NULL,
    next_at bigint NOT NULL
);
CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.server_keys (
    name text NOT NULL,
    value text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    user_id text NOT NULL
);
CREATE TABLE public.settled_questions (
    user_id text NOT NULL,
    question text NOT NULL
);
CREATE TABLE public.user_preferences (
    user_id text NOT NULL,
    meals_visible_columns_json text NOT NULL,
    updated_at bigint NOT NULL,
    targets_json text DEFAULT '{}'::text NOT NULL,
    hide_energy bigint DEFAULT 0 NOT NULL,
    hide_preview bigint DEFAULT 0 NOT NULL,
    hide_questions bigint DEFAULT 0 NOT NULL,
    weekday_targets_json text DEFAULT '{}'::text NOT NULL,
    energy_unit text DEFAULT 'kcal'::text NOT NULL,
    shows_salt bigint DEFAULT 0 NOT NULL,
    reference_intakes text DEFAULT 'us'::text NOT NULL
);
CREATE TABLE public.user_revisions (
    user_id text NOT NULL,
    resource text NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
INSERT INTO public.access_tokens VALUES ('01900000-0000-7000-8000-000000010000', '01900008-0000-7000-8000-000000010000', 'access_tokens.name 1.0', 'read', 'f8bb73aa1f58efdfda7fc199d4abe7dfa464ebc347b66a9c6eda18088739f71d', 0, 0);
INSERT INTO public.access_tokens VALUES ('01900000-0000-7000-8000-000000010000', '01900008-0000-7000-8000-000000010001', 'access_tokens.name 1.1', 'read', 'b311e376f07dfebba2ed061c780c8749b8ce2ac9b48d349880f25d7361bfd6c3', 1, 1);
INSERT INTO public.access_tokens VALUES ('01900000-0000-7000-8000-000000020000', '01900008-0000-7000-8000-000000020000', 'access_tokens.name 2.0', 'read', '6115d328ac0a9f65b0c5fbb0ce0548f76c16a9c2c092763f86b53f080ea9e392', 0, 0);
INSERT INTO public.access_tokens VALUES ('01900000-0000-7000-8000-000000020000', '01900008-0000-7000-8000-000000020001', 'access_tokens.name 2.1', 'read', '80b14320e6acab96baf0211748fe059a72f206c9759c653aa33d73c85002293b', 1, 1);
INSERT INTO public.accounts VALUES ('01900002-0000-7000-8000-000000010000', 'accounts.account_id 1.0', 'accounts.provider_id 1.0', '01900000-0000-7000-8000-000000010000', 'accounts.access_token 1.0', 'accounts.refresh_token 1.0', 'accounts.id_token 1.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'read', 'accounts.password 1.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.accounts VALUES ('01900002-0000-7000-8000-000000010001', 'accounts.account_id 1.1', 'accounts.provider_id 1.1', '01900000-0000-7000-8000-000000010000', 'accounts.access_token 1.1', 'accounts.refresh_token 1.1', 'accounts.id_token 1.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'read', 'accounts.password 1.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.accounts VALUES ('01900002-0000-7000-8000-000000020000', 'accounts.account_id 2.0', 'accounts.provider_id 2.0', '01900000-0000-7000-8000-000000020000', 'accounts.access_token 2.0', 'accounts.refresh_token 2.0', 'accounts.id_token 2.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'read', 'accounts.password 2.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.accounts VALUES ('01900002-0000-7000-8000-000000020001', 'accounts.account_id 2.1', 'accounts.provider_id 2.1', '01900000-0000-7000-8000-000000020000', 'accounts.access_token 2.1', 'accounts.refresh_token 2.1', 'accounts.id_token 2.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'read', 'accounts.password 2.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.calorie_guesses VALUES ('01900009-0000-7000-8000-000000010000', '24947a5b84f836e5336e0ec6277ca62a6cf047fff445248011d66b6b6978bc3f', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010000', '32808d38a2c8aa4654ef5919146e00af', 'calorie_guesses.title 1.0', 1.5, 'calorie_guesses.notes 1.0', '[]', 0, 4102444800000, 0, 0);
INSERT INTO public.calorie_guesses VALUES ('01900009-0000-7000-8000-000000010001', 'cf0e38e686fb86ca1aa72af46542ff0b864f923452b050a3903214d81e8f70b3', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010001', '400334e520a2b6254d89c4d4f55d38b0', 'calorie_guesses.title 1.1', 2.5, 'calorie_guesses.notes 1.1', '[]', 1, 4102444800000, 1, 1);
INSERT INTO public.calorie_guesses VALUES ('01900009-0000-7000-8000-000000020000', 'bc3041211b4071ee26e16e71d50b46bc93a507d4298789ef63d1f60fd582691b', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020000', '6b021bf65afe217d9cf04eb0ece24f3b', 'calorie_guesses.title 2.0', 1.5, 'calorie_guesses.notes 2.0', '[]', 0, 4102444800000, 0, 0);
INSERT INTO public.calorie_guesses VALUES ('01900009-0000-7000-8000-000000020001', '84593fcf69ee34537da78cf903885d4db32555db047252a90ebc447c81b2681a', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020001', '1ba49c8514c4ffd4055e3581b6a64258', 'calorie_guesses.title 2.1', 2.5, 'calorie_guesses.notes 2.1', '[]', 1, 4102444800000, 1, 1);
INSERT INTO public.chat_jobs VALUES ('01900006-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', 'chat_jobs.session_id 1.0', 'chat_jobs.message 1.0', 'Europe/Berlin', 'completed', 0, 0, 0, 0, 'chat_jobs.error 1.0', 'chat_jobs.idempotency_key 1.0', 0, 0, '32808d38a2c8aa4654ef5919146e00af', 0);
INSERT INTO public.chat_jobs VALUES ('01900006-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', 'chat_jobs.session_id 1.1', 'chat_jobs.message 1.1', 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'chat_jobs.error 1.1', 'chat_jobs.idempotency_key 1.1', 1, 1, '400334e520a2b6254d89c4d4f55d38b0', 1);
INSERT INTO public.chat_jobs VALUES ('01900006-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', 'chat_jobs.session_id 2.0', 'chat_jobs.message 2.0', 'Europe/Berlin', 'completed', 0, 0, 0, 0, 'chat_jobs.error 2.0', 'chat_jobs.idempotency_key 2.0', 0, 0, '6b021bf65afe217d9cf04eb0ece24f3b', 0);
INSERT INTO public.chat_jobs VALUES ('01900006-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', 'chat_jobs.session_id 2.1', 'chat_jobs.message 2.1', 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'chat_jobs.error 2.1', 'chat_jobs.idempotency_key 2.1', 1, 1, '1ba49c8514c4ffd4055e3581b6a64258', 1);
INSERT INTO public.day_sums VALUES ('01900000-0000-7000-8000-000000010000', '2026-11-20', '[]', '[]');
INSERT INTO public.day_sums VALUES ('01900000-0000-7000-8000-000000010000', '2026-11-21', '[]', '[]');
INSERT INTO public.day_sums VALUES ('01900000-0000-7000-8000-000000020000', '2026-11-20', '[]', '[]');
INSERT INTO public.day_sums VALUES ('01900000-0000-7000-8000-000000020000', '2026-11-21', '[]', '[]');
INSERT INTO public.deleted_meals VALUES ('01900011-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', '{"job_id":"01900006-0000-7000-8000-000000010000"}', 0, '32808d38a2c8aa4654ef5919146e00af');
INSERT INTO public.deleted_meals VALUES ('01900011-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', '{"job_id":"01900006-0000-7000-8000-000000010001"}', 1, '400334e520a2b6254d89c4d4f55d38b0');
INSERT INTO public.deleted_meals VALUES ('01900011-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', '{"job_id":"01900006-0000-7000-8000-000000020000"}', 0, '6b021bf65afe217d9cf04eb0ece24f3b');
INSERT INTO public.deleted_meals VALUES ('01900011-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', '{"job_id":"01900006-0000-7000-8000-000000020001"}', 1, '1ba49c8514c4ffd4055e3581b6a64258');
INSERT INTO public.edit_jobs VALUES ('01900012-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010000', 0, 'edit_jobs.instructions 1.0', 'Europe/Berlin', 'queued', 0, 0, 0, 0, 'edit_jobs.error 1.0', '[]', 'edit_jobs.idempotency_key 1.0', 0, 0);
INSERT INTO public.edit_jobs VALUES ('01900012-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010001', 1, 'edit_jobs.instructions 1.1', 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'edit_jobs.error 1.1', '[]', 'edit_jobs.idempotency_key 1.1', 1, 1);
INSERT INTO public.edit_jobs VALUES ('01900012-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020000', 0, 'edit_jobs.instructions 2.0', 'Europe/Berlin', 'queued', 0, 0, 0, 0, 'edit_jobs.error 2.0', '[]', 'edit_jobs.idempotency_key 2.0', 0, 0);
INSERT INTO public.edit_jobs VALUES ('01900012-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020001', 1, 'edit_jobs.instructions 2.1', 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'edit_jobs.error 2.1', '[]', 'edit_jobs.idempotency_key 2.1', 1, 1);
INSERT INTO public.imported_rows VALUES ('01900000-0000-7000-8000-000000010000', 'imported_rows.row_key 1.0', '01900014-0000-7000-8000-000000010000');
INSERT INTO public.imported_rows VALUES ('01900000-0000-7000-8000-000000010000', 'imported_rows.row_key 1.1', '01900014-0000-7000-8000-000000010001');
INSERT INTO public.imported_rows VALUES ('01900000-0000-7000-8000-000000020000', 'imported_rows.row_key 2.0', '01900014-0000-7000-8000-000000020000');
INSERT INTO public.imported_rows VALUES ('01900000-0000-7000-8000-000000020000', 'imported_rows.row_key 2.1', '01900014-0000-7000-8000-000000020001');
INSERT INTO public.imports VALUES ('01900000-0000-7000-8000-000000010000', '01900014-0000-7000-8000-000000010000', 'imports.source 1.0', 0, '2026-11-20', '2026-11-20', 0);
INSERT INTO public.imports VALUES ('01900000-0000-7000-8000-000000010000', '01900014-0000-7000-8000-000000010001', 'imports.source 1.1', 1, '2026-11-21', '2026-11-21', 1);
INSERT INTO public.imports VALUES ('01900000-0000-7000-8000-000000020000', '01900014-0000-7000-8000-000000020000', 'imports.source 2.0', 0, '2026-11-20', '2026-11-20', 0);
INSERT INTO public.imports VALUES ('01900000-0000-7000-8000-000000020000', '01900014-0000-7000-8000-000000020001', 'imports.source 2.1', 1, '2026-11-21', '2026-11-21', 1);
INSERT INTO public.insight_dismissals VALUES ('01900000-0000-7000-8000-000000010000', '2026-11-20', 'insight_dismissals.insight 1.0');
INSERT INTO public.insight_dismissals VALUES ('01900000-0000-7000-8000-000000010000', '2026-11-21', 'insight_dismissals.insight 1.1');
INSERT INTO public.insight_dismissals VALUES ('01900000-0000-7000-8000-000000020000', '2026-11-20', 'insight_dismissals.insight 2.0');
INSERT INTO public.insight_dismissals VALUES ('01900000-0000-7000-8000-000000020000', '2026-11-21', 'insight_dismissals.insight 2.1');
INSERT INTO public.meal_revisions VALUES ('01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010000', 1, '01900006-0000-7000-8000-000000010000', 'meal_revisions.instructions 1.0', 0, '[]', '[]', 0, 'meal_revisions.made_by 1.0');
INSERT INTO public.meal_revisions VALUES ('01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010001', 2, '01900006-0000-7000-8000-000000010001', 'meal_revisions.instructions 1.1', 1, '[]', '[]', 1, 'meal_revisions.made_by 1.1');
INSERT INTO public.meal_revisions VALUES ('01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020000', 1, '01900006-0000-7000-8000-000000020000', 'meal_revisions.instructions 2.0', 0, '[]', '[]', 0, 'meal_revisions.made_by 2.0');
INSERT INTO public.meal_revisions VALUES ('01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020001', 2, '01900006-0000-7000-8000-000000020001', 'meal_revisions.instructions 2.1', 1, '[]', '[]', 1, 'meal_revisions.made_by 2.1');
INSERT INTO public.meals VALUES ('01900007-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', '01900006-0000-7000-8000-000000010000', 0, 'meals.title 1.0', 'meals.description 1.0', 'breakfast', 0, '2026-11-20', 'Europe/Berlin', 1.5, 'meals.notes 1.0', '[]', 1.5, 1.5, 'meals.household_unit 1.0', 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, '[]', '[]', '[]', 1, 0, 0, '[]', '32808d38a2c8aa4654ef5919146e00af', 0, '[]', 'meals.question_id 1.0', 1.5);
INSERT INTO public.meals VALUES ('01900007-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', '01900006-0000-7000-8000-000000010001', 0, 'meals.title 1.1', 'meals.description 1.1', 'lunch', 1, '2026-11-21', 'Europe/Berlin', 2.5, 'meals.notes 1.1', '[]', 2.5, 2.5, 'meals.household_unit 1.1', 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, '[]', '[]', '[]', 2, 1, 1, '[]', '400334e520a2b6254d89c4d4f55d38b0', 1, '[]', 'meals.question_id 1.1', 2.5);
INSERT INTO public.meals VALUES ('01900007-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', '01900006-0000-7000-8000-000000020000', 0, 'meals.title 2.0', 'meals.description 2.0', 'breakfast', 0, '2026-11-20', 'Europe/Berlin', 1.5, 'meals.notes 2.0', '[]', 1.5, 1.5, 'meals.household_unit 2.0', 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, '[]', '[]', '[]', 1, 0, 0, '[]', '6b021bf65afe217d9cf04eb0ece24f3b', 0, '[]', 'meals.question_id 2.0', 1.5);
INSERT INTO public.meals VALUES ('01900007-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', '01900006-0000-7000-8000-000000020001', 0, 'meals.title 2.1', 'meals.description 2.1', 'lunch', 1, '2026-11-21', 'Europe/Berlin', 2.5, 'meals.notes 2.1', '[]', 2.5, 2.5, 'meals.household_unit 2.1', 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, '[]', '[]', '[]', 2, 1, 1, '[]', '1ba49c8514c4ffd4055e3581b6a64258', 1, '[]', 'meals.question_id 2.1', 2.5);
INSERT INTO public.model_consents VALUES ('01900000-0000-7000-8000-000000010000', 0, 'model_consents.sent_to 1.0', 0);
INSERT INTO public.model_consents VALUES ('01900000-0000-7000-8000-000000020000', 0, 'model_consents.sent_to 2.0', 0);
INSERT INTO public.model_readings VALUES ('01900000-0000-7000-8000-000000010000', '2026-11-20', 0);
INSERT INTO public.model_readings VALUES ('all-1', '2026-11-21', 1);
INSERT INTO public.model_readings VALUES ('01900000-0000-7000-8000-000000020000', '2026-11-20', 0);
INSERT INTO public.model_readings VALUES ('all-2', '2026-11-21', 1);
INSERT INTO public.own_food_names VALUES ('01900000-0000-7000-8000-000000010000', 'own_food_names.name_key 1.0', '01900020-0000-7000-8000-000000010000');
INSERT INTO public.own_food_names VALUES ('01900000-0000-7000-8000-000000010000', 'own_food_names.name_key 1.1', '01900020-0000-7000-8000-000000010001');
INSERT INTO public.own_food_names VALUES ('01900000-0000-7000-8000-000000020000', 'own_food_names.name_key 2.0', '01900020-0000-7000-8000-000000020000');
INSERT INTO public.own_food_names VALUES ('01900000-0000-7000-8000-000000020000', 'own_food_names.name_key 2.1', '01900020-0000-7000-8000-000000020001');
INSERT INTO public.own_foods VALUES ('01900000-0000-7000-8000-000000010000', '01900020-0000-7000-8000-000000010000', 'own_foods.kind 1.0', 'own_foods.name 1.0', '[]', 'own_foods.per 1.0', 1.5, '[]', '[]', 1, 0, 0, 0, '01900007-0000-7000-8000-000000010000', 'own_foods.idempotency_key 1.0');
INSERT INTO public.own_foods VALUES ('01900000-0000-7000-8000-000000010000', '01900020-0000-7000-8000-000000010001', 'own_foods.kind 1.1', 'own_foods.name 1.1', '[]', 'own_foods.per 1.1', 2.5, '[]', '[]', 2, 1, 1, 1, '01900007-0000-7000-8000-000000010001', 'own_foods.idempotency_key 1.1');
INSERT INTO public.own_foods VALUES ('01900000-0000-7000-8000-000000020000', '01900020-0000-7000-8000-000000020000', 'own_foods.kind 2.0', 'own_foods.name 2.0', '[]', 'own_foods.per 2.0', 1.5, '[]', '[]', 1, 0, 0, 0, '01900007-0000-7000-8000-000000020000', 'own_foods.idempotency_key 2.0');
INSERT INTO public.own_foods VALUES ('01900000-0000-7000-8000-000000020000', '01900020-0000-7000-8000-000000020001', 'own_foods.kind 2.1', 'own_foods.name 2.1', '[]', 'own_foods.per 2.1', 2.5, '[]', '[]', 2, 1, 1, 1, '01900007-0000-7000-8000-000000020001', 'own_foods.idempotency_key 2.1');
INSERT INTO public.own_word_refusals VALUES ('01900000-0000-7000-8000-000000010000', 'own_word_refusals.phrase_key 1.0');
INSERT INTO public.own_word_refusals VALUES ('01900000-0000-7000-8000-000000010000', 'own_word_refusals.phrase_key 1.1');
INSERT INTO public.own_word_refusals VALUES ('01900000-0000-7000-8000-000000020000', 'own_word_refusals.phrase_key 2.0');
INSERT INTO public.own_word_refusals VALUES ('01900000-0000-7000-8000-000000020000', 'own_word_refusals.phrase_key 2.1');
INSERT INTO public.own_words VALUES ('01900000-0000-7000-8000-000000010000', '01900022-0000-7000-8000-000000010000', 'own_words.phrase_key 1.0', 'own_words.phrase 1.0', 'own_words.meaning 1.0', 0);
INSERT INTO public.own_words VALUES ('01900000-0000-7000-8000-000000010000', '01900022-0000-7000-8000-000000010001', 'own_words.phrase_key 1.1', 'own_words.phrase 1.1', 'own_words.meaning 1.1', 1);
INSERT INTO public.own_words VALUES ('01900000-0000-7000-8000-000000020000', '01900022-0000-7000-8000-000000020000', 'own_words.phrase_key 2.0', 'own_words.phrase 2.0', 'own_words.meaning 2.0', 0);
INSERT INTO public.own_words VALUES ('01900000-0000-7000-8000-000000020000', '01900022-0000-7000-8000-000000020001', 'own_words.phrase_key 2.1', 'own_words.phrase 2.1', 'own_words.meaning 2.1', 1);
INSERT INTO public.passkeys VALUES ('01900003-0000-7000-8000-000000010000', 'passkeys.name 1.0', 'passkeys.public_key 1.0', '01900000-0000-7000-8000-000000010000', 'passkeys.credential_id 1.0', 0, 'passkeys.device_type 1.0', false, 'passkeys.transports 1.0', '2026-11-25 00:00:00+00', 'passkeys.aaguid 1.0');
INSERT INTO public.passkeys VALUES ('01900003-0000-7000-8000-000000010001', 'passkeys.name 1.1', 'passkeys.public_key 1.1', '01900000-0000-7000-8000-000000010000', 'passkeys.credential_id 1.1', 1, 'passkeys.device_type 1.1', false, 'passkeys.transports 1.1', '2026-11-25 00:00:00+00', 'passkeys.aaguid 1.1');
INSERT INTO public.passkeys VALUES ('01900003-0000-7000-8000-000000020000', 'passkeys.name 2.0', 'passkeys.public_key 2.0', '01900000-0000-7000-8000-000000020000', 'passkeys.credential_id 2.0', 0, 'passkeys.device_type 2.0', false, 'passkeys.transports 2.0', '2026-11-25 00:00:00+00', 'passkeys.aaguid 2.0');
INSERT INTO public.passkeys VALUES ('01900003-0000-7000-8000-000000020001', 'passkeys.name 2.1', 'passkeys.public_key 2.1', '01900000-0000-7000-8000-000000020000', 'passkeys.credential_id 2.1', 1, 'passkeys.device_type 2.1', false, 'passkeys.transports 2.1', '2026-11-25 00:00:00+00', 'passkeys.aaguid 2.1');
INSERT INTO public.photos VALUES ('32808d38a2c8aa4654ef5919146e00af', '01900000-0000-7000-8000-000000010000', 0, 0, 0);
INSERT INTO public.photos VALUES ('400334e520a2b6254d89c4d4f55d38b0', '01900000-0000-7000-8000-000000010000', 1, 1, 1);
INSERT INTO public.photos VALUES ('6b021bf65afe217d9cf04eb0ece24f3b', '01900000-0000-7000-8000-000000020000', 0, 0, 0);
INSERT INTO public.photos VALUES ('1ba49c8514c4ffd4055e3581b6a64258', '01900000-0000-7000-8000-000000020000', 1, 1, 1);
INSERT INTO public.push_subscriptions VALUES ('01900000-0000-7000-8000-000000010000', '01900024-0000-7000-8000-000000010000', '01900001-0000-7000-8000-000000010000', 'https://push.example.com/1/0', 'push_subscriptions.p256dh_key 1.0', 'push_subscriptions.auth_key 1.0', 'push_subscriptions.device 1.0', 'push_subscriptions.problem 1.0', 0);
INSERT INTO public.push_subscriptions VALUES ('01900000-0000-7000-8000-000000010000', '01900024-0000-7000-8000-000000010001', '01900001-0000-7000-8000-000000010001', 'https://push.example.com/1/1', 'push_subscriptions.p256dh_key 1.1', 'push_subscriptions.auth_key 1.1', 'push_subscriptions.device 1.1', 'push_subscriptions.problem 1.1', 1);
INSERT INTO public.push_subscriptions VALUES ('01900000-0000-7000-8000-000000020000', '01900024-0000-7000-8000-000000020000', '01900001-0000-7000-8000-000000020000', 'https://push.example.com/2/0', 'push_subscriptions.p256dh_key 2.0', 'push_subscriptions.auth_key 2.0', 'push_subscriptions.device 2.0', 'push_subscriptions.problem 2.0', 0);
INSERT INTO public.push_subscriptions VALUES ('01900000-0000-7000-8000-000000020000', '01900024-0000-7000-8000-000000020001', '01900001-0000-7000-8000-000000020001', 'https://push.example.com/2/1', 'push_subscriptions.p256dh_key 2.1', 'push_subscriptions.auth_key 2.1', 'push_subscriptions.device 2.1', 'push_subscriptions.problem 2.1', 1);
INSERT INTO public.rate_limits VALUES ('01900005-0000-7000-8000-000000010000', 'rate_limits.key 1.0', 0, 0);
INSERT INTO public.rate_limits VALUES ('01900005-0000-7000-8000-000000010001', 'rate_limits.key 1.1', 1, 1);
INSERT INTO public.rate_limits VALUES ('01900005-0000-7000-8000-000000020000', 'rate_limits.key 2.0', 0, 0);
INSERT INTO public.rate_limits VALUES ('01900005-0000-7000-8000-000000020001', 'rate_limits.key 2.1', 1, 1);
INSERT INTO public.refine_jobs VALUES ('01900025-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010000', 0, 'Europe/Berlin', 'queued', 0, 0, 0, 0, 'refine_jobs.error 1.0', 'refine_jobs.idempotency_key 1.0', 0, 0);
INSERT INTO public.refine_jobs VALUES ('01900025-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', '01900007-0000-7000-8000-000000010001', 1, 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'refine_jobs.error 1.1', 'refine_jobs.idempotency_key 1.1', 1, 1);
INSERT INTO public.refine_jobs VALUES ('01900025-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020000', 0, 'Europe/Berlin', 'queued', 0, 0, 0, 0, 'refine_jobs.error 2.0', 'refine_jobs.idempotency_key 2.0', 0, 0);
INSERT INTO public.refine_jobs VALUES ('01900025-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', '01900007-0000-7000-8000-000000020001', 1, 'Europe/Berlin', 'completed', 1, 1, 1, 1, 'refine_jobs.error 2.1', 'refine_jobs.idempotency_key 2.1', 1, 1);
INSERT INTO public.reminder_jobs VALUES ('01900026-0000-7000-8000-000000010000', '01900000-0000-7000-8000-000000010000', 'reminder_jobs.subscription_id 1.0', 'breakfast', '2026-11-20', 0, 'queued', 0, 0, 0, 0, 'reminder_jobs.error 1.0', 'reminder_jobs.idempotency_key 1.0', 0, 0);
INSERT INTO public.reminder_jobs VALUES ('01900026-0000-7000-8000-000000010001', '01900000-0000-7000-8000-000000010000', 'reminder_jobs.subscription_id 1.1', 'lunch', '2026-11-21', 1, 'completed', 1, 1, 1, 1, 'reminder_jobs.error 1.1', 'reminder_jobs.idempotency_key 1.1', 1, 1);
INSERT INTO public.reminder_jobs VALUES ('01900026-0000-7000-8000-000000020000', '01900000-0000-7000-8000-000000020000', 'reminder_jobs.subscription_id 2.0', 'breakfast', '2026-11-20', 0, 'queued', 0, 0, 0, 0, 'reminder_jobs.error 2.0', 'reminder_jobs.idempotency_key 2.0', 0, 0);
INSERT INTO public.reminder_jobs VALUES ('01900026-0000-7000-8000-000000020001', '01900000-0000-7000-8000-000000020000', 'reminder_jobs.subscription_id 2.1', 'lunch', '2026-11-21', 1, 'completed', 1, 1, 1, 1, 'reminder_jobs.error 2.1', 'reminder_jobs.idempotency_key 2.1', 1, 1);
INSERT INTO public.reminders VALUES ('01900000-0000-7000-8000-000000010000', 'breakfast', 'reminders.time_of_day 1.0', '[]', 'Europe/Berlin', 0);
INSERT INTO public.reminders VALUES ('01900000-0000-7000-8000-000000010000', 'lunch', 'reminders.time_of_day 1.1', '[]', 'Europe/Berlin', 1);
INSERT INTO public.reminders VALUES ('01900000-0000-7000-8000-000000020000', 'breakfast', 'reminders.time_of_day 2.0', '[]', 'Europe/Berlin', 0);
INSERT INTO public.reminders VALUES ('01900000-0000-7000-8000-000000020000', 'lunch', 'reminders.time_of_day 2.1', '[]', 'Europe/Berlin', 1);
INSERT INTO public.schema_migrations VALUES ('0001-accounts', 1795633520252);
INSERT INTO public.schema_migrations VALUES ('0002-jobs-and-meals', 1795633520258);
INSERT INTO public.schema_migrations VALUES ('0003-calorie-guesses', 1795633520260);
INSERT INTO public.schema_migrations VALUES ('0004-user-preferences', 1795633520262);
INSERT INTO public.schema_migrations VALUES ('0005-deleted-meals', 1795633520263);
INSERT INTO public.schema_migrations VALUES ('0006-unmatched-words', 1795633520264);
INSERT INTO public.schema_migrations VALUES ('0007-edits', 1795633520268);
INSERT INTO public.schema_migrations VALUES ('0008-language-model', 1795633520272);
INSERT INTO public.schema_migrations VALUES ('0009-photos-and-shares', 1795633520278);
INSERT INTO public.schema_migrations VALUES ('0010-passkeys', 1795633520290);
INSERT INTO public.schema_migrations VALUES ('0011-unread-photos', 1795633520291);
INSERT INTO public.schema_migrations VALUES ('0020-day-sums', 1795633520292);
INSERT INTO public.schema_migrations VALUES ('0021-insight-dismissals', 1795633520293);
INSERT INTO public.schema_migrations VALUES ('0022-targets-and-hidden-energy', 1795633520294);
INSERT INTO public.schema_migrations VALUES ('0024-access-tokens', 1795633520296);
INSERT INTO public.schema_migrations VALUES ('0025-imports', 1795633520298);
INSERT INTO public.schema_migrations VALUES ('0026-written-at', 1795633520298);
INSERT INTO public.schema_migrations VALUES ('0027-indexes-of-many', 1795633520300);
INSERT INTO public.schema_migrations VALUES ('0028-own-dictionary', 1795633520302);
INSERT INTO public.schema_migrations VALUES ('0029-estimate-preview', 1795633520302);
INSERT INTO public.schema_migrations VALUES ('0030-meals-by-day-in-order', 1795633520303);
INSERT INTO public.schema_migrations VALUES ('0031-shares-end-with-meals', 1795633520304);
INSERT INTO public.schema_migrations VALUES ('0032-questions', 1795633520306);
INSERT INTO public.schema_migrations VALUES ('0033-energy-range-of-days', 1795633520306);
INSERT INTO public.schema_migrations VALUES ('0034-weekday-targets', 1795633520307);
INSERT INTO public.schema_migrations VALUES ('0035-reminders', 1795633520314);
INSERT INTO public.schema_migrations VALUES ('0036-display-units', 1795633520315);
INSERT INTO public.schema_migrations VALUES ('0037-own-foods', 1795633520317);
INSERT INTO public.schema_migrations VALUES ('0038-origin-of-own-foods', 1795633520318);
INSERT INTO public.server_keys VALUES ('key-1', 'server_keys.value 1.0', 0);
INSERT INTO public.server_keys VALUES ('key-2', 'server_keys.value 2.0', 0);
INSERT INTO public.sessions VALUES ('01900001-0000-7000-8000-000000010000', '2026-11-25 00:00:00+00', 'sessions.token 1.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'sessions.ip_address 1.0', 'sessions.user_agent 1.0', '01900000-0000-7000-8000-000000010000');
INSERT INTO public.sessions VALUES ('01900001-0000-7000-8000-000000010001', '2026-11-25 00:00:00+00', 'sessions.token 1.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'sessions.ip_address 1.1', 'sessions.user_agent 1.1', '01900000-0000-7000-8000-000000010000');
INSERT INTO public.sessions VALUES ('01900001-0000-7000-8000-000000020000', '2026-11-25 00:00:00+00', 'sessions.token 2.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'sessions.ip_address 2.0', 'sessions.user_agent 2.0', '01900000-0000-7000-8000-000000020000');
INSERT INTO public.sessions VALUES ('01900001-0000-7000-8000-000000020001', '2026-11-25 00:00:00+00', 'sessions.token 2.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', 'sessions.ip_address 2.1', 'sessions.user_agent 2.1', '01900000-0000-7000-8000-000000020000');
INSERT INTO public.settled_questions VALUES ('01900000-0000-7000-8000-000000010000', 'settled_questions.question 1.0');
INSERT INTO public.settled_questions VALUES ('01900000-0000-7000-8000-000000010000', 'settled_questions.question 1.1');
INSERT INTO public.settled_questions VALUES ('01900000-0000-7000-8000-000000020000', 'settled_questions.question 2.0');
INSERT INTO public.settled_questions VALUES ('01900000-0000-7000-8000-000000020000', 'settled_questions.question 2.1');
INSERT INTO public.user_preferences VALUES ('01900000-0000-7000-8000-000000010000', '[]', 0, '[]', 0, 0, 0, '[]', 'user_preferences.energy_unit 1.0', 0, 'user_preferences.reference_intakes 1.0');
INSERT INTO public.user_preferences VALUES ('01900000-0000-7000-8000-000000020000', '[]', 0, '[]', 0, 0, 0, '[]', 'user_preferences.energy_unit 2.0', 0, 'user_preferences.reference_intakes 2.0');
INSERT INTO public.user_revisions VALUES ('01900000-0000-7000-8000-000000010000', 'meals', 0);
INSERT INTO public.user_revisions VALUES ('01900000-0000-7000-8000-000000010000', 'jobs', 1);
INSERT INTO public.user_revisions VALUES ('01900000-0000-7000-8000-000000020000', 'meals', 0);
INSERT INTO public.user_revisions VALUES ('01900000-0000-7000-8000-000000020000', 'jobs', 1);
INSERT INTO public.users VALUES ('01900000-0000-7000-8000-000000010000', 'users.name 1.0', 'person-1@example.com', false, 'users.image 1.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.users VALUES ('01900000-0000-7000-8000-000000020000', 'users.name 2.0', 'person-2@example.com', false, 'users.image 2.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.verifications VALUES ('01900004-0000-7000-8000-000000010000', 'verifications.identifier 1.0', 'verifications.value 1.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.verifications VALUES ('01900004-0000-7000-8000-000000010001', 'verifications.identifier 1.1', 'verifications.value 1.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.verifications VALUES ('01900004-0000-7000-8000-000000020000', 'verifications.identifier 2.0', 'verifications.value 2.0', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
INSERT INTO public.verifications VALUES ('01900004-0000-7000-8000-000000020001', 'verifications.identifier 2.1', 'verifications.value 2.1', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00', '2026-11-25 00:00:00+00');
ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_key PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calorie_guesses
    ADD CONSTRAINT calorie_guesses_link_hash_key UNIQUE (link_hash);
ALTER TABLE ONLY public.calorie_guesses
    ADD CONSTRAINT calorie_guesses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_jobs
    ADD CONSTRAINT chat_jobs_once_per_key UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.chat_jobs
    ADD CONSTRAINT chat_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT day_sums_key PRIMARY KEY (user_id, local_day);
ALTER TABLE ONLY public.deleted_meals
    ADD CONSTRAINT deleted_meals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.edit_jobs
    ADD CONSTRAINT edit_jobs_once_per_key UNIQUE (user_id, meal_id, idempotency_key);
ALTER TABLE ONLY public.edit_jobs
    ADD CONSTRAINT edit_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.imported_rows
    ADD CONSTRAINT imported_rows_key PRIMARY KEY (user_id, row_key);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_key PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.insight_dismissals
    ADD CONSTRAINT insight_dismissals_key PRIMARY KEY (user_id, week, insight);
ALTER TABLE ONLY public.meal_revisions
    ADD CONSTRAINT meal_revisions_key PRIMARY KEY (user_id, meal_id, version);
ALTER TABLE ONLY public.meals
    ADD CONSTRAINT meals_once_per_job UNIQUE (job_id, ordinal);
ALTER TABLE ONLY public.meals
    ADD CONSTRAINT meals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.model_consents
    ADD CONSTRAINT model_consents_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.model_readings
    ADD CONSTRAINT model_readings_key PRIMARY KEY (scope, day);
ALTER TABLE ONLY public.own_food_names
    ADD CONSTRAINT own_food_names_key PRIMARY KEY (user_id, name_key);
ALTER TABLE ONLY public.own_foods
    ADD CONSTRAINT own_foods_key PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.own_word_refusals
    ADD CONSTRAINT own_word_refusals_key PRIMARY KEY (user_id, phrase_key);
ALTER TABLE ONLY public.own_words
    ADD CONSTRAINT own_words_key PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.own_words
    ADD CONSTRAINT own_words_phrase UNIQUE (user_id, phrase_key);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_key PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_key_key UNIQUE (key);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refine_jobs
    ADD CONSTRAINT refine_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminder_jobs
    ADD CONSTRAINT reminder_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_key PRIMARY KEY (user_id, meal_type);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.server_keys
    ADD CONSTRAINT server_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.settled_questions
    ADD CONSTRAINT settled_questions_key PRIMARY KEY (user_id, question);
ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.user_revisions
    ADD CONSTRAINT user_revisions_key PRIMARY KEY (user_id, resource);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
CREATE INDEX accounts_user_id_idx ON public.accounts USING btree (user_id);
CREATE INDEX calorie_guesses_expiry ON public.calorie_guesses USING btree (expires_at);
CREATE INDEX calorie_guesses_newest ON public.calorie_guesses USING btree (user_id, created_at);
CREATE INDEX calorie_guesses_photo ON public.calorie_guesses USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX chat_jobs_newest ON public.chat_jobs USING btree (user_id, created_at);
CREATE INDEX chat_jobs_photo ON public.chat_jobs USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX chat_jobs_underway ON public.chat_jobs USING btree (status, run_after) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text]));
CREATE INDEX deleted_meals_of_user ON public.deleted_meals USING btree (user_id);
CREATE INDEX deleted_meals_oldest ON public.deleted_meals USING btree (deleted_at);
CREATE INDEX deleted_meals_photo ON public.deleted_meals USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX edit_jobs_newest ON public.edit_jobs USING btree (user_id, created_at);
CREATE UNIQUE INDEX edit_jobs_one_underway ON public.edit_jobs USING btree (user_id, meal_id) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text]));
CREATE INDEX edit_jobs_underway ON public.edit_jobs USING btree (status, run_after) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text]));
CREATE INDEX meals_by_day ON public.meals USING btree (user_id, local_day, consumed_at, id);
CREATE INDEX meals_newest ON public.meals USING btree (user_id, consumed_at, id);
CREATE INDEX meals_photo ON public.meals USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE UNIQUE INDEX own_foods_by_idempotency_key ON public.own_foods USING btree (user_id, idempotency_key);
CREATE INDEX passkeys_credential_id_idx ON public.passkeys USING btree (credential_id);
CREATE INDEX passkeys_user_id_idx ON public.passkeys USING btree (user_id);
CREATE INDEX photos_of_user ON public.photos USING btree (user_id);
CREATE INDEX rate_limits_oldest ON public.rate_limits USING btree (last_request);
CREATE INDEX refine_jobs_of_meal ON public.refine_jobs USING btree (user_id, meal_id);
CREATE INDEX refine_jobs_underway ON public.refine_jobs USING btree (status, run_after) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text]));
CREATE INDEX reminder_jobs_of_user ON public.reminder_jobs USING btree (user_id);
CREATE INDEX reminder_jobs_underway ON public.reminder_jobs USING btree (status, run_after) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text]));
CREATE INDEX reminders_by_time ON public.reminders USING btree (next_at);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);
CREATE INDEX verifications_identifier_idx ON public.verifications USING btree (identifier);
ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calorie_guesses
    ADD CONSTRAINT calorie_guesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_jobs
    ADD CONSTRAINT chat_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT day_sums_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_meals
    ADD CONSTRAINT deleted_meals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.edit_jobs
    ADD CONSTRAINT edit_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imported_rows
    ADD CONSTRAINT imported_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.insight_dismissals
    ADD CONSTRAINT insight_dismissals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meal_revisions
    ADD CONSTRAINT meal_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meals
    ADD CONSTRAINT meals_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.chat_jobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meals
    ADD CONSTRAINT meals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.model_consents
    ADD CONSTRAINT model_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_food_names
    ADD CONSTRAINT own_food_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_foods
    ADD CONSTRAINT own_foods_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_word_refusals
    ADD CONSTRAINT own_word_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_words
    ADD CONSTRAINT own_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refine_jobs
    ADD CONSTRAINT refine_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminder_jobs
    ADD CONSTRAINT reminder_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.settled_questions
    ADD CONSTRAINT settled_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_preferences
    ADD CONSTRAINT user_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_revisions
    ADD CONSTRAINT user_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
