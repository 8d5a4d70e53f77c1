import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../../db/token-hash.ts"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale/locale.ts"
import { mayWithdraw } from "../../../domain/order/life/rights.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { Secrets } from "../../http/secrets.ts"
import { grantTokens } from "../grants.ts"
import { findOrder } from "../order-page.ts"
import { grantDays } from "../place-statement.ts"
import type { Actor } from "./actor.ts"
import { todayIn } from "./lead-on.ts"
import { agreedOfRow, factsOf, findLife, type LifeRow } from "./life-row.ts"
import { buyersWords } from "./buyer-mail-words.ts"
import type { LifeEvent } from "../../../domain/order/life/order-life.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { type MailedOrder, withoutFreeText, withoutReason } from "../mailed-order.ts"
import { isNewsToSeller, sellerMail } from "../seller-mail.ts"
import { decodeLifeEvent } from "./logged-event.ts"
import type { Debited } from "../payment/mandate-words.ts"
import { sendLetter } from "./send-letter.ts"

type LinkBases = Readonly<Record<LocaleCode, string>>

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String, version: Schema.Int }))

/** Extends the order's mailed link: it works for 90 days after the last mail. */
const allowLink = Effect.fnUntraced(function* (orderId: string, token: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    insert into order_grant (token_hash, order_id, purpose, expires_at)
    values (${tokenHash(token)}::bytea, ${orderId}, 'mail',
      ${new Date(now + grantDays * 86_400_000).toISOString()}::timestamptz)
    on conflict (token_hash) do update set expires_at = greatest(order_grant.expires_at, excluded.expires_at)`
})

interface Logged {
  readonly event: string
  readonly data: object
  readonly actorKind: Actor["kind"] | null
}

/** Returns the change that an entry of the order's log made to the order's mandate. */
const debitedBy = Effect.fnUntraced(function* (orderId: string, version: number) {
  const sql = yield* SqlClient
  const [debited] = yield* sql<Debited>`
    select e.state, e.due_on::text as "dueOn", e.due_cents as "dueCents"
    from mandate_event e join sepa_mandate m using (reference) join customer_order o on o.draft_id = m.draft_id
    where o.id = ${orderId} and e.order_version = ${version}`
  return debited
})

/**
 * Returns the last paragraph of a mail to an unverified e-mail address, which refers to the order's page if a reason
 * was given (decision 032).
 */
const reasonElsewhere = (event: LifeEvent): ReadonlyArray<string> =>
  "reason" in event && event.reason.trim() !== ""
    ? ["Den Grund, der genannt wurde, lesen Sie auf der Seite Ihrer Bestellung."]
    : []

/** Mails the buyer about one event of the order. */
const tellBuyer = Effect.fnUntraced(function* (
  bases: LinkBases,
  order: MailedOrder,
  { row, event, version }: { readonly row: LifeRow; readonly event: LifeEvent; readonly version: number }
) {
  const { orderId, isMailboxProved } = order
  const facts = { ...factsOf(row), creditNumber: row.creditNumber }
  const locale = localeOfCountry(order.countryId).code
  const { sign } = yield* Secrets
  const now = yield* Clock.currentTimeMillis
  const secret = grantTokens(sign, orderId).mail
  yield* allowLink(orderId, secret, now)
  const path = `${bases[locale]}/${productGroup(order.productGroupId).slug}/bestellung-erfolgreich/${orderId}`
  const debited = yield* debitedBy(orderId, version)
  const words = isMailboxProved
    ? buyersWords(order, event, facts, debited)
    : buyersWords(withoutFreeText(order), withoutReason(event), facts, debited)
  const right = mayWithdraw(agreedOfRow(row), row.status, facts, todayIn(row.countryId, now))
  const mail = { id: `order-life-${orderId}-${version}`, kind: "order-life" }
  yield* sendLetter({ ...mail, recipient: order.emailAddress, secret }, locale, {
    subject: words.subject,
    parts: [
      ...words.parts,
      ...(isMailboxProved ? [] : reasonElsewhere(event)),
      { label: "Bestellung ansehen", address: `${path}?t=${secret}` },
      ...(right ? [{ label: "Vertrag widerrufen", address: `${bases[locale]}/vertrag-widerrufen` }] : [])
    ]
  })
})

/**
 * Mails the buyer about one event of the order, and the seller about the buyer's actions; one mail per entry of the
 * log. A failing mailbox does not delay the other mail.
 */
export const tellEvent = (bases: LinkBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { orderId, version } = yield* decode(payload)
    const sql = yield* SqlClient
    const [logged] = yield* sql<Logged>`
      select event, data, actor_kind as "actorKind" from order_event
      where order_id = ${orderId} and version = ${version}`
    const [order, row] = [yield* findOrder(orderId), yield* findLife(orderId)]
    if (logged === undefined || order === undefined || row === undefined) return
    const event = yield* decodeLifeEvent({ type: logged.event, ...logged.data })
    // the receipt already confirms a withdrawal that was declared with the form, without disclosing whether there was a
    // bill; a second mail is needed only for a credit note
    const isReceipt = logged.actorKind === "form" && row.creditNumber === null
    const toBuyer = isReceipt ? Effect.void : tellBuyer(bases, order, { row, event, version })
    const mailed = yield* Effect.exit(toBuyer)
    if (isNewsToSeller(event)) {
      const { operator } = yield* ShopSite
      const mailer = yield* Mailer
      yield* mailer.deliver(
        sellerMail(order, { operator, bases, news: { event, version, creditNumber: row.creditNumber } })
      )
    }
    yield* mailed
  })
