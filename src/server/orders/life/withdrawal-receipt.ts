import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/country.ts"
import { localeOfCountry } from "../../../domain/locale.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import type { Declaration } from "./declare-withdrawal.ts"
import { momentText } from "./order-words.ts"
import { sendLetter } from "./send-letter.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ reference: Schema.String }))

interface Notice extends Declaration {
  readonly effect: "withdrawn" | "noted"
  readonly countryId: CountryId
  readonly receivedAt: Date
}

/**
 * Confirms a declaration at once on a durable medium: its content, and the date and time of its arrival (§ 356a (4) BGB,
 * domain.md L8). It says the same whether an order fits or not. What no machine has taken goes to the operator as well.
 */
export const confirmDeclaration = Effect.fnUntraced(function* (payload: unknown) {
  const { reference } = yield* decode(payload)
  const sql = yield* SqlClient
  const [said] = yield* sql<Notice>`
    select effect, country_id as "countryId", name, email, order_number as "orderNumber", reason,
      received_at as "receivedAt"
    from withdrawal_notice where id = ${reference}`
  if (said === undefined) return
  const { operator } = yield* ShopSite
  const locale = localeOfCountry(said.countryId).code
  const content = [
    `Name: ${said.name}`,
    `E-Mail: ${said.email}`,
    `Bestellnummer: ${said.orderNumber}`,
    "Erklärung: Hiermit widerrufe ich den Vertrag zu dieser Bestellung.",
    ...(said.reason === "" ? [] : [`Begründung: ${said.reason}`]),
    `Eingegangen: ${momentText(said, said.receivedAt)}`,
    `Zeichen: ${reference}`
  ]
  yield* sendLetter(
    { id: `withdrawal-receipt-${reference}`, kind: "withdrawal-receipt", recipient: said.email },
    locale,
    {
      subject: `Eingang Ihres Widerrufs ${reference}`,
      parts: [
        "diese Erklärung ist über unsere Seite „Vertrag widerrufen“ bei uns eingegangen:",
        ...content,
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
          ...content
        ]
      }
    )
})
