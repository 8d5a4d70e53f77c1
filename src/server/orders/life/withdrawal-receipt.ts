import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { isOrderNumber } from "../../../domain/order/number.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import type { Declaration } from "./declare-withdrawal.ts"
import { momentText } from "./order-words.ts"
import { sendLetter } from "./send-letter.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ reference: Schema.String }))

interface Notice extends Declaration {
  readonly effect: "withdrawn" | "noted"
  readonly countryId: CountryId
  readonly receivedAt: Date
  readonly isMailboxProved: boolean
}

const declared = "Erklärung: Hiermit widerrufe ich den Vertrag zu dieser Bestellung."

/** Writes the whole declaration, in the declarant's words. */
const contentOf = (said: Notice, reference: string): ReadonlyArray<string> => [
  `Name: ${said.name}`,
  `E-Mail: ${said.email}`,
  `Bestellnummer: ${said.orderNumber}`,
  declared,
  ...(said.reason === "" ? [] : [`Begründung: ${said.reason}`]),
  `Eingegangen: ${momentText(said, said.receivedAt)}`,
  `Zeichen: ${reference}`
]

/**
 * Writes the content for an unverified e-mail address: the facts and the time of the declaration, without any text
 * entered by the declarant.
 */
const contentForUnproved = (said: Notice, reference: string): ReadonlyArray<string> => [
  ...(isOrderNumber(said.orderNumber) ? [`Bestellnummer: ${said.orderNumber}`] : []),
  declared,
  `Eingegangen: ${momentText(said, said.receivedAt)}`,
  `Zeichen: ${reference}`,
  "Name und Begründung haben wir gespeichert, wie sie geschrieben wurden. Wir wiederholen sie nicht in einer E-Mail an eine Adresse, die niemand bestätigt hat; auf Ihre Antwort schicken wir Ihnen eine Abschrift."
]

/**
 * Confirms a declaration at once on a durable medium: its content, and the date and time of its arrival (§ 356a (4)
 * BGB, rule law.withdrawal-form). The text does not depend on whether an order matches. Declarations that were not
 * applied automatically are also sent to the operator. Text entered by the declarant is repeated only to a verified
 * e-mail address (decision 032).
 */
export const confirmDeclaration = Effect.fnUntraced(function* (payload: unknown) {
  const { reference } = yield* decode(payload)
  const sql = yield* SqlClient
  const [said] = yield* sql<Notice>`
    select effect, country_id as "countryId", name, email, order_number as "orderNumber", reason,
      received_at as "receivedAt", mailbox_proved as "isMailboxProved"
    from withdrawal_notice where id = ${reference}`
  if (said === undefined) return
  const { operator } = yield* ShopSite
  const locale = localeOfCountry(said.countryId).code
  yield* sendLetter(
    { id: `withdrawal-receipt-${reference}`, kind: "withdrawal-receipt", recipient: said.email },
    locale,
    {
      subject: `Eingang Ihres Widerrufs ${reference}`,
      parts: [
        "diese Erklärung ist über unsere Seite „Vertrag widerrufen“ bei uns eingegangen:",
        ...(said.isMailboxProved ? contentOf(said, reference) : contentForUnproved(said, reference)),
        "Wir geben sie an den Verkäufer weiter. Diese E-Mail bestätigt den Eingang; bitte heben Sie sie auf. Haben Sie nichts widerrufen, antworten Sie bitte auf diese E-Mail."
      ]
    }
  )
  if (said.effect === "noted")
    yield* sendLetter(
      { id: `withdrawal-notice-${reference}`, kind: "withdrawal-receipt", recipient: operator.email },
      locale,
      {
        subject: `Widerruf ${reference} ist von Hand zu prüfen`,
        parts: [
          "diese Erklärung passt zu keiner Bestellung, die noch widerrufen werden kann. Bitte prüfen und beantworten Sie sie:",
          ...contentOf(said, reference)
        ]
      }
    )
})
