create table accounts (
  id uuid default $id not null, email text, email_key varchar(320), name text not null,
  role text not null, password_hash text, totp_secret text, totp_pending_secret text,
  totp_last_step integer default 0 not null, recovery_codes json not null,
  session_version integer default 1 not null,
  created_at timestamptz(3) default $time not null, last_sign_in_at timestamptz(3),
  last_visit_at timestamptz(3), previous_visit_at timestamptz(3),
  constraint accounts_email_key_unique unique (email_key),
  constraint accounts_pkey primary key (id)
);

create table api_tokens (
  id uuid default $id not null, name text not null, prefix text not null,
  token_hash text not null, scopes json not null,
  created_at timestamptz(3) default $time not null, last_used_at timestamptz(3),
  expires_at timestamptz(3), account_id uuid, constraint api_tokens_pkey primary key (id),
  constraint api_tokens_token_hash_unique unique (token_hash)
);

create index api_tokens_account_id_index on api_tokens (account_id);

create table audit_entries (
  id uuid default $id not null, kind text not null, actor text not null,
  address text not null, created_at timestamptz(3) default $time not null, account_id uuid,
  account_name text, object_type text, object_id text,
  constraint audit_entries_pkey primary key (id)
);

create index audit_entries_account_id_created_at_index on audit_entries (account_id, created_at);

create index audit_entries_created_at_id_index on audit_entries (created_at, id);

create index audit_entries_kind_created_at_index on audit_entries (kind, created_at);

create index audit_entries_object_id_created_at_index on audit_entries (object_id, created_at);

create table blog_posts (
  id uuid default $id not null, title text not null, slug varchar(200) not null,
  excerpt text not null, content text not null, author text not null,
  tags text default '' not null, image_url text, published text default 'draft' not null,
  created_at timestamptz(3) default $time not null,
  updated_at timestamptz(3) default $time not null, image_alt text default '' not null,
  publish_at timestamptz(3), preview_token varchar(64), version integer default 1 not null,
  feed_id text, constraint blog_posts_pkey primary key (id),
  constraint blog_posts_preview_token_unique unique (preview_token),
  constraint blog_posts_slug_unique unique (slug)
);

create index blog_posts_published_created_at_id_index on blog_posts (published, created_at, id);

create table blog_old_slugs (
  slug varchar(200) not null, post_id uuid not null,
  constraint blog_old_slugs_pkey primary key (slug),
  constraint blog_old_slugs_post_id_foreign foreign key (post_id) references blog_posts(id) on delete cascade
);

create index blog_old_slugs_post_id_index on blog_old_slugs (post_id);

create table blog_revisions (
  id uuid default $id not null, post_id uuid not null, version integer not null,
  saved_at timestamptz(3) default $time not null, fields json not null,
  constraint blog_revisions_pkey primary key (id),
  constraint blog_revisions_post_id_foreign foreign key (post_id) references blog_posts(id) on delete cascade
);

create index blog_revisions_post_id_version_index on blog_revisions (post_id, version);

create table changed_days (
  id serial, day integer not null, constraint changed_days_pkey primary key (id)
);

create index changed_days_day_index on changed_days (day);

create table day_counts (
  field varchar(10) not null, day integer not null, key text not null, visits integer not null,
  started integer not null, finished integer not null, leads integer not null,
  calls integer not null, won integer not null, value bigint not null,
  constraint day_counts_pkey primary key (field, day, key)
);

create table gemini_days (
  day varchar(10) not null, calls integer not null,
  constraint gemini_days_pkey primary key (day)
);

create table idempotency_keys (
  key varchar(300) not null, input_hash text not null, row_id uuid not null,
  created_at timestamptz(3) default $time not null,
  constraint idempotency_keys_pkey primary key (key)
);

create index idempotency_keys_created_at_index on idempotency_keys (created_at);

create table known_networks (
  hash varchar(64) not null, last_sign_in_at timestamptz(3) not null,
  constraint known_networks_pkey primary key (hash)
);

create index known_networks_last_sign_in_at_index on known_networks (last_sign_in_at);

