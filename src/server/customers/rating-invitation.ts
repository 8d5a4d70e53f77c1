import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { type LocaleCode, localeOfCountry } from "../../domain/locale/locale.ts"
import { writtenLetter } from "../../domain/mail/letter.ts"
import type { OrderStatus } from "../../domain/order/draft.ts"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { allowMailToken } from "./mail-tokens.ts"
import { ratable } from "./own-orders.ts"
import { ratingDays } from "./rating.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String }))

interface Delivered {
  readonly orderNumber: string
  readonly email: string
  readonly countryId: CountryId
  readonly status: OrderStatus
  readonly accountId: number | null
  readonly dealer: string
  readonly isRated: boolean
}

/**
 * Mails the buyer of a delivered order a link that opens only the rating page of this order. The mail is sent only
 * once, and not for withdrawn or rated orders.
 */
export const inviteToRate = (bases: Readonly<Record<LocaleCode, string>>) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { orderId } = yield* decode(payload)
    const sql = yield* SqlClient
    const [order] = yield* sql<Delivered>`
      select order_number as "orderNumber", email, country_id as "countryId", status, account_id as "accountId",
        receipt -> 'offer' ->> 'name' as dealer,
        exists (select 1 from review r where r.order_id = o.id) as "isRated"
      from customer_order o where id = ${orderId}`
    if (order === undefined || order.isRated || !ratable.has(order.status)) return
    const now = yield* Clock.currentTimeMillis
    const secret = yield* allowMailToken("rating", orderId, {
      accountId: order.accountId,
      days: ratingDays,
      now
    })
    const { operator, locales } = yield* ShopSite
    const { code } = localeOfCountry(order.countryId)
    const mailer = yield* Mailer
    const letter = writtenLetter({
      locale: code,
      subject: `Wie war die Lieferung von ${order.dealer}?`,
      parts: [
        `Ihre Bestellung ${order.orderNumber} wurde geliefert. Wie zufrieden sind Sie mit ${order.dealer}? Ihre Bewertung hilft anderen bei der Wahl.`,
        { label: "Bestellung bewerten", address: `${bases[code]}/bewerten-sie-uns/${secret}/${orderId}` },
        `Der Link gilt ${ratingDays} Tage. Wir fragen nur dieses eine Mal.`
      ],
      phone: locales[code].customerPhone,
      operator
    })
    yield* mailer.deliver({
      id: `rating-invitation-${orderId}`,
      kind: "rating-invitation",
      recipient: order.email,
      secret,
      ...letter
    })
  })
