create table secrets (
  name text not null primary key, value text not null
);

create table lead_counts (
  facet text not null, shard integer not null, status text not null, tier integer not null,
  lead_type text not null, offer_type text not null, count integer not null,
  primary key (facet, shard)
);

create table lead_numbers (
  number integer primary key, lead_id text not null unique
);

create virtual table lead_words using fts5 (
   words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8',
   tokenize = "unicode61 tokenchars '_'");

create table whiteboard_changes (
  board_id text not null, seq bigint not null, user_id text not null, op_id text null,
  change text null, history text null, primary key (board_id, seq)
);

create table whiteboard_notes (
  board_id text not null, id text not null, note text not null,
  primary key (board_id, id)
);

create table gemini_days (
  day text not null primary key, calls integer not null
);

create table known_networks (
  hash text not null primary key, last_sign_in_at datetime not null
);

create index known_networks_last_sign_in_at_index on known_networks (last_sign_in_at);

create table leases (
  name text not null primary key, holder text not null, expires_at datetime not null,
  finished_at datetime null
);

create table mail_hours (
  hour text not null primary key, mails integer not null,
  notices integer not null default 0
);

create table mail_recipients (
  hash text not null primary key, sent_at json not null, last_at datetime not null
);

create index mail_recipients_last_at_index on mail_recipients (last_at);

create table view_counts (
  at datetime not null, kind text not null, name text not null, count integer not null,
  primary key (at, kind, name)
);

create table api_tokens (
  id text not null default $id primary key,
  name text not null, prefix text not null, token_hash text not null,
  scopes json not null,
  created_at datetime not null default $time,
  last_used_at datetime null, expires_at datetime null, account_id text null
);

create unique index api_tokens_token_hash_unique on api_tokens (token_hash);

create index api_tokens_account_id_index on api_tokens (account_id);

create table audit_entries (
  id text not null default $id primary key,
  kind text not null, actor text not null, address text not null,
  created_at datetime not null default $time,
  account_id text null, account_name text null, object_type text null,
  object_id text null
);

create index audit_entries_created_at_id_index on audit_entries (created_at, id);

create index audit_entries_kind_created_at_index on audit_entries (kind, created_at);

create index audit_entries_account_id_created_at_index on audit_entries (account_id, created_at);

create index audit_entries_object_id_created_at_index on audit_entries (object_id, created_at);

create table blog_posts (
  id text not null default $id primary key,
  title text not null, slug text not null, excerpt text not null,
  content text not null, author text not null, tags text not null default '',
  image_url text null, published text not null default 'draft',
  created_at datetime not null default $time,
  updated_at datetime not null default $time,
  image_alt text not null default '', publish_at datetime null, preview_token text null,
  version integer not null default 1, feed_id text null
);

create unique index blog_posts_slug_unique on blog_posts (slug);

create index blog_posts_published_created_at_id_index on blog_posts (published, created_at, id);

create unique index blog_posts_preview_token_unique on blog_posts (preview_token);

create table blog_revisions (
  id text not null default $id primary key,
  post_id text not null, version integer not null,
  saved_at datetime not null default $time,
  fields json not null,
  constraint blog_revisions_post_id_foreign foreign key (post_id) references blog_posts (id) on delete cascade
);

create index blog_revisions_post_id_index on blog_revisions (post_id);

create index blog_revisions_post_id_version_index on blog_revisions (post_id, version);

create table idempotency_keys (
  key text not null primary key, input_hash text not null, row_id text not null,
  created_at datetime not null default $time
);

create index idempotency_keys_created_at_index on idempotency_keys (created_at);

create table leads (
  id text not null default $id primary key,
  first_name text not null, last_name text not null, email text not null,
  company text not null, revenue text not null, message text not null default '',
  lead_type text not null, offer_type text not null default '',
  suspected_spam integer not null default false,
  created_at datetime not null default $time,
  attribution json null, status text not null default 'new', tier integer not null default 0,
  name_key text not null default '', company_key text not null default '',
  search_words text not null default '',
  facet text generated always as (status || '|' || cast(tier as text) || '|' || lead_type || '|' || offer_type) virtual,
  email_key text not null default '', owner_id text null, follow_up_on text null,
  last_contact_at datetime null, asks_for_call integer not null default false,
  won_value integer null, first_source text not null default 'direct',
  first_campaign text not null default 'none',
  first_landing text not null default 'unknown'
);

create index leads_created_at_id_index on leads (created_at, id);

create index leads_status_created_at_id_index on leads (status, created_at, id);

create index leads_tier_created_at_id_index on leads (tier, created_at, id);

create index leads_name_key_id_index on leads (name_key, id);

create index leads_company_key_id_index on leads (company_key, id);

create index leads_email_key_index on leads (email_key);

create index leads_facet_index on leads (facet);

