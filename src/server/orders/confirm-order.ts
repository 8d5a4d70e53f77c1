import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type LocaleCode, localeOfCountry } from "../../domain/locale.ts"
import { productGroup } from "../../domain/product-group.ts"
import { Secrets } from "../http/secrets.ts"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { confirmationMail } from "./confirmation-mail.ts"
import { grantTokens } from "./grants.ts"
import { findOrder } from "./order-page.ts"

/** Name of the job that placing adds (place-statement.ts). */
export const confirmationJob = "order-confirmation"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String }))

/** Writes the confirmation of an order and hands it to the mailer; `linkBases` is what a path is put behind. */
export const confirmOrder = (linkBases: Readonly<Record<LocaleCode, string>>) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { orderId } = yield* decode(payload)
    const order = yield* findOrder(orderId)
    if (order === undefined) return
    const { sign } = yield* Secrets
    const { operator } = yield* ShopSite
    const mailer = yield* Mailer
    const base = linkBases[localeOfCountry(order.countryId).code]
    const path = `${productGroup(order.productGroupId).slug}/bestellung-erfolgreich/${orderId}`
    const secret = grantTokens(sign, orderId).mail
    const link = `${base}/${path}?t=${secret}`
    yield* mailer.deliver({ ...confirmationMail(order, { operator, link }), secret })
  })
