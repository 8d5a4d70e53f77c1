import { Effect, Schema } from "effect"
import { dealerLink } from "../../domain/dealer/dealer-address.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { Secrets } from "../http/secrets.ts"
import type { PathBases } from "../ports/link-bases.ts"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { confirmationMail } from "./receipt-mail.ts"
import { grantTokens } from "./grants.ts"
import type { MailedOrder } from "./mailed-order.ts"
import { findOrder } from "./order-page.ts"
import { sellerMail } from "./seller-mail.ts"

/** Name of the job that confirms one order (confirmations-due.ts). */
export const confirmationJob = "order-confirmation"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String }))

/** Writes the confirmation of an order, with the link that opens the order's page. */
export const confirmationOf = Effect.fnUntraced(function* (order: MailedOrder, linkBases: PathBases) {
  const { sign } = yield* Secrets
  const { operator } = yield* ShopSite
  const base = linkBases[localeOfCountry(order.countryId).code]
  const path = `${productGroup(order.productGroupId).slug}/bestellung-erfolgreich/${order.orderId}`
  const secret = grantTokens(sign, order.orderId).mail
  const link = `${base}/${path}?t=${secret}`
  const sellerPage = base + dealerLink(order.offer.dealerId)
  const { isMailboxProved } = order
  return { ...confirmationMail(order, { operator, link, sellerPage, isMailboxProved }), secret }
})

/** Writes the confirmation of an order and hands it to the mailer. */
export const confirmOrder = (linkBases: PathBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { orderId } = yield* decode(payload)
    const order = yield* findOrder(orderId)
    if (order === undefined) return
    const mailer = yield* Mailer
    yield* mailer.deliver(yield* confirmationOf(order, linkBases))
  })

/** Mails the seller about a new order. */
export const tellSeller = (linkBases: PathBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { orderId } = yield* decode(payload)
    const order = yield* findOrder(orderId)
    if (order === undefined) return
    const { operator } = yield* ShopSite
    const mailer = yield* Mailer
    yield* mailer.deliver(sellerMail(order, { operator, bases: linkBases }))
  })