create index leads_status_follow_up_on_id_index on leads (status, follow_up_on, id) where follow_up_on is not null;

create index leads_activity_index on leads (status, coalesce(last_contact_at, created_at), id);

create index leads_owner_activity_index on leads (owner_id, status, coalesce(last_contact_at, created_at), id);

create index leads_owner_id_created_at_id_index on leads (owner_id, created_at, id);

create index leads_requested_calls_index on leads (created_at, id, status, asks_for_call) where asks_for_call;

create index leads_first_source_created_at_id_index on leads (first_source, created_at, id);

create index leads_first_campaign_created_at_id_index on leads (first_campaign, created_at, id);

create index leads_first_landing_created_at_id_index on leads (first_landing, created_at, id);

create table lead_events (
  id text not null default $id primary key,
  lead_id text not null, author text not null, from_status text null, to_status text null,
  note text null,
  created_at datetime not null default $time,
  change text null
);

create index lead_events_lead_id_created_at_index on lead_events (lead_id, created_at);

create table outbox (
  id text not null default $id primary key,
  kind text not null, key text not null, payload json not null, about_id text null,
  state text not null, attempts integer not null,
  due_at datetime not null default $time,
  settled_at datetime null, last_error text null,
  created_at datetime not null default $time,
  queue text not null default '', priority integer not null default 2,
  has_content integer not null default true, is_limited integer not null default false
);

create unique index outbox_key_unique on outbox (key);

create index outbox_about_id_index on outbox (about_id);

create index outbox_state_created_at_id_index on outbox (state, created_at, id);

create index outbox_state_has_content_settled_at_index on outbox (state, has_content, settled_at);

create index outbox_state_queue_kind_priority_due_at_index on outbox (state, queue, kind, priority, due_at);

create table quiz_responses (
  id text not null default $id primary key,
  name text not null, email text not null, answers json not null, result text not null,
  result_description text not null, generated_strategy text null,
  created_at datetime not null default $time,
  attribution json null, guide_token text null, guide json null, guide_by text null,
  email_key text not null default '', search_words text not null default '',
  suspected_spam integer not null default false, guide_version integer not null default 1,
  guide_saved_at datetime null, guide_editor text null,
  guide_reason text not null default 'written', guide_restored_from integer null,
  guide_draft json null, first_source text not null default 'direct',
  first_campaign text not null default 'none',
  first_landing text not null default 'unknown'
);

create index quiz_responses_created_at_id_index on quiz_responses (created_at, id);

create unique index quiz_responses_guide_token_unique on quiz_responses (guide_token);

create index quiz_responses_email_key_index on quiz_responses (email_key);

create index quiz_responses_guide_saved_at_index on quiz_responses (guide_saved_at);

create index quiz_responses_pipeline_index on quiz_responses (created_at, suspected_spam, first_source, first_campaign, first_landing);

create table sessions (
  id text not null default $id primary key,
  token_hash text not null, password_tag text not null, browser text not null,
  address text not null,
  created_at datetime not null default $time,
  last_seen_at datetime not null default $time,
  proven_at datetime null, account_id text null,
  session_version integer not null default 0
);

create unique index sessions_token_hash_unique on sessions (token_hash);

create index sessions_account_id_index on sessions (account_id);

create table subscribers (
  id text not null default $id primary key,
  email text not null, email_key text null, status text not null,
  confirm_hash text null, unsubscribe_token text not null, attribution json null,
  requested_at datetime not null default $time,
  confirmed_at datetime null, unsubscribed_at datetime null,
  asked_at datetime not null default $time,
  mailed_at datetime null,
  created_at datetime not null default $time,
  address_key text not null default '', search_key text not null default ''
);

create unique index subscribers_email_key_unique on subscribers (email_key);

create unique index subscribers_confirm_hash_unique on subscribers (confirm_hash);

create unique index subscribers_unsubscribe_token_unique on subscribers (unsubscribe_token);

create index subscribers_created_at_id_index on subscribers (created_at, id);

create index subscribers_address_key_index on subscribers (address_key);

create index subscribers_status_asked_at_index on subscribers (status, asked_at);

create index subscribers_confirmed_at_index on subscribers (confirmed_at);

create index subscribers_unsubscribed_at_index on subscribers (unsubscribed_at);

create table webhooks (
  id text not null default $id primary key,
  name text not null, url text not null, events json not null, secret text not null,
  is_active integer not null,
  created_at datetime not null default $time,
  previous_secret text null, secret_rotated_at datetime null
);

create table webhook_deliveries (
  id text not null default $id primary key,
  webhook_id text not null, event text not null, attempt integer not null,
  status integer null, error text null, milliseconds integer not null,
  created_at datetime not null default $time
);

