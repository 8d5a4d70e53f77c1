import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SqlClient } from "effect/sql/SqlClient"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale.ts"
import { mayWithdraw } from "../../../domain/order-life/rights.ts"
import { productGroup } from "../../../domain/product-group.ts"
import { Secrets } from "../../http/secrets.ts"
import { grantTokens } from "../grants.ts"
import { findOrder } from "../order-page.ts"
import { grantDays, hashOf } from "../place-statement.ts"
import type { Actor } from "./actor.ts"
import { todayIn } from "./lead-on.ts"
import { agreedOfRow, factsOf, findLife } from "./life-row.ts"
import { buyersWords, sellersWords } from "./letter-words.ts"
import { decodeLifeEvent } from "./logged-event.ts"
import type { Debited } from "../payment/mandate-words.ts"
import { sendLetter } from "./send-letter.ts"

type LinkBases = Readonly<Record<LocaleCode, string>>

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String, version: Schema.Int }))

/** The link of an order works for 90 days from its last mail on. */
const allowLink = Effect.fnUntraced(function* (orderId: string, token: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    insert into order_grant (token_hash, order_id, purpose, expires_at)
    values (${hashOf(token)}::bytea, ${orderId}, 'mail',
      ${new Date(now + grantDays * 86_400_000).toISOString()}::timestamptz)
    on conflict (token_hash) do update set expires_at = greatest(order_grant.expires_at, excluded.expires_at)`
})

interface Logged {
  readonly event: string
  readonly data: object
  readonly actorKind: Actor["kind"] | null
}

/** What the entry of an order's log has made of its mandate. */
const debitedBy = Effect.fnUntraced(function* (orderId: string, version: number) {
  const sql = yield* SqlClient
  const [debited] = yield* sql<Debited>`
    select e.state, e.due_on::text as "dueOn", e.due_cents as "dueCents"
    from mandate_event e join sepa_mandate m using (reference) join customer_order o on o.draft_id = m.draft_id
    where o.id = ${orderId} and e.order_version = ${version}`
  return debited
})

/** Tells the buyer of one event of his order, and the seller of what the buyer has done; a mail for each entry of the log. */
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
    const facts = factsOf(row)
    const locale = localeOfCountry(order.countryId).code
    const toSeller = sellersWords(order, event)
    const mail = { id: `order-life-${orderId}-${version}`, kind: "order-life" }
    // who has declared a withdrawal by the form gets its receipt
    if (logged.actorKind !== "form") {
      const { sign } = yield* Secrets
      const now = yield* Clock.currentTimeMillis
      const secret = grantTokens(sign, orderId).mail
      yield* allowLink(orderId, secret, now)
      const path = `${bases[locale]}/${productGroup(order.productGroupId).slug}/bestellung-erfolgreich/${orderId}`
      const words = buyersWords(order, event, facts, yield* debitedBy(orderId, version))
      const right = mayWithdraw(agreedOfRow(row), row.status, facts, todayIn(row.countryId, now))
      yield* sendLetter({ ...mail, recipient: order.emailAddress, secret }, locale, {
        subject: words.subject,
        parts: [
          ...words.parts,
          { label: "Bestellung ansehen", address: `${path}?t=${secret}` },
          ...(right ? [{ label: "Vertrag widerrufen", address: `${bases[locale]}/vertrag-widerrufen` }] : [])
        ]
      })
    }
    if (toSeller !== undefined)
      yield* sendLetter(
        { ...mail, id: `${mail.id}-seller`, recipient: order.offer.seller.email },
        locale,
        toSeller
      )
  })
