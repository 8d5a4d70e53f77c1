import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Extract } from "../../contract/own-data.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import { audit } from "../db/audit-event.ts"
import { iso } from "../db/iso.ts"
import { getsNewsletter } from "../db/newsletter.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { dealingsOf } from "./extract-dealings.ts"

type Receipt = Omit<
  OrderView,
  "orderId" | "orderNumber" | "status" | "placedAt" | "timeline" | "countryId" | "productGroupId"
>

const ordersOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<OrderView, keyof Receipt> & { readonly receipt: Receipt }>`
    select o.id as "orderId", o.order_number as "orderNumber", o.status,
      ${sql.literal(iso("o.placed_at"))} as "placedAt", o.country_id as "countryId",
      o.product_group_id as "productGroupId", o.receipt,
      (select coalesce(jsonb_agg(jsonb_build_object('state', e.status, 'at', ${sql.literal(iso("e.at"))})
        order by e.version), '[]') from order_event e where e.order_id = o.id) as timeline
    from customer_order o where o.account_id = ${accountId} order by o.placed_at, o.id`
  return rows.map(({ receipt, ...order }) => ({
    ...order,
    ...receipt,
    // orders that were placed before stations existed contain none
    stations: receipt.stations ?? [],
    moistureDeclaration: receipt.moistureDeclaration ?? null
  }))
})

const accountOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Extract["account"]>`
    select id, email, roles, coalesce(title1_id, 0) as "title1Id", coalesce(title2_id, 0) as "title2Id",
      first_name as "firstName", last_name as "lastName", phone, country_id as "countryId",
      ${sql.literal(getsNewsletter)} as newsletter, totp_secret is not null as "hasSecondFactor",
      terms_version as "termsVersion", ${sql.literal(iso("terms_accepted_at"))} as "termsAcceptedAt",
      ${sql.literal(iso("created_at"))} as "createdAt"
    from account where id = ${accountId}`
  return row ?? (yield* Effect.fail(refusals.notFound))
})

const listsOf = Effect.fnUntraced(function* (accountId: number, email: string) {
  const sql = yield* SqlClient
  const addresses = yield* sql<Extract["addresses"][number]>`
    select kind as "addressType", contents as address, ${sql.literal(iso("created_at"))} as "createdAt"
    from account_address where account_id = ${accountId} order by id`
  const ratings = yield* sql<Extract["ratings"][number]>`
    select r.order_id as "orderId", r.stars, r.delivery, r.quality, r.service, r.body as text,
      ${sql.literal(iso("r.created_at"))} as "createdAt"
    from review r join customer_order o on o.id = r.order_id
    where o.account_id = ${accountId} order by r.created_at`
  const cancellationComments = yield* sql<Extract["cancellationComments"][number]>`
    select c.order_number as "orderNumber", m.kind, m.body as text, ${sql.literal(iso("m.created_at"))} as "createdAt"
    from order_cancellation_comment m join order_cancellation c using (order_id)
    where m.account_id = ${accountId} order by m.id`
  const drafts = yield* sql<Extract["drafts"][number]>`
    select id as "orderDraftId", contents ->> 'emailAddress' as "emailAddress",
      nullif(contents -> 'deliveryAddress', 'null') as "deliveryAddress",
      nullif(contents -> 'invoiceAddress', 'null') as "invoiceAddress",
      nullif(contents -> 'stations', 'null') as stations, nullif(contents -> 'payment', 'null') as payment,
      ${sql.literal(iso("changed_at"))} as "changedAt"
    from order_draft where account_id = ${accountId} order by changed_at`
  const alarms = yield* sql<Extract["alarms"][number]>`
    select kind, email, country_id as "countryId", product_id as "productId", zip_code as "zipCode", amount,
      threshold::float8 / 100 as threshold, direction, ${sql.literal(iso("confirmed_at"))} as "confirmedAt",
      ${sql.literal(iso("created_at"))} as "createdAt"
    from price_alarm where account_id = ${accountId} order by id`
  const signIns = yield* sql<Extract["signIns"][number]>`
    select ${sql.literal(iso("begun_at"))} as "begunAt", ${sql.literal(iso("active_at"))} as "activeAt",
      ${sql.literal(iso("ended_at"))} as "endedAt", end_cause as "endCause", actor_id is not null as "byStaff"
    from session_family where account_id = ${accountId} order by begun_at`
  const knownBrowsers = yield* sql<Extract["knownBrowsers"][number]>`
    select ${sql.literal(iso("known_at"))} as "knownAt" from known_device
    where account_id = ${accountId} order by known_at, device_hash`
  const events = yield* sql<Extract["events"][number]>`
    select ${sql.literal(iso("at"))} as at, event, coalesce(actor_id <> subject_id, false) as "byStaff"
    from audit_event where subject_id = ${accountId} order by id`
  const mails = yield* sql<Extract["mails"][number]>`
    select kind, subject, ${sql.literal(iso("created_at"))} as "createdAt"
    from mail where mailbox_key(recipient) = mailbox_key(${email}) order by created_at`
  return { addresses, ratings, cancellationComments, drafts, alarms, signIns, knownBrowsers, events, mails }
})

/** Returns all data of the account in one snapshot, as a file to download; the export is audited. */
export const extract = Effect.gen(function* () {
  const { user } = yield* Visitor
  if (user === undefined) return yield* Effect.die("a call for accounts was reached without one")
  const { accountId } = user
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const found = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set transaction isolation level repeatable read`
      const account = yield* accountOf(accountId)
      const lists = yield* listsOf(accountId, account.email)
      const orders = yield* ordersOf(accountId)
      const dealings = yield* dealingsOf(accountId, account.email)
      yield* audit({ event: "accountExported", actorId: accountId, subjectId: accountId })
      return { createdAt: new Date(now).toISOString(), account, orders, ...dealings, ...lists }
    })
  )
  yield* addHeaders({ "content-disposition": 'attachment; filename="meine-daten.json"' })
  return found
})
