/**
 * The form in which a column stores a secret, chosen so that reading the column gives no access (rule
 * safety.keys-at-rest).
 */
export type Kept =
  /** SHA-256 of at least 128 random bits. */
  | "hash"
  /** argon2id: for secrets that users choose or type. */
  | "argon2"
  /** AES-256-GCM under the master key: nonce, tag, body. */
  | "sealed"
  /** AES-256-GCM under the master key, as text after `sealed:`. */
  | "sealedText"
  /** AES-256-GCM under the key that is stored outside the database. */
  | "wrapped"

/**
 * Every column that contains a secret which, in plain text, would allow someone to sign in, to open a page, or to sign
 * data in the shop's name.
 */
export const secretColumns: Readonly<Record<string, Kept>> = {
  "account.password_hash": "argon2",
  "account.totp_offered": "sealedText",
  "account.totp_secret": "sealedText",
  "dealer_document.owner_hash": "hash",
  "dealer_key.token_hash": "hash",
  "idempotency_key.owner_hash": "hash",
  "instalment_application.birth_date": "sealed",
  "instalment_application.iban": "sealed",
  "known_device.device_hash": "hash",
  "mail_token.owner_hash": "hash",
  "mail_token.token_hash": "hash",
  "order_draft.owner_hash": "hash",
  "order_grant.token_hash": "hash",
  "pending_registration.password_hash": "argon2",
  "pending_registration.token_hash": "hash",
  "proved_mailbox.owner_hash": "hash",
  "recovery_code.code_hash": "argon2",
  "refresh_token.token_hash": "hash",
  "registration_cache.owner_hash": "hash",
  "sepa_mandate.iban": "sealed",
  "server_secret.secret": "wrapped",
  "signing_key.secret": "sealed"
}

/**
 * Every other column that could contain text or bytes, by table: personal data and the shop's own data, but no
 * credentials or signing keys. A new column must be added here or in the list above. `mail` contains links in plain
 * text only if there is no mail server.
 */
export const otherColumns: Readonly<Record<string, string>> = {
  account: "email first_name last_name phone roles terms_version",
  account_address: "contents",
  advert: "advertiser changed_by css html made_as name removed",
  advert_campaign: "changed_by made_as name region_codes zip_prefixes",
  advert_count: "region_code",
  advert_slot: "changed_by key made_as name",
  app_migration: "name",
  audit_event: "detail event",
  bill: "imprint number order_id",
  branch: "city external_number name opening_hours street zip_code",
  confirmation_due: "order_id",
  content_desk: "draft editor_name facts searched settings state title",
  content_event: "actor_name data event state",
  content_page: "author kind path searched state theme",
  content_redirect: "from_path to_path",
  content_search: "own_words teaser title titled words",
  content_version: "author content searched theme title written_by",
  credit_note: "imprint number order_id",
  customer_order: "currency draft_id email id life order_number receipt status summary_hash",
  dealer:
    "certificates city creditor_id description email enplus_id external_number imprint name opening_hours phone redirect_host redirect_url register represented_by searched_name searched_place slug state state_reason street vat_id website zip_code",
  dealer_application:
    "answer body certifications company contact delivery_area email key_hash phone place register_number state vat_id zip_code",
  dealer_application_event: "event",
  dealer_closure: "note",
  dealer_document: "bytes id kind name",
  dealer_fee: "basis fee_key",
  dealer_key: "ending name",
  delivery_area: "external_number name zip_prefixes",
  desk_task: "kind note subject",
  empty_zip_count: "region_code zip_code",
  former_area: "steps zip_prefixes",
  idempotency_key: "body body_hash key",
  installation: "data_kind",
  instalment_application: "address consent_version device_token draft_id option_id",
  machine_log: "href machines user_agent",
  mail: "body_html body_text failure id job_payload job_task kind recipient retention subject",
  mail_token: "purpose subject",
  mandate_event: "actor_kind event reference state",
  media_upload: "hash names",
  medium: "alt fallback hash name searched",
  medium_file: "bytes hash name",
  memory_answer: "content copy_id question_id",
  offer_call: "zip_code",
  option_rules: "changed_by draft",
  option_rules_revision: "published_by reason rules",
  order_campaign: "channel order_id page",
  order_cancellation:
    "booked_as customer ended feedback_comment feedback_reason order_id order_number product_name",
  order_cancellation_comment: "body kind order_id",
  order_day: "currency zip_area",
  order_day_area: "currency zip_area",
  order_day_area_part: "currency zip_area",
  order_day_sale: "currency",
  order_day_total: "currency",
  order_delta: "currency zip_area",
  order_draft: "calculation contents id offer snapshot",
  order_event: "actor_kind actor_role behalf_reason data event order_id status",
  order_grant: "order_id purpose",
  order_line: "kind label order_id",
  order_note: "body order_id",
  payment: "context currency draft_id id idempotency_key order_id provider refs state",
  payment_event: "event_id kind payment_id provider said source state_after state_before",
  pending_registration: "contents email",
  place: "county_code county_name name region_code zip_code",
  price_alarm: "direction email kind zip_code",
  price_day: "area_code",
  price_list: "contents reason source state",
  prompt: "changed_by id kind link_href link_text path place text",
  proved_mailbox: "mailbox",
  rate_count: "bucket",
  recovery_code: "place",
  redirect_host: "host",
  refresh_token: "family_id",
  region: "code map_id name slug",
  registration_cache: "contents",
  review: "answer body first_name held_cause order_id place removed_reason status words_hash",
  review_event: "actor_kind data event status",
  review_reporter: "email",
  script_error: "href message stack user_agent",
  search_miss: "words",
  search_word: "spelled word",
  sepa_mandate: "account_holder address creditor_id creditor_name draft_id reference state text_version",
  server_copy: "id",
  server_secret: "name wrapped_by",
  session_family: "actor_family_id begun_on_page end_cause id reason",
  shop_count: "channel region_code",
  signing_key: "kid",
  vat_class_rate: "set_by vat_class",
  withdrawal_notice: "effect email id name order_id order_number reason"
}
