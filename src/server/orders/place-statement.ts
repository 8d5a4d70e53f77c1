import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import type { MoistureDeclaration } from "../../domain/legal/wood-chip-moisture.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import { orderMachineVersion } from "../../domain/order/draft.ts"
import { orderLines, totalOf } from "../../domain/order/lines.ts"
import { orderNumberPrefix } from "../../domain/order/number.ts"
import { goodsName } from "../../domain/options/products.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { type DraftMailbox, type DraftRow, type ReadyContents, seenContents } from "./draft-row.ts"
import { type DraftOwner, ownedBy } from "./drafts.ts"
import { mailBucketOfLocked } from "./placing-row.ts"
import type { Receipt } from "./receipt.ts"

/** How long a grant opens an order page, in days (rule order.guest-grant). */
export const grantDays = 90

export interface Placement {
  readonly orderId: string
  readonly owner: DraftOwner
  readonly key: string
  readonly bodyHash: Uint8Array
  readonly draft: DraftRow
  readonly contents: ReadyContents
  readonly mailbox: DraftMailbox
  readonly offer: Offer
  /** The buyer's moisture declaration; null if the goods need none. */
  readonly moistureDeclaration: MoistureDeclaration | null
  readonly summaryHash: string
  readonly listVersion: number
  /** The payment that is authorised for the order at a provider; without it the statement does not access payments. */
  readonly paymentId: string | undefined
  readonly mailWindow: string
  readonly campaign: TrackedCampaign | undefined
  readonly tokens: { readonly cookie: string; readonly mail: string }
  readonly at: Date
}

const receiptOf = ({ draft, contents, offer, moistureDeclaration }: Placement): Receipt => ({
  ...seenContents(contents),
  calculation: draft.calculation,
  offer,
  ...(moistureDeclaration === null ? {} : { moistureDeclaration }),
  legalVersions: legalVersionsOf(draft.countryId, draft.productGroupId)
})

/**
 * Places the order in one statement, and therefore in one transaction. The statement locks the draft if its version and
 * the price list are still those that were read; if there is an authorised payment, it is locked as well. From that row
 * it inserts order, lines, event, grants, idempotency key, mail count, the due confirmation and the statistics of the
 * order (decisions 006, 024 and 025). Returns `undefined` if draft or price list were changed in between.
 */
export const placeStatement = Effect.fnUntraced(function* (placement: Placement) {
  const { draft, offer, at, tokens } = placement
  const sql = yield* SqlClient
  const lines = orderLines(offer, goodsName(draft.productGroupId, offer), placement.contents.stations)
  const total = fromDecimal(offer.totalPrice)
  if (totalOf(lines) !== total)
    return yield* Effect.die(`offer ${offer.hash}: its lines do not add up to its total`)
  const now = at.toISOString()
  const day = isoOfDay(localTime(draft.countryId, at).day)
  const expires = new Date(at.getTime() + grantDays * 86_400_000).toISOString()
  // the row of the payment is locked together with the draft: either one order claims the payment and nothing releases
  // it, or no order is placed
  const heldPayment =
    placement.paymentId === undefined
      ? sql``
      : sql`, (
          select id from payment where id = ${placement.paymentId} and draft_id = ${draft.id} and state = 'authorised'
            and order_id is null and amount_cents = ${total} and currency = ${offer.currency} for update
        ) held`
  const claimedPayment =
    placement.paymentId === undefined
      ? sql``
      : sql`, claimed as (
          update payment set order_id = o.id from o where payment.id = ${placement.paymentId}
        )`
  const campaign =
    placement.campaign === undefined
      ? sql``
      : sql`, led as (
          insert into order_campaign (order_id, page, channel)
          select o.id, ${placement.campaign.page}, ${placement.campaign.channel} from o
        )`
  // guests need no query; a customer who has signed in since the address was saved has verified the e-mail address
  const provedAt =
    placement.mailbox.kind === "proved"
      ? sql`${now}::timestamptz`
      : placement.owner.accountId === undefined
        ? sql`null::timestamptz`
        : sql`(select ${now}::timestamptz from account a
            where a.id = l.account_id and mailbox_key(a.email) = mailbox_key(l.contents ->> 'emailAddress'))`
  const [placed] = yield* sql<{ readonly id: string; readonly orderNumber: string }>`
    with l as (
      update order_draft d set version = d.version + 1, changed_at = ${now}::timestamptz
      from price_list_version p ${heldPayment}
      where d.id = ${draft.id} and ${ownedBy(sql, placement.owner)} and d.version = ${draft.version}
        and p.country_id = d.country_id and p.product_group_id = d.product_group_id
        and p.version = ${placement.listVersion}::int8
      returning d.id, d.country_id, d.product_group_id, d.dealer_id, d.contents,
        coalesce(d.account_id, ${placement.owner.accountId ?? null}::int) as account_id,
        set_config('heizmarkt.counted', 'itself', true) as counted
    ), o as (
      insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
        machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at, account_id,
        mailbox_proved_at)
      select ${placement.orderId}, ${orderNumberPrefix(day)}
          || nextval('order_number_seq'), l.id, l.country_id, l.product_group_id, l.dealer_id, 'placed',
        ${orderMachineVersion}::int, ${offer.currency}, ${total}::int, ${fromDecimal(offer.vatAmount)}::int,
        l.contents ->> 'emailAddress', ${JSON.stringify(receiptOf(placement))}::jsonb, ${placement.summaryHash},
        ${now}::timestamptz, l.account_id, ${provedAt}
      from l
      returning id, order_number
    ), lines as (
      insert into order_line (order_id, line, kind, label, amount_cents)
      select o.id, n.line, n.kind, n.label, n."amountCents"
      from o, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as n(line smallint, kind text, label text, "amountCents" integer)
    ), event as (
      insert into order_event (order_id, version, event, status, at)
      select o.id, 1, 'placed', 'placed', ${now}::timestamptz from o
    ), grants as (
      insert into order_grant (token_hash, order_id, purpose, expires_at)
      select g.hash, o.id, g.purpose, ${expires}::timestamptz
      from o, (values (${tokenHash(tokens.cookie)}::bytea, 'cookie'), (${tokenHash(tokens.mail)}::bytea, 'mail'))
        as g(hash, purpose)
    ), key as (
      insert into idempotency_key (owner_hash, key, body_hash, status, body, created_at)
      select ${placement.owner.ownerHash}::bytea, ${placement.key}, ${placement.bodyHash}::bytea, 201,
        jsonb_build_object('OrderId', o.id, 'OrderNumber', o.order_number), ${now}::timestamptz
      from o
    ) ${claimedPayment} ${campaign}, mailed as (
      insert into rate_count (bucket, window_start, count)
      select ${sql.literal(mailBucketOfLocked)}, ${placement.mailWindow}::timestamptz, 1 from l
      on conflict (bucket, window_start) do update set count = rate_count.count + 1
    )
    , due as (
      insert into confirmation_due (order_id) select o.id from o
    ), delta as (
      insert into order_delta (country_id, day, dealer_id, product_group_id, product_id, zip_area, pays_by_rate, currency,
        orders, cancellations, amount, revenue_cents, settled)
      select l.country_id, ${day}::date, l.dealer_id, l.product_group_id, ${offer.productId}::int,
        ${draft.calculation.zipCode.slice(0, 2)}, ${placement.contents.payment.variant === "Installment"}::boolean,
        ${offer.currency}, 1, 0, ${draft.calculation.amount}::int8, ${total}::int8, 0
      from o, l where l.counted is not null
    )
    select o.id, o.order_number as "orderNumber"
    from o`
  return placed
})