create table lead_counts (
  facet text not null, shard smallint not null, status text not null, tier smallint not null,
  lead_type text not null, offer_type text not null, count integer not null,
  constraint lead_counts_pkey primary key (facet, shard)
);

create table lead_events (
  id uuid default $id not null, lead_id uuid not null, author text not null,
  from_status text, to_status text, note text,
  created_at timestamptz(3) default $time not null, change text,
  constraint lead_events_pkey primary key (id)
);

create index lead_events_lead_id_created_at_index on lead_events (lead_id, created_at);

create table lead_views (
  id uuid default $id not null, owner_id uuid, name text not null, filter json not null,
  sort text not null, created_at timestamptz(3) default $time not null,
  constraint lead_views_pkey primary key (id)
);

create index lead_views_owner_id_index on lead_views (owner_id);

create table leads (
  id uuid default $id not null, first_name text not null, last_name text not null,
  email text not null, company text not null, revenue text not null,
  message text default '' not null, lead_type text not null,
  offer_type text default '' not null, suspected_spam boolean default false not null,
  created_at timestamptz(3) default $time not null, attribution json,
  status text default 'new' not null, tier smallint default 0 not null,
  name_key text default '' not null collate "C",
  company_key text default '' not null collate "C", search_words text default '' not null,
  facet text generated always as (((((((status || '|') || (tier)::text) || '|') || lead_type) || '|') || offer_type)) stored,
  email_key text default '' not null, owner_id uuid, follow_up_on varchar(10),
  last_contact_at timestamptz(3), asks_for_call boolean default false not null,
  won_value integer, first_source text default 'direct' not null,
  first_campaign text default 'none' not null, first_landing text default 'unknown' not null,
  constraint leads_pkey primary key (id)
);

create index leads_activity_index on leads (status, coalesce(last_contact_at, created_at), id);

create index leads_company_key_id_index on leads (company_key, id);

create index leads_created_at_id_index on leads (created_at, id);

create index leads_email_key_index on leads (email_key);

create index leads_facet_index on leads (facet);

create index leads_first_campaign_created_at_id_index on leads (first_campaign, created_at, id);

create index leads_first_landing_created_at_id_index on leads (first_landing, created_at, id);

create index leads_first_source_created_at_id_index on leads (first_source, created_at, id);

create index leads_name_key_id_index on leads (name_key, id);

create index leads_owner_activity_index on leads (owner_id, status, coalesce(last_contact_at, created_at), id);

create index leads_owner_id_created_at_id_index on leads (owner_id, created_at, id);

create index leads_requested_calls_index on leads (created_at, id, status, asks_for_call) where asks_for_call;

create index leads_status_created_at_id_index on leads (status, created_at, id);

create index leads_status_follow_up_on_id_index on leads (status, follow_up_on, id) where (follow_up_on is not null);

create index leads_tier_created_at_id_index on leads (tier, created_at, id);

create index leads_words_index on leads using gin (array_to_tsvector(string_to_array(search_words, ' '::text)));

create table leases (
  name varchar(100) not null, holder uuid not null, expires_at timestamptz(3) not null,
  finished_at timestamptz(3), constraint leases_pkey primary key (name)
);

create table mail_hours (
  hour varchar(13) not null, mails integer not null, notices integer default 0 not null,
  constraint mail_hours_pkey primary key (hour)
);

create table mail_recipients (
  hash varchar(64) not null, sent_at json not null, last_at timestamptz(3) not null,
  constraint mail_recipients_pkey primary key (hash)
);

create index mail_recipients_last_at_index on mail_recipients (last_at);

create table one_time_tokens (
  hash varchar(64) not null, purpose text not null, account_id uuid,
  expires_at timestamptz(3) not null, email_key text, opened_at timestamptz(3),
  constraint one_time_tokens_pkey primary key (hash)
);

create index one_time_tokens_account_id_index on one_time_tokens (account_id);

create index one_time_tokens_email_key_index on one_time_tokens (email_key);

create index one_time_tokens_expires_at_index on one_time_tokens (expires_at);

