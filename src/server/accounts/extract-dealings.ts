import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Extract } from "../../contract/own-data.api.ts"
import { iso } from "../db/iso.ts"
import { Secrets } from "../http/secrets.ts"

type Application = Omit<Extract["instalmentApplications"][number], "birthDate"> & {
  readonly draftId: string
  readonly birthDate: Uint8Array
}

/**
 * Drafts and orders of an account: mandates and applications are stored with the id of the draft in which they were
 * given.
 */
const own = `(select id from order_draft where account_id = $account
  union select draft_id from customer_order where account_id = $account)`

/** Returns the SQL for the masked bank account of a payment: country and last four characters (rule payment.masked). */
const masked = (part: "mandate" | "plan", table: string): string => `coalesce(
  (select o.receipt -> 'payment' -> '${part}' ->> 'account' from customer_order o where o.draft_id = ${table}.draft_id),
  (select d.contents -> 'payment' -> '${part}' ->> 'account' from order_draft d where d.id = ${table}.draft_id))`

/**
 * The records of an account's orders: their logs, the shop's notes, mandates and their use, applications for
 * instalments, and declarations of withdrawal about its orders or from its e-mail address (Art. 15 GDPR). Bank accounts
 * stay masked.
 */
export const dealingsOf = Effect.fnUntraced(function* (accountId: number, email: string) {
  const sql = yield* SqlClient
  const { open } = yield* Secrets
  const owned = sql.literal(own.replaceAll("$account", String(accountId)))
  const orderEvents = yield* sql<Extract["orderEvents"][number]>`
    select e.order_id as "orderId", ${sql.literal(iso("e.at"))} as at, e.event, e.status as state,
      e.data ->> 'by' as by, (e.actor_kind = 'staff' or e.acting_id is not null) is true as "byStaff",
      e.data ->> 'day' as day, (e.data ->> 'amount')::int as amount, (e.data ->> 'station')::int as station,
      e.data ->> 'invoiceNumber' as "invoiceNumber", nullif(e.data ->> 'reason', '') as reason,
      e.behalf_reason as "behalfReason", k.number as "creditNumber"
    from order_event e join customer_order o on o.id = e.order_id
      left join credit_note k on k.order_id = e.order_id and e.event = 'order.withdraw'
    where o.account_id = ${accountId} order by e.at, e.order_id, e.version`
  const orderNotes = yield* sql<Extract["orderNotes"][number]>`
    select n.order_id as "orderId", n.body as text, ${sql.literal(iso("n.created_at"))} as "createdAt"
    from order_note n join customer_order o on o.id = n.order_id
    where o.account_id = ${accountId} order by n.created_at, n.order_id, n.number`
  const orderCampaigns = yield* sql<Extract["orderCampaigns"][number]>`
    select c.order_id as "orderId", c.page, c.channel
    from order_campaign c join customer_order o on o.id = c.order_id
    where o.account_id = ${accountId} order by o.placed_at, o.id`
  const mandates = yield* sql<Extract["mandates"][number]>`
    select m.reference, m.creditor_name as "creditorName", m.creditor_id as "creditorId",
      m.text_version as "textVersion", m.account_holder as "accountHolder",
      ${sql.literal(masked("mandate", "m"))} as account, ${sql.literal(iso("m.accepted_at"))} as "acceptedAt",
      m.address, m.state, m.due_on::text as "dueOn", m.due_cents::float8 / 100 as amount,
      (select coalesce(jsonb_agg(jsonb_build_object('at', ${sql.literal(iso("e.at"))}, 'event', e.event,
        'state', e.state) order by e.number), '[]') from mandate_event e where e.reference = m.reference) as events
    from sepa_mandate m where m.draft_id in ${owned} order by m.accepted_at`
  const applications = yield* sql<Application>`
    select a.draft_id as "draftId", a.option_id as "optionId", a.birth_date as "birthDate",
      ${sql.literal(masked("plan", "a"))} as account, a.consent_version as "consentVersion",
      ${sql.literal(iso("a.consented_at"))} as "consentedAt", a.address
    from instalment_application a where a.draft_id in ${owned} order by a.consented_at`
  const payments = yield* sql<Extract["payments"][number]>`
    select p.provider, p.order_id as "orderId", p.amount_cents::float8 / 100 as amount, p.currency, p.state,
      ${sql.literal(iso("p.created_at"))} as "createdAt"
    from payment p where p.draft_id in ${owned} order by p.created_at`
  const withdrawals = yield* sql<Extract["withdrawals"][number]>`
    select w.id as reference, w.order_id as "orderId", w.name, w.email, w.order_number as "orderNumber", w.reason,
      ${sql.literal(iso("w.received_at"))} as "receivedAt"
    from withdrawal_notice w left join customer_order o on o.id = w.order_id
    where o.account_id = ${accountId} or mailbox_key(w.email) = mailbox_key(${email}) order by w.received_at`
  return {
    orderEvents,
    orderNotes,
    orderCampaigns,
    mandates,
    instalmentApplications: applications.map(({ draftId, birthDate, ...application }) => ({
      ...application,
      birthDate: open(birthDate, draftId)
    })),
    payments,
    withdrawals
  }
})
