SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.count_added_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
     select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, 1 as change from added) as changes
     group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
     order by facet, shard
     on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
     return null;
   end $$;
CREATE FUNCTION public.count_changed_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
     select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, 1 as change from added union all select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, -1 as change from gone) as changes
     group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
     order by facet, shard
     on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
     return null;
   end $$;
CREATE FUNCTION public.count_gone_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
     select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, -1 as change from gone) as changes
     group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
     order by facet, shard
     on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
     return null;
   end $$;
CREATE FUNCTION public.note_changed_leads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.created_at) / 86400)); end if;
     if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.created_at) / 86400)); end if;
     return null;
   end $$;
CREATE FUNCTION public.note_changed_quiz_responses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.created_at) / 86400)); end if;
     if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.created_at) / 86400)); end if;
     return null;
   end $$;
CREATE FUNCTION public.note_changed_visit_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.at) / 86400)); end if;
     if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.at) / 86400)); end if;
     return null;
   end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    email text,
    email_key character varying(320),
    name text NOT NULL,
    role text NOT NULL,
    password_hash text,
    totp_secret text,
    totp_pending_secret text,
    totp_last_step integer DEFAULT 0 NOT NULL,
    recovery_codes json NOT NULL,
    session_version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_sign_in_at timestamp(3) with time zone,
    last_visit_at timestamp(3) with time zone,
    previous_visit_at timestamp(3) with time zone
);
CREATE TABLE public.api_tokens (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    token_hash text NOT NULL,
    scopes json NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    account_id uuid
);
CREATE TABLE public.audit_entries (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    address text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    account_id uuid,
    account_name text,
    object_type text,
    object_id text
);
CREATE TABLE public.blog_old_slugs (
    slug character varying(200) NOT NULL,
    post_id uuid NOT NULL
);
CREATE TABLE public.blog_posts (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    title text NOT NULL,
    slug character varying(200) NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    author text NOT NULL,
    tags text DEFAULT ''::text NOT NULL,
    image_url text,
    published text DEFAULT 'draft'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    image_alt text DEFAULT ''::text NOT NULL,
    publish_at timestamp(3) with time zone,
    preview_token character varying(64),
    version integer DEFAULT 1 NOT NULL,
    feed_id text
);
CREATE TABLE public.blog_revisions (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    post_id uuid NOT NULL,
    version integer NOT NULL,
    saved_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    fields json NOT NULL
);
CREATE TABLE public.briefs (
    person_id uuid NOT NULL,
    content json NOT NULL,
    writer character varying(20) NOT NULL,
    editor text,
    version integer NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    former json NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.changed_days (
    id integer NOT NULL,
    day integer NOT NULL
);
CREATE SEQUENCE public.changed_days_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.changed_days_id_seq OWNED BY public.changed_days.id;
CREATE TABLE public.day_counts (
    field character varying(10) NOT NULL,
    day integer NOT NULL,
    key text NOT NULL,
    visits integer NOT NULL,
    started integer NOT NULL,
    finished integer NOT NULL,
    leads integer NOT NULL,
    calls integer NOT NULL,
    won integer NOT NULL,
    value bigint NOT NULL
);
CREATE TABLE public.gemini_days (
    day character varying(10) NOT NULL,
    calls integer NOT NULL
);
CREATE TABLE public.guide_feedback (
    response_id uuid NOT NULL,
    section character varying(40) NOT NULL,
    writer character varying(40) NOT NULL,
    version integer NOT NULL,
    is_useful boolean NOT NULL,
    marked_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.guide_versions (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    response_id uuid NOT NULL,
    version integer NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    writer text,
    editor text,
    reason text NOT NULL,
    restored_from integer,
    guide json,
    generated_strategy text NOT NULL
);
CREATE TABLE public.idempotency_keys (
    key character varying(300) NOT NULL,
    input_hash text NOT NULL,
    row_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.known_networks (
    hash character varying(64) NOT NULL,
    last_sign_in_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.lead_counts (
    facet text NOT NULL,
    shard smallint NOT NULL,
    status text NOT NULL,
    tier smallint NOT NULL,
    lead_type text NOT NULL,
    offer_type text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.lead_events (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    lead_id uuid NOT NULL,
    author text NOT NULL,
    from_status text,
    to_status text,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    change text
);
CREATE TABLE public.lead_views (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    owner_id uuid,
    name text NOT NULL,
    filter json NOT NULL,
    sort text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.leads (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    revenue text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    lead_type text NOT NULL,
    offer_type text DEFAULT ''::text NOT NULL,
    suspected_spam boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attribution json,
    status text DEFAULT 'new'::text NOT NULL,
    tier smallint DEFAULT 0 NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    company_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    search_words text DEFAULT ''::text NOT NULL,
    facet text GENERATED ALWAYS AS (((((((status || '|'::text) || (tier)::text) || '|'::text) || lead_type) || '|'::text) || offer_type)) STORED,
    email_key text DEFAULT ''::text NOT NULL,
    owner_id uuid,
    follow_up_on character varying(10),
    last_contact_at timestamp(3) with time zone,
    asks_for_call boolean DEFAULT false NOT NULL,
    won_value integer,
    first_source text DEFAULT 'direct'::text NOT NULL,
    first_campaign text DEFAULT 'none'::text NOT NULL,
    first_landing text DEFAULT 'unknown'::text NOT NULL
);
CREATE TABLE public.leases (
    name character varying(100) NOT NULL,
    holder uuid NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone
);
CREATE TABLE public.mail_hours (
    hour character varying(13) NOT NULL,
    mails integer NOT NULL,
    notices integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mail_recipients (
    hash character varying(64) NOT NULL,
    sent_at json NOT NULL,
    last_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.mikro_orm_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);
CREATE SEQUENCE public.mikro_orm_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mikro_orm_migrations_id_seq OWNED BY public.mikro_orm_migrations.id;
CREATE TABLE public.one_time_tokens (
    hash character varying(64) NOT NULL,
    purpose text NOT NULL,
    account_id uuid,
    expires_at timestamp(3) with time zone NOT NULL,
    email_key text,
    opened_at timestamp(3) with time zone
);
CREATE TABLE public.outbox (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    kind text NOT NULL,
    key character varying(300) NOT NULL,
    payload json NOT NULL,
    about_id uuid,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    queue text DEFAULT ''::text NOT NULL,
    priority integer DEFAULT 2 NOT NULL,
    has_content boolean DEFAULT true NOT NULL,
    is_limited boolean DEFAULT false NOT NULL
);
CREATE TABLE public.passkeys (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    account_id uuid NOT NULL,
    credential_id character varying(1400) NOT NULL,
    public_key text NOT NULL,
    signature_count integer NOT NULL,
    transports json NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone
);
CREATE TABLE public.people (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    email_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.quiz_responses (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    answers json NOT NULL,
    result text NOT NULL,
    result_description text NOT NULL,
    generated_strategy text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attribution json,
    guide_token character varying(64),
    guide json,
    guide_by text,
    email_key text DEFAULT ''::text NOT NULL,
    search_words text DEFAULT ''::text NOT NULL,
    suspected_spam boolean DEFAULT false NOT NULL,
    guide_version integer DEFAULT 1 NOT NULL,
    guide_saved_at timestamp(3) with time zone,
    guide_editor text,
    guide_reason text DEFAULT 'written'::text NOT NULL,
    guide_restored_from integer,
    guide_draft json,
    first_source text DEFAULT 'direct'::text NOT NULL,
    first_campaign text DEFAULT 'none'::text NOT NULL,
    first_landing text DEFAULT 'unknown'::text NOT NULL
);
CREATE TABLE public.secrets (
    name character varying(100) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sessions (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    token_hash text NOT NULL,
    password_tag text NOT NULL,
    browser text NOT NULL,
    address text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    proven_at timestamp(3) with time zone,
    account_id uuid,
    session_version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.subscribers (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    email text NOT NULL,
    email_key text,
    status text NOT NULL,
    confirm_hash text,
    unsubscribe_token text NOT NULL,
    attribution json,
    requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp(3) with time zone,
    unsubscribed_at timestamp(3) with time zone,
    asked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mailed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    address_key text DEFAULT ''::text NOT NULL,
    search_key text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.view_counts (
    at timestamp(3) with time zone NOT NULL,
    kind character varying(20) NOT NULL,
    name character varying(300) NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.visit_counts (
    at timestamp(3) with time zone NOT NULL,
    kind character varying(20) NOT NULL,
    source character varying(100) NOT NULL,
    campaign character varying(100) NOT NULL,
    landing character varying(300) NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.visit_events (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    visitor_id uuid NOT NULL,
    kind character varying(20) NOT NULL,
    name character varying(300) DEFAULT ''::character varying NOT NULL,
    source json,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.visitor_identities (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    visitor_id uuid NOT NULL,
    email_key text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    webhook_id uuid NOT NULL,
    event text NOT NULL,
    attempt integer NOT NULL,
    status integer,
    error text,
    milliseconds integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.webhooks (
    id uuid DEFAULT (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send((floor((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric)))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    events json NOT NULL,
    secret text NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    previous_secret text,
    secret_rotated_at timestamp(3) with time zone
);
CREATE TABLE public.whiteboard_boards (
    id character varying(100) NOT NULL,
    read_only_id character varying(100) NOT NULL,
    title text NOT NULL,
    is_read_only boolean DEFAULT false NOT NULL,
    seq bigint DEFAULT '0'::bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    meeting text,
    facilitator_hash character varying(64),
    occupied_at timestamp(3) with time zone,
    tidied_at timestamp(3) with time zone,
    response_id uuid,
    bytes bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE public.whiteboard_changes (
    board_id character varying(100) NOT NULL,
    seq bigint NOT NULL,
    user_id text NOT NULL,
    op_id text,
    change text,
    history text
);
CREATE TABLE public.whiteboard_notes (
    board_id character varying(100) NOT NULL,
    id character varying(100) NOT NULL,
    note text NOT NULL
);
CREATE TABLE public.whiteboard_sections (
    board_id character varying(100) NOT NULL,
    id character varying(100) NOT NULL,
    section text NOT NULL
);
ALTER TABLE ONLY public.changed_days ALTER COLUMN id SET DEFAULT nextval('public.changed_days_id_seq'::regclass);
ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);
INSERT INTO public.blog_posts VALUES ('00000000-0000-7000-8000-000000000002', 'Old', 'old', '', '<p>Old</p>', 'Ada', '', NULL, 'published', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00', '', '2026-01-01 00:00:00+00', NULL, 1, NULL);
INSERT INTO public.changed_days VALUES (1, 20454);
INSERT INTO public.lead_counts VALUES ('new|1|proposal|general', 6, 'new', 1, 'proposal', 'general', 1);
INSERT INTO public.leads VALUES ('00000000-0000-7000-8000-000000000001', 'Zoë', 'Old', 'Zoe@Example.com', 'Acorn', '1m-5m', 'Hello', 'proposal', 'general', false, '2026-01-01 00:00:00+00', NULL, 'new', 1, 'zoe old', 'acorn', 'zoe old example com acorn', DEFAULT, 'zoe@example.com', NULL, NULL, NULL, false, NULL, 'direct', 'none', 'unknown');
INSERT INTO public.mikro_orm_migrations VALUES (1, 'Migration20261121110440_initial', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (2, 'Migration20261121113142_attribution', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (3, 'Migration20261121135204_outbox', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (4, 'Migration20261121135840_webhooks', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (5, 'Migration20261121140216_access', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (6, 'Migration20261121141714_counts', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (7, 'Migration20261121143228_newsletter', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (8, 'Migration20261121144500_leadwork', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (9, 'Migration20261121145201_whiteboard', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (10, 'Migration20261121145622_guide', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (11, 'Migration20261121151030_posts', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (12, 'Migration20261121174600_people', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (13, 'Migration20261122095429_proofs', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (14, 'Migration20261122131020_housekeeping', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (15, 'Migration20261122131214_mailquota', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (16, 'Migration20261122155902_viewcounts', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (17, 'Migration20261122162625_defaults', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (18, 'Migration20261122225553_queues', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (19, 'Migration20261123055109_subscriberDates', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (20, 'Migration20261123085149_guideVersions', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (21, 'Migration20261123085352_boardSections', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (22, 'Migration20261123085410_guideDraft', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (23, 'Migration20261123092618_guideFeedback', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (24, 'Migration20261123093221_boardMeetings', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (25, 'Migration20261123155215_accounts', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (26, 'Migration20261123163807_leadProgress', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (27, 'Migration20261123163941_boardHistory', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (28, 'Migration20261123170533_leadViews', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (29, 'Migration20261123205447_visitorHistory', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (30, 'Migration20261123205449_leadFilters', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (31, 'Migration20261123211825_pipeline', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (32, 'Migration20261123212429_briefs', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (33, 'Migration20261123212954_ownData', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (34, 'Migration20261124022722_requestedCalls', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (35, 'Migration20261125173325_dayCounts', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (36, 'Migration20261126002000_responseWords', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (37, 'Migration20261127110000_credentials', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (38, 'Migration20261127130000_mailLimits', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (39, 'Migration20261127150000_boardStorage', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (40, 'Migration20261127160000_letterFold', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.mikro_orm_migrations VALUES (41, 'Migration20261127160100_feedIds', '2026-11-27 17:56:22.333088+00');
INSERT INTO public.subscribers VALUES ('00000000-0000-7000-8000-000000000003', 'zoe@example.com', 'zoe@example.com', 'confirmed', NULL, 'a-token', NULL, '2026-01-01 00:00:00+00', NULL, NULL, '2026-01-01 00:00:00+00', NULL, '2026-01-01 00:00:00+00', 'zoe@example.com', 'zoe@example.com');
INSERT INTO public.whiteboard_boards VALUES ('old-board', 'old-board-read', 'Old', false, 0, '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00', NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.whiteboard_notes VALUES ('old-board', 'n1', '{}');
SELECT pg_catalog.setval('public.changed_days_id_seq', 1, true);
SELECT pg_catalog.setval('public.mikro_orm_migrations_id_seq', 41, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key_unique UNIQUE (email_key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_old_slugs
    ADD CONSTRAINT blog_old_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_preview_token_unique UNIQUE (preview_token);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.blog_revisions
    ADD CONSTRAINT blog_revisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.briefs
    ADD CONSTRAINT briefs_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.changed_days
    ADD CONSTRAINT changed_days_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.day_counts
    ADD CONSTRAINT day_counts_pkey PRIMARY KEY (field, day, key);
ALTER TABLE ONLY public.gemini_days
    ADD CONSTRAINT gemini_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.guide_feedback
    ADD CONSTRAINT guide_feedback_pkey PRIMARY KEY (response_id, section, writer, version);
ALTER TABLE ONLY public.guide_versions
    ADD CONSTRAINT guide_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guide_versions
    ADD CONSTRAINT guide_versions_response_id_version_unique UNIQUE (response_id, version);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.known_networks
    ADD CONSTRAINT known_networks_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.lead_counts
    ADD CONSTRAINT lead_counts_pkey PRIMARY KEY (facet, shard);
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_views
    ADD CONSTRAINT lead_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mail_hours
    ADD CONSTRAINT mail_hours_pkey PRIMARY KEY (hour);
ALTER TABLE ONLY public.mail_recipients
    ADD CONSTRAINT mail_recipients_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.mikro_orm_migrations
    ADD CONSTRAINT mikro_orm_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_key_unique UNIQUE (key);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_email_key_unique UNIQUE (email_key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_guide_token_unique UNIQUE (guide_token);
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_confirm_hash_unique UNIQUE (confirm_hash);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_email_key_unique UNIQUE (email_key);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_unsubscribe_token_unique UNIQUE (unsubscribe_token);
ALTER TABLE ONLY public.view_counts
    ADD CONSTRAINT view_counts_pkey PRIMARY KEY (at, kind, name);
ALTER TABLE ONLY public.visit_counts
    ADD CONSTRAINT visit_counts_pkey PRIMARY KEY (at, kind, source, campaign, landing);
ALTER TABLE ONLY public.visit_events
    ADD CONSTRAINT visit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visitor_identities
    ADD CONSTRAINT visitor_identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.whiteboard_boards
    ADD CONSTRAINT whiteboard_boards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.whiteboard_boards
    ADD CONSTRAINT whiteboard_boards_read_only_id_unique UNIQUE (read_only_id);
ALTER TABLE ONLY public.whiteboard_boards
    ADD CONSTRAINT whiteboard_boards_response_id_unique UNIQUE (response_id);
ALTER TABLE ONLY public.whiteboard_changes
    ADD CONSTRAINT whiteboard_changes_pkey PRIMARY KEY (board_id, seq);
ALTER TABLE ONLY public.whiteboard_notes
    ADD CONSTRAINT whiteboard_notes_pkey PRIMARY KEY (board_id, id);
ALTER TABLE ONLY public.whiteboard_sections
    ADD CONSTRAINT whiteboard_sections_pkey PRIMARY KEY (board_id, id);
CREATE INDEX api_tokens_account_id_index ON public.api_tokens USING btree (account_id);
CREATE INDEX audit_entries_account_id_created_at_index ON public.audit_entries USING btree (account_id, created_at);
CREATE INDEX audit_entries_created_at_id_index ON public.audit_entries USING btree (created_at, id);
CREATE INDEX audit_entries_kind_created_at_index ON public.audit_entries USING btree (kind, created_at);
CREATE INDEX audit_entries_object_id_created_at_index ON public.audit_entries USING btree (object_id, created_at);
CREATE INDEX blog_old_slugs_post_id_index ON public.blog_old_slugs USING btree (post_id);
CREATE INDEX blog_posts_published_created_at_id_index ON public.blog_posts USING btree (published, created_at, id);
CREATE INDEX blog_revisions_post_id_version_index ON public.blog_revisions USING btree (post_id, version);
CREATE INDEX changed_days_day_index ON public.changed_days USING btree (day);
CREATE INDEX guide_feedback_marked_at_index ON public.guide_feedback USING btree (marked_at);
CREATE INDEX idempotency_keys_created_at_index ON public.idempotency_keys USING btree (created_at);
CREATE INDEX known_networks_last_sign_in_at_index ON public.known_networks USING btree (last_sign_in_at);
CREATE INDEX lead_events_lead_id_created_at_index ON public.lead_events USING btree (lead_id, created_at);
CREATE INDEX lead_views_owner_id_index ON public.lead_views USING btree (owner_id);
CREATE INDEX leads_activity_index ON public.leads USING btree (status, COALESCE(last_contact_at, created_at), id);
CREATE INDEX leads_company_key_id_index ON public.leads USING btree (company_key, id);
CREATE INDEX leads_created_at_id_index ON public.leads USING btree (created_at, id);
CREATE INDEX leads_email_key_index ON public.leads USING btree (email_key);
CREATE INDEX leads_facet_index ON public.leads USING btree (facet);
CREATE INDEX leads_first_campaign_created_at_id_index ON public.leads USING btree (first_campaign, created_at, id);
CREATE INDEX leads_first_landing_created_at_id_index ON public.leads USING btree (first_landing, created_at, id);
CREATE INDEX leads_first_source_created_at_id_index ON public.leads USING btree (first_source, created_at, id);
CREATE INDEX leads_name_key_id_index ON public.leads USING btree (name_key, id);
CREATE INDEX leads_owner_activity_index ON public.leads USING btree (owner_id, status, COALESCE(last_contact_at, created_at), id);
CREATE INDEX leads_owner_id_created_at_id_index ON public.leads USING btree (owner_id, created_at, id);
CREATE INDEX leads_requested_calls_index ON public.leads USING btree (created_at, id, status, asks_for_call) WHERE asks_for_call;
CREATE INDEX leads_status_created_at_id_index ON public.leads USING btree (status, created_at, id);
CREATE INDEX leads_status_follow_up_on_id_index ON public.leads USING btree (status, follow_up_on, id) WHERE (follow_up_on IS NOT NULL);
CREATE INDEX leads_tier_created_at_id_index ON public.leads USING btree (tier, created_at, id);
CREATE INDEX leads_words_index ON public.leads USING gin (array_to_tsvector(string_to_array(search_words, ' '::text)));
CREATE INDEX mail_recipients_last_at_index ON public.mail_recipients USING btree (last_at);
CREATE INDEX one_time_tokens_account_id_index ON public.one_time_tokens USING btree (account_id);
CREATE INDEX one_time_tokens_email_key_index ON public.one_time_tokens USING btree (email_key);
CREATE INDEX one_time_tokens_expires_at_index ON public.one_time_tokens USING btree (expires_at);
CREATE INDEX outbox_about_id_index ON public.outbox USING btree (about_id);
CREATE INDEX outbox_state_created_at_id_index ON public.outbox USING btree (state, created_at, id);
CREATE INDEX outbox_state_has_content_settled_at_index ON public.outbox USING btree (state, has_content, settled_at);
CREATE INDEX outbox_state_queue_kind_priority_due_at_index ON public.outbox USING btree (state, queue, kind, priority, due_at);
CREATE INDEX passkeys_account_id_index ON public.passkeys USING btree (account_id);
CREATE INDEX quiz_responses_created_at_id_index ON public.quiz_responses USING btree (created_at, id);
CREATE INDEX quiz_responses_email_key_index ON public.quiz_responses USING btree (email_key);
CREATE INDEX quiz_responses_guide_saved_at_index ON public.quiz_responses USING btree (guide_saved_at);
CREATE INDEX quiz_responses_pipeline_index ON public.quiz_responses USING btree (created_at, suspected_spam, first_source, first_campaign, first_landing);
CREATE INDEX quiz_responses_words_index ON public.quiz_responses USING gin (array_to_tsvector(string_to_array(search_words, ' '::text)));
CREATE INDEX sessions_account_id_index ON public.sessions USING btree (account_id);
CREATE INDEX subscribers_address_key_index ON public.subscribers USING btree (address_key);
CREATE INDEX subscribers_confirmed_at_index ON public.subscribers USING btree (confirmed_at);
CREATE INDEX subscribers_created_at_id_index ON public.subscribers USING btree (created_at, id);
CREATE INDEX subscribers_status_asked_at_index ON public.subscribers USING btree (status, asked_at);
CREATE INDEX subscribers_unsubscribed_at_index ON public.subscribers USING btree (unsubscribed_at);
CREATE INDEX visit_events_at_index ON public.visit_events USING btree (at);
CREATE INDEX visit_events_visitor_id_at_index ON public.visit_events USING btree (visitor_id, at);
CREATE INDEX visitor_identities_at_index ON public.visitor_identities USING btree (at);
CREATE INDEX visitor_identities_email_key_index ON public.visitor_identities USING btree (email_key);
CREATE INDEX visitor_identities_visitor_id_at_index ON public.visitor_identities USING btree (visitor_id, at);
CREATE INDEX webhook_deliveries_created_at_index ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_webhook_id_created_at_index ON public.webhook_deliveries USING btree (webhook_id, created_at);
CREATE INDEX whiteboard_boards_bytes_index ON public.whiteboard_boards USING btree (bytes);
CREATE INDEX whiteboard_boards_changed_at_index ON public.whiteboard_boards USING btree (changed_at);
CREATE TRIGGER count_added_leads AFTER INSERT ON public.leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_added_leads();
CREATE TRIGGER count_changed_leads AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_changed_leads();
CREATE TRIGGER count_gone_leads AFTER DELETE ON public.leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_gone_leads();
CREATE TRIGGER note_added_leads AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.created_at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_leads();
CREATE TRIGGER note_added_quiz_responses AFTER INSERT ON public.quiz_responses FOR EACH ROW WHEN ((new.created_at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_quiz_responses();
CREATE TRIGGER note_added_visit_counts AFTER INSERT ON public.visit_counts FOR EACH ROW WHEN ((new.at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_visit_counts();
CREATE TRIGGER note_changed_leads AFTER UPDATE OF created_at, status, lead_type, offer_type, asks_for_call, won_value, first_source, first_campaign, first_landing ON public.leads FOR EACH ROW WHEN (((old.created_at < (now() - '12:00:00'::interval)) OR (new.created_at < (now() - '12:00:00'::interval)))) EXECUTE FUNCTION public.note_changed_leads();
CREATE TRIGGER note_changed_quiz_responses AFTER UPDATE OF created_at, suspected_spam, first_source, first_campaign, first_landing ON public.quiz_responses FOR EACH ROW WHEN (((old.created_at < (now() - '12:00:00'::interval)) OR (new.created_at < (now() - '12:00:00'::interval)))) EXECUTE FUNCTION public.note_changed_quiz_responses();
CREATE TRIGGER note_changed_visit_counts AFTER UPDATE OF at, kind, source, campaign, landing, count ON public.visit_counts FOR EACH ROW WHEN (((old.at < (now() - '12:00:00'::interval)) OR (new.at < (now() - '12:00:00'::interval)))) EXECUTE FUNCTION public.note_changed_visit_counts();
CREATE TRIGGER note_gone_leads AFTER DELETE ON public.leads FOR EACH ROW WHEN ((old.created_at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_leads();
CREATE TRIGGER note_gone_quiz_responses AFTER DELETE ON public.quiz_responses FOR EACH ROW WHEN ((old.created_at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_quiz_responses();
CREATE TRIGGER note_gone_visit_counts AFTER DELETE ON public.visit_counts FOR EACH ROW WHEN ((old.at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION public.note_changed_visit_counts();
ALTER TABLE ONLY public.blog_old_slugs
    ADD CONSTRAINT blog_old_slugs_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_revisions
    ADD CONSTRAINT blog_revisions_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.briefs
    ADD CONSTRAINT briefs_person_id_foreign FOREIGN KEY (person_id) REFERENCES public.people(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.guide_feedback
    ADD CONSTRAINT guide_feedback_response_id_foreign FOREIGN KEY (response_id) REFERENCES public.quiz_responses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guide_versions
    ADD CONSTRAINT guide_versions_response_id_foreign FOREIGN KEY (response_id) REFERENCES public.quiz_responses(id) ON DELETE CASCADE;