create table outbox (
  id uuid default $id not null, kind text not null, key varchar(300) not null,
  payload json not null, about_id uuid, state text not null, attempts integer not null,
  due_at timestamptz(3) default $time not null, settled_at timestamptz(3), last_error text,
  created_at timestamptz(3) default $time not null, queue text default '' not null,
  priority integer default 2 not null, has_content boolean default true not null,
  is_limited boolean default false not null, constraint outbox_key_unique unique (key),
  constraint outbox_pkey primary key (id)
);

create index outbox_about_id_index on outbox (about_id);

create index outbox_state_created_at_id_index on outbox (state, created_at, id);

create index outbox_state_has_content_settled_at_index on outbox (state, has_content, settled_at);

create index outbox_state_queue_kind_priority_due_at_index on outbox (state, queue, kind, priority, due_at);

create table passkeys (
  id uuid default $id not null, account_id uuid not null,
  credential_id varchar(1400) not null, public_key text not null,
  signature_count integer not null, transports json not null, name text not null,
  created_at timestamptz(3) default $time not null, last_used_at timestamptz(3),
  constraint passkeys_credential_id_unique unique (credential_id),
  constraint passkeys_pkey primary key (id)
);

create index passkeys_account_id_index on passkeys (account_id);

create table people (
  id uuid default $id not null, email_key text not null,
  created_at timestamptz(3) default $time not null,
  constraint people_email_key_unique unique (email_key),
  constraint people_pkey primary key (id)
);

create table briefs (
  person_id uuid not null, content json not null, writer varchar(20) not null, editor text,
  version integer not null, saved_at timestamptz(3) not null, former json not null,
  created_at timestamptz(3) default $time not null,
  constraint briefs_pkey primary key (person_id),
  constraint briefs_person_id_foreign foreign key (person_id) references people(id) on update cascade on delete cascade
);

create table quiz_responses (
  id uuid default $id not null, name text not null, email text not null,
  answers json not null, result text not null, result_description text not null,
  generated_strategy text, created_at timestamptz(3) default $time not null,
  attribution json, guide_token varchar(64), guide json, guide_by text,
  email_key text default '' not null, search_words text default '' not null,
  suspected_spam boolean default false not null, guide_version integer default 1 not null,
  guide_saved_at timestamptz(3), guide_editor text,
  guide_reason text default 'written' not null, guide_restored_from integer, guide_draft json,
  first_source text default 'direct' not null, first_campaign text default 'none' not null,
  first_landing text default 'unknown' not null,
  constraint quiz_responses_guide_token_unique unique (guide_token),
  constraint quiz_responses_pkey primary key (id)
);

create index quiz_responses_created_at_id_index on quiz_responses (created_at, id);

create index quiz_responses_email_key_index on quiz_responses (email_key);

create index quiz_responses_guide_saved_at_index on quiz_responses (guide_saved_at);

create index quiz_responses_pipeline_index on quiz_responses (created_at, suspected_spam, first_source, first_campaign, first_landing);

create index quiz_responses_words_index on quiz_responses using gin (array_to_tsvector(string_to_array(search_words, ' '::text)));

create table guide_feedback (
  response_id uuid not null, section varchar(40) not null, writer varchar(40) not null,
  version integer not null, is_useful boolean not null, marked_at timestamptz(3) not null,
  constraint guide_feedback_pkey primary key (response_id, section, writer, version),
  constraint guide_feedback_response_id_foreign foreign key (response_id) references quiz_responses(id) on delete cascade
);

create index guide_feedback_marked_at_index on guide_feedback (marked_at);

create table guide_versions (
  id uuid default $id not null, response_id uuid not null, version integer not null,
  saved_at timestamptz(3) not null, writer text, editor text, reason text not null,
  restored_from integer, guide json, generated_strategy text not null,
  constraint guide_versions_pkey primary key (id),
  constraint guide_versions_response_id_version_unique unique (response_id, version),
  constraint guide_versions_response_id_foreign foreign key (response_id) references quiz_responses(id) on delete cascade
);

create table secrets (
  name varchar(100) not null, value text not null, constraint secrets_pkey primary key (name)
);

create table sessions (
  id uuid default $id not null, token_hash text not null, password_tag text not null,
  browser text not null, address text not null,
  created_at timestamptz(3) default $time not null,
  last_seen_at timestamptz(3) default $time not null, proven_at timestamptz(3),
  account_id uuid, session_version integer default 0 not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_hash_unique unique (token_hash)
);

