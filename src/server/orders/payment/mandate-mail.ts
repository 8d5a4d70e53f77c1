import { Effect, Schema } from "effect"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { sendLetter } from "../life/send-letter.ts"
import { findOrder } from "../order-page.ts"
import { sellerMailbox } from "../seller-mail.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String }))

/** Mails buyer and creditor that a mandate was revoked. */
export const tellRevocation = Effect.fnUntraced(function* (payload: unknown) {
  const { orderId } = yield* decode(payload)
  const order = yield* findOrder(orderId)
  const mandate = order?.payment.mandate
  if (order === undefined || mandate === undefined) return
  const { operator } = yield* ShopSite
  const locale = localeOfCountry(order.countryId).code
  const mail = { id: `mandate-revoked-${orderId}`, kind: "order-life" }
  const subject = `SEPA-Mandat zu Bestellung ${order.orderNumber} widerrufen`
  yield* sendLetter({ ...mail, recipient: order.emailAddress }, locale, {
    subject,
    parts: [
      `Sie haben das SEPA-Mandat ${mandate.reference} zu Ihrer Bestellung ${order.orderNumber} widerrufen. Von Ihrem Konto ${mandate.account} wird nichts mehr eingezogen.`,
      "Die Bestellung selbst bleibt bestehen. Bitte überweisen Sie den Betrag, sobald die Rechnung da ist."
    ]
  })
  const creditor = {
    id: `${mail.id}-creditor`,
    kind: "order-seller",
    recipient: sellerMailbox(order, operator)
  }
  yield* sendLetter(creditor, locale, {
    subject,
    parts: [
      `der Käufer hat das SEPA-Mandat ${mandate.reference} zu Bestellung ${order.orderNumber} widerrufen. Bitte ziehen Sie nichts mehr ein; er zahlt durch Überweisung.`
    ]
  })
})