create index webhook_deliveries_webhook_id_created_at_index on webhook_deliveries (webhook_id, created_at);

create index webhook_deliveries_created_at_index on webhook_deliveries (created_at);

create table whiteboard_boards (
  id text not null primary key, read_only_id text not null, title text not null,
  is_read_only integer not null default false, seq bigint not null default '0',
  created_at datetime not null default $time,
  changed_at datetime not null default $time,
  meeting text null, facilitator_hash text null, occupied_at datetime null,
  tidied_at datetime null, response_id text null, bytes bigint not null default '0'
);

create unique index whiteboard_boards_read_only_id_unique on whiteboard_boards (read_only_id);

create index whiteboard_boards_changed_at_index on whiteboard_boards (changed_at);

create unique index whiteboard_boards_response_id_unique on whiteboard_boards (response_id);

create index whiteboard_boards_bytes_index on whiteboard_boards (bytes);

create table blog_old_slugs (
  slug text not null primary key, post_id text not null,
  constraint blog_old_slugs_post_id_foreign foreign key (post_id) references blog_posts (id) on delete cascade
);

create index blog_old_slugs_post_id_index on blog_old_slugs (post_id);

create table guide_versions (
  id text not null primary key default $id,
  response_id text not null, version integer not null, saved_at datetime not null,
  writer text null, editor text null, reason text not null, restored_from integer null,
  guide json null, generated_strategy text not null,
  constraint guide_versions_response_id_foreign foreign key (response_id) references quiz_responses (id) on delete cascade
);

create index guide_versions_response_id_index on guide_versions (response_id);

create unique index guide_versions_response_id_version_unique on guide_versions (response_id, version);

create table whiteboard_sections (
  board_id text not null, id text not null, section text not null,
  primary key (board_id, id)
);

create table guide_feedback (
  response_id text not null, section text not null, writer text not null,
  version integer not null, is_useful integer not null, marked_at datetime not null,
  primary key (response_id, section, writer, version),
  constraint guide_feedback_response_id_foreign foreign key (response_id) references quiz_responses (id) on delete cascade
);

create index guide_feedback_response_id_index on guide_feedback (response_id);

create index guide_feedback_marked_at_index on guide_feedback (marked_at);

create table accounts (
  id text not null primary key default $id,
  email text null, email_key text null, name text not null, role text not null,
  password_hash text null, totp_secret text null, totp_pending_secret text null,
  totp_last_step integer not null default 0, recovery_codes json not null,
  session_version integer not null default 1,
  created_at datetime not null default $time,
  last_sign_in_at datetime null, last_visit_at datetime null,
  previous_visit_at datetime null
);

create unique index accounts_email_key_unique on accounts (email_key);

create table one_time_tokens (
  hash text not null primary key, purpose text not null, account_id text null,
  expires_at datetime not null, email_key text null, opened_at datetime null
);

create index one_time_tokens_expires_at_index on one_time_tokens (expires_at);

create index one_time_tokens_account_id_index on one_time_tokens (account_id);

create index one_time_tokens_email_key_index on one_time_tokens (email_key);

create table passkeys (
  id text not null primary key default $id,
  account_id text not null, credential_id text not null, public_key text not null,
  signature_count integer not null, transports json not null, name text not null,
  created_at datetime not null default $time,
  last_used_at datetime null
);

create unique index passkeys_credential_id_unique on passkeys (credential_id);

create index passkeys_account_id_index on passkeys (account_id);

create table lead_views (
  id text not null primary key default $id,
  owner_id text null, name text not null, filter json not null, sort text not null,
  created_at datetime not null default $time
);

create index lead_views_owner_id_index on lead_views (owner_id);

create table people (
  id text not null primary key default $id,
  email_key text not null,
  created_at datetime not null default $time
);

create unique index people_email_key_unique on people (email_key);

create table visit_events (
  id text not null primary key default $id,
  visitor_id text not null, kind text not null, name text not null default '',
  source json null,
  at datetime not null default $time
);

create index visit_events_visitor_id_at_index on visit_events (visitor_id, at);

create index visit_events_at_index on visit_events (at);

create table visitor_identities (
  id text not null primary key default $id,
  visitor_id text not null, email_key text not null,
  at datetime not null default $time
);

create index visitor_identities_visitor_id_at_index on visitor_identities (visitor_id, at);

create index visitor_identities_email_key_index on visitor_identities (email_key);

create index visitor_identities_at_index on visitor_identities (at);

create table visit_counts (
  at datetime not null, kind text not null, source text not null,
  campaign text not null, landing text not null, count integer not null,
  primary key (at, kind, source, campaign, landing)
);

create table briefs (
  person_id text not null primary key, content json not null, writer text not null,
  editor text null, version integer not null, saved_at datetime not null,
  former json not null,
  created_at datetime not null default $time,
  constraint briefs_person_id_foreign foreign key (person_id) references people (id) on update cascade on delete cascade
);