create index sessions_account_id_index on sessions (account_id);

create table subscribers (
  id uuid default $id not null, email text not null, email_key text, status text not null,
  confirm_hash text, unsubscribe_token text not null, attribution json,
  requested_at timestamptz(3) default $time not null, confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3), asked_at timestamptz(3) default $time not null,
  mailed_at timestamptz(3), created_at timestamptz(3) default $time not null,
  address_key text default '' not null, search_key text default '' not null,
  constraint subscribers_confirm_hash_unique unique (confirm_hash),
  constraint subscribers_email_key_unique unique (email_key),
  constraint subscribers_pkey primary key (id),
  constraint subscribers_unsubscribe_token_unique unique (unsubscribe_token)
);

create index subscribers_address_key_index on subscribers (address_key);

create index subscribers_confirmed_at_index on subscribers (confirmed_at);

create index subscribers_created_at_id_index on subscribers (created_at, id);

create index subscribers_status_asked_at_index on subscribers (status, asked_at);

create index subscribers_unsubscribed_at_index on subscribers (unsubscribed_at);

create table view_counts (
  at timestamptz(3) not null, kind varchar(20) not null, name varchar(300) not null,
  count integer not null, constraint view_counts_pkey primary key (at, kind, name)
);

create table visit_counts (
  at timestamptz(3) not null, kind varchar(20) not null, source varchar(100) not null,
  campaign varchar(100) not null, landing varchar(300) not null, count integer not null,
  constraint visit_counts_pkey primary key (at, kind, source, campaign, landing)
);

create table visit_events (
  id uuid default $id not null, visitor_id uuid not null, kind varchar(20) not null,
  name varchar(300) default '' not null, source json,
  at timestamptz(3) default $time not null, constraint visit_events_pkey primary key (id)
);

create index visit_events_at_index on visit_events (at);

create index visit_events_visitor_id_at_index on visit_events (visitor_id, at);

create table visitor_identities (
  id uuid default $id not null, visitor_id uuid not null, email_key text not null,
  at timestamptz(3) default $time not null,
  constraint visitor_identities_pkey primary key (id)
);

create index visitor_identities_at_index on visitor_identities (at);

create index visitor_identities_email_key_index on visitor_identities (email_key);

create index visitor_identities_visitor_id_at_index on visitor_identities (visitor_id, at);

create table webhook_deliveries (
  id uuid default $id not null, webhook_id uuid not null, event text not null,
  attempt integer not null, status integer, error text, milliseconds integer not null,
  created_at timestamptz(3) default $time not null,
  constraint webhook_deliveries_pkey primary key (id)
);

create index webhook_deliveries_created_at_index on webhook_deliveries (created_at);

create index webhook_deliveries_webhook_id_created_at_index on webhook_deliveries (webhook_id, created_at);

create table webhooks (
  id uuid default $id not null, name text not null, url text not null, events json not null,
  secret text not null, is_active boolean not null,
  created_at timestamptz(3) default $time not null, previous_secret text,
  secret_rotated_at timestamptz(3), constraint webhooks_pkey primary key (id)
);

create table whiteboard_boards (
  id varchar(100) not null, read_only_id varchar(100) not null, title text not null,
  is_read_only boolean default false not null, seq bigint default '0'::bigint not null,
  created_at timestamptz(3) default $time not null,
  changed_at timestamptz(3) default $time not null, meeting text,
  facilitator_hash varchar(64), occupied_at timestamptz(3), tidied_at timestamptz(3),
  response_id uuid, bytes bigint default '0'::bigint not null,
  constraint whiteboard_boards_pkey primary key (id),
  constraint whiteboard_boards_read_only_id_unique unique (read_only_id),
  constraint whiteboard_boards_response_id_unique unique (response_id)
);

create index whiteboard_boards_bytes_index on whiteboard_boards (bytes);

create index whiteboard_boards_changed_at_index on whiteboard_boards (changed_at);

create table whiteboard_changes (
  board_id varchar(100) not null, seq bigint not null, user_id text not null, op_id text,
  change text, history text, constraint whiteboard_changes_pkey primary key (board_id, seq)
);

