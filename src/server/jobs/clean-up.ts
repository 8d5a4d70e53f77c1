import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { keptDays, unsentDays } from "../../domain/dealer-application/application.ts"
import { keptZipDays } from "../../domain/figures/shop-figures.ts"
import { mostMissedNights } from "../../domain/price-history/missed-nights.ts"
import { deviceLifetime } from "../../domain/account/session-times.ts"
import { keptMessageDays } from "../../domain/payment/replay-window.ts"
import { lawfulKinds } from "../ports/mailer.ts"

const days = (count: number, now: number) => new Date(now - count * 86_400_000).toISOString()

/**
 * Deletes expired data: counters, idempotency keys, drafts as old as a guest session can be, grants, script errors with
 * the logs of their state machines, unfinished registrations, mailboxes verified in a browser whose session has
 * expired, links that were not followed in time, unconfirmed alarms, answered applications of dealers, documents that
 * were never sent, ended sign-ins, former delivery areas, searches without results, postal codes without an offer, counts of shown offers
 * after a year, browsers that did not return, mails, and, after more than a year, the audit log. Orders stay, together
 * with the mails that the law requires to be stored with them.
 */
export const cleanUp = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql`delete from rate_count where window_start < ${days(2, now)}::timestamptz`
  yield* sql`delete from idempotency_key where created_at < ${days(30, now)}::timestamptz`
  yield* sql`delete from order_draft where changed_at < ${days(30, now)}::timestamptz`
  // bank data are deleted together with their draft or order
  for (const table of ["sepa_mandate", "instalment_application"])
    yield* sql`
      delete from ${sql(table)} b where not exists (select 1 from order_draft d where d.id = b.draft_id)
        and not exists (select 1 from customer_order o where o.draft_id = b.draft_id)`
  yield* sql`delete from order_grant where expires_at < ${days(0, now)}::timestamptz`
  yield* sql`delete from registration_cache where changed_at < ${days(1, now)}::timestamptz`
  // guest sessions last at most 30 days, so older proofs of a mailbox are no longer needed
  yield* sql`delete from proved_mailbox where proved_at < ${days(30, now)}::timestamptz`
  yield* sql`delete from pending_registration where expires_at < ${days(0, now)}::timestamptz`
  // the last change of an e-mail address is shown for some time, so its token is kept that long
  yield* sql`delete from mail_token where expires_at < ${days(30, now)}::timestamptz`
  yield* sql`delete from price_alarm where confirmed_at is null and created_at < ${days(7, now)}::timestamptz`
  // deletes an application together with its documents and its log
  yield* sql`delete from dealer_application where answered_at < ${days(keptDays, now)}::timestamptz`
  yield* sql`
    delete from dealer_document
    where application_id is null and created_at < ${days(unsentDays, now)}::timestamptz`
  // the audit log also stores the reason for an impersonation, so the reason is not lost
  yield* sql`delete from session_family where coalesce(ended_at, ends_at) < ${days(30, now)}::timestamptz`
  yield* sql`
    delete from known_device where known_at < ${new Date(now - deviceLifetime).toISOString()}::timestamptz`
  // deletes declarations of withdrawal without a matching order; those with an order stay as long as the order (§ 257
  // HGB: six years, counted from the end of the year)
  yield* sql`
    delete from withdrawal_notice where order_id is null and received_at < ${days(7 * 366, now)}::timestamptz`
  // newer rows are deleted by dropping the partitions of whole months and weeks (partitions.ts); only rows that are
  // older than the partitioning are deleted individually
  yield* sql`
    delete from mail where retention = 'before' and created_at < ${days(90, now)}::timestamptz
      and kind <> all(${lawfulKinds}::text[])`
  for (const [table, key, kept] of [
    ["audit_event", "at", 400],
    ["script_error", "occurred_at", 30],
    ["machine_log", "reported_at", 30]
  ] as const)
    yield* sql`
      delete from ${sql(table)}
      where ${sql(key)} < ${days(kept, now)}::timestamptz and tableoid = to_regclass(${`${table}_before`})`
  // without its row, a closed case would be open again, so rows of closed declarations of withdrawal and of
  // contradictory payments stay
  yield* sql`
    delete from desk_task where changed_at < ${days(400, now)}::timestamptz
      and (closed_at is null or kind not in ('withdrawal', 'paymentMismatch'))`
  // deletes messages about payments of other shops; providers do not repeat these messages after such a long time
  yield* sql`
    delete from payment_event
    where payment_id is null and received_at < ${days(keptMessageDays, now)}::timestamptz`
  // former areas stay until no missed night can need them any more (rule price.day)
  yield* sql`delete from former_area where until < ${days(mostMissedNights + 2, now)}::timestamptz`
  for (const table of ["offer_call", "dealer_call"])
    yield* sql`delete from ${sql(table)} where day < ${days(400, now)}::timestamptz::date`
  yield* sql`delete from search_miss where day < ${days(90, now)}::timestamptz::date`
  yield* sql`delete from empty_zip_count where day < ${days(keptZipDays, now)}::timestamptz::date`
})