create table changed_days (
  id integer not null primary key autoincrement, day integer not null
);

create index changed_days_day_index on changed_days (day);

create table day_counts (
  field text not null, day integer not null, key text not null,
  visits integer not null, started integer not null, finished integer not null,
  leads integer not null, calls integer not null, won integer not null,
  value bigint not null, primary key (field, day, key)
) without rowid;

create table response_numbers (
  number integer primary key, response_id text not null unique
);

create virtual table response_words using fts5 (
   words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8',
   tokenize = "unicode61");

create trigger count_added_leads after insert on leads begin 
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   values (new.facet, 0, new.status, new.tier, new.lead_type, new.offer_type, 1)
   on conflict (facet, shard) do update set count = count + 1; end;

create trigger count_gone_leads after delete on leads begin 
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   values (old.facet, 0, old.status, old.tier, old.lead_type, old.offer_type, -1)
   on conflict (facet, shard) do update set count = count + -1; end;

create trigger count_changed_leads after update of status on leads
   when old.status <> new.status begin 
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   values (old.facet, 0, old.status, old.tier, old.lead_type, old.offer_type, -1)
   on conflict (facet, shard) do update set count = count + -1; 
   insert into lead_counts (facet, shard, status, tier, lead_type, offer_type, count)
   values (new.facet, 0, new.status, new.tier, new.lead_type, new.offer_type, 1)
   on conflict (facet, shard) do update set count = count + 1; end;

create trigger number_added_leads after insert on leads begin
   insert into lead_numbers (lead_id) values (new.id);
   insert into lead_words (rowid, words)
   select number, new.search_words || ' _tier' || new.tier ||
  ' _type' || hex(new.lead_type) || ' _offer' || hex(new.offer_type) from lead_numbers where lead_id = new.id;
   end;

create trigger number_gone_leads after delete on leads begin
   delete from lead_words where rowid = (select number from lead_numbers where lead_id = old.id);
   delete from lead_numbers where lead_id = old.id;
   end;

create trigger renamed_leads after update of search_words on leads
    when old.search_words <> new.search_words begin
      delete from lead_words where rowid = (select number from lead_numbers where lead_id = new.id);
      insert into lead_words (rowid, words)
      select number, new.search_words || ' _tier' || new.tier ||
        ' _type' || hex(new.lead_type) || ' _offer' || hex(new.offer_type)
      from lead_numbers where lead_id = new.id;
    end;

create trigger note_added_leads after insert on leads when new.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (new.created_at / 86400000); end;

create trigger note_gone_leads after delete on leads when old.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.created_at / 86400000); end;

create trigger note_changed_leads after update of created_at, status, lead_type, offer_type, asks_for_call, won_value, first_source, first_campaign, first_landing on leads
   when old.created_at < (unixepoch() - 43200) * 1000 or new.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.created_at / 86400000); insert into changed_days (day) values (new.created_at / 86400000); end;

create trigger note_added_quiz_responses after insert on quiz_responses when new.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (new.created_at / 86400000); end;

create trigger note_gone_quiz_responses after delete on quiz_responses when old.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.created_at / 86400000); end;

create trigger note_changed_quiz_responses after update of created_at, suspected_spam, first_source, first_campaign, first_landing on quiz_responses
   when old.created_at < (unixepoch() - 43200) * 1000 or new.created_at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.created_at / 86400000); insert into changed_days (day) values (new.created_at / 86400000); end;

create trigger note_added_visit_counts after insert on visit_counts when new.at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (new.at / 86400000); end;

create trigger note_gone_visit_counts after delete on visit_counts when old.at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.at / 86400000); end;

create trigger note_changed_visit_counts after update of at, kind, source, campaign, landing, count on visit_counts
   when old.at < (unixepoch() - 43200) * 1000 or new.at < (unixepoch() - 43200) * 1000
   begin insert into changed_days (day) values (old.at / 86400000); insert into changed_days (day) values (new.at / 86400000); end;

create trigger number_added_quiz_responses after insert on quiz_responses begin
   insert into response_numbers (response_id) values (new.id);
   insert into response_words (rowid, words)
   select number, new.search_words from response_numbers where response_id = new.id;
   end;

create trigger number_gone_quiz_responses after delete on quiz_responses begin
   delete from response_words
   where rowid = (select number from response_numbers where response_id = old.id);
   delete from response_numbers where response_id = old.id;
   end;

create trigger renamed_quiz_responses after update of search_words on quiz_responses
   when new.search_words <> old.search_words begin
   delete from response_words
   where rowid = (select number from response_numbers where response_id = new.id);
   insert into response_words (rowid, words)
   select number, new.search_words from response_numbers where response_id = new.id;
   end;