create table whiteboard_notes (
  board_id varchar(100) not null, id varchar(100) not null, note text not null,
  constraint whiteboard_notes_pkey primary key (board_id, id)
);

create table whiteboard_sections (
  board_id varchar(100) not null, id varchar(100) not null, section text not null,
  constraint whiteboard_sections_pkey primary key (board_id, id)
);

create function count_added_leads() returns trigger language plpgsql as $$
   begin
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, 1 as change from added) as changes
   group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
   order by facet, shard
   on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
   return null;
   end $$;

create function count_changed_leads() returns trigger language plpgsql as $$
   begin
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, 1 as change from added union all select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, -1 as change from gone) as changes
   group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
   order by facet, shard
   on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
   return null;
   end $$;

create function count_gone_leads() returns trigger language plpgsql as $$
   begin
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   select facet, shard, status, tier, lead_type, offer_type, sum(change) from (select facet, hashtext(id::text) & 7 as shard, status, tier, lead_type, offer_type, -1 as change from gone) as changes
   group by facet, shard, status, tier, lead_type, offer_type having sum(change) <> 0
   order by facet, shard
   on conflict (facet, shard) do update set count = lead_counts.count + excluded.count;
   return null;
   end $$;

create function note_changed_leads() returns trigger language plpgsql as $$
   begin
   if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.created_at) / 86400)); end if;
   if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.created_at) / 86400)); end if;
   return null;
   end $$;

create function note_changed_quiz_responses() returns trigger language plpgsql as $$
   begin
   if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.created_at) / 86400)); end if;
   if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.created_at) / 86400)); end if;
   return null;
   end $$;

create function note_changed_visit_counts() returns trigger language plpgsql as $$
   begin
   if tg_op <> 'INSERT' then insert into changed_days (day) values (floor(extract(epoch from old.at) / 86400)); end if;
   if tg_op <> 'DELETE' then insert into changed_days (day) values (floor(extract(epoch from new.at) / 86400)); end if;
   return null;
   end $$;

create trigger count_added_leads after insert on leads referencing new table as added for each statement execute function count_added_leads();

create trigger count_changed_leads after update on leads referencing old table as gone new table as added for each statement execute function count_changed_leads();

create trigger count_gone_leads after delete on leads referencing old table as gone for each statement execute function count_gone_leads();

create trigger note_added_leads after insert on leads for each row when ((new.created_at < (now() - '12:00:00'::interval))) execute function note_changed_leads();

create trigger note_added_quiz_responses after insert on quiz_responses for each row when ((new.created_at < (now() - '12:00:00'::interval))) execute function note_changed_quiz_responses();

create trigger note_added_visit_counts after insert on visit_counts for each row when ((new.at < (now() - '12:00:00'::interval))) execute function note_changed_visit_counts();

create trigger note_changed_leads after update of created_at, status, lead_type, offer_type, asks_for_call, won_value, first_source, first_campaign, first_landing on leads for each row when (((old.created_at < (now() - '12:00:00'::interval)) or (new.created_at < (now() - '12:00:00'::interval)))) execute function note_changed_leads();

create trigger note_changed_quiz_responses after update of created_at, suspected_spam, first_source, first_campaign, first_landing on quiz_responses for each row when (((old.created_at < (now() - '12:00:00'::interval)) or (new.created_at < (now() - '12:00:00'::interval)))) execute function note_changed_quiz_responses();

create trigger note_changed_visit_counts after update of at, kind, source, campaign, landing, count on visit_counts for each row when (((old.at < (now() - '12:00:00'::interval)) or (new.at < (now() - '12:00:00'::interval)))) execute function note_changed_visit_counts();

create trigger note_gone_leads after delete on leads for each row when ((old.created_at < (now() - '12:00:00'::interval))) execute function note_changed_leads();

create trigger note_gone_quiz_responses after delete on quiz_responses for each row when ((old.created_at < (now() - '12:00:00'::interval))) execute function note_changed_quiz_responses();

create trigger note_gone_visit_counts after delete on visit_counts for each row when ((old.at < (now() - '12:00:00'::interval))) execute function note_changed_visit_counts();
