import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isEmail } from "../../../domain/address/address.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { spelledIn } from "../../../domain/locale/swiss-spelling.ts"
import { type LetterPart, writtenLetter } from "../../../domain/mail/letter.ts"
import type { PathBases } from "../../ports/link-bases.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { germanDay } from "./german-day.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ reviewId: Schema.Int, version: Schema.Int }))

interface Decided {
  readonly event: string
  readonly reason: string | null
  readonly countryId: CountryId
  readonly dealerName: string
  readonly dealerEmail: string
  /** `orderNumber` and `buyerEmail` are null if the order is no longer stored. */
  readonly orderNumber: string | null
  readonly buyerEmail: string | null
  readonly writtenOn: string
  /**
   * Whether the review was public before; if it was not, the mail does not say that the decision removed or restored
   * the review.
   */
  readonly wasSeen: boolean
}

interface Words {
  readonly subject: string
  readonly parts: ReadonlyArray<string>
}

/** Returns the text of the mail about the decision, for the buyer or the dealer (rule review.moderate). */
const wordsFor = (reader: "buyer" | "dealer", decided: Decided): Words => {
  const { event, reason, dealerName, orderNumber, writtenOn, wasSeen } = decided
  const ofOrder = orderNumber === null ? "" : ` zur Bestellung ${orderNumber}`
  const which =
    reader === "buyer"
      ? `Ihre Bewertung von ${dealerName}${ofOrder}`
      : `die Bewertung vom ${germanDay(writtenOn)}${ofOrder}`
  const Which = `${which.charAt(0).toUpperCase()}${which.slice(1)}`
  if (event === "review.takeDown")
    return {
      subject: `${reader === "buyer" ? "Ihre" : "Eine"} Bewertung ${wasSeen ? "ist nicht mehr zu sehen" : "wird nicht veröffentlicht"}`,
      parts: [
        wasSeen
          ? `Wir haben ${which} geprüft und heruntergenommen. Sie ist nicht mehr zu sehen und zählt nicht mehr.`
          : `Wir haben ${which} geprüft und veröffentlichen sie nicht.`,
        `Unser Grund: ${reason ?? ""}`,
        "Wenn Sie das anders sehen, schreiben Sie uns bitte. Wir sehen es uns dann noch einmal an."
      ]
    }
  return {
    subject: reader === "buyer" ? "Ihre Bewertung ist zu sehen" : "Eine Bewertung ist zu sehen",
    parts: [
      event === "review.restore" && wasSeen
        ? `Wir haben noch einmal geprüft: ${Which} ist wieder zu sehen und zählt wieder.`
        : `Wir haben geprüft: ${Which} ist jetzt zu sehen und zählt.`
    ]
  }
}

/**
 * Mails the staff's decision on a review to the buyer and the dealer; if one of these mails fails, the other one is not
 * delayed.
 */
export const mailDecision = (bases: PathBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { reviewId, version } = yield* decode(payload)
    const sql = yield* SqlClient
    const [decided] = yield* sql<Decided>`
      select e.event, e.data ->> 'reason' as reason, d.country_id as "countryId", d.name as "dealerName",
        d.email as "dealerEmail", o.order_number as "orderNumber", o.email as "buyerEmail",
        (r.created_at at time zone 'Europe/Berlin')::date::text as "writtenOn",
        exists (select 1 from review_event p
          where p.review_id = e.review_id and p.version < e.version and p.status = 'published') as "wasSeen"
      from review_event e join review r on r.id = e.review_id join dealer d on d.id = r.dealer_id
        left join customer_order o on o.id = r.order_id
      where e.review_id = ${reviewId} and e.version = ${version}`
    if (decided === undefined) return
    const { operator, locales } = yield* ShopSite
    const mailer = yield* Mailer
    const { code } = localeOfCountry(decided.countryId)
    const base = bases[code]
    const spelled = spelledIn(code)
    const send = (reader: "buyer" | "dealer", recipient: string) => {
      const { subject, parts } = wordsFor(reader, decided)
      const explained: LetterPart = {
        label: "So prüfen wir Bewertungen",
        address: `${base}/bewertungen-erklaert`
      }
      return mailer.deliver({
        id: `review-decision-${reviewId}-${version}-${reader}`,
        kind: reviewDecisionKind,
        recipient,
        ...writtenLetter({
          locale: code,
          subject: spelled(subject),
          parts: [...parts.map(spelled), { ...explained, label: spelled(explained.label) }],
          phone: locales[code].customerPhone,
          operator
        })
      })
    }
    const toBuyer = decided.buyerEmail === null ? Effect.void : send("buyer", decided.buyerEmail)
    const mailed = yield* Effect.exit(toBuyer)
    yield* send("dealer", isEmail(decided.dealerEmail) ? decided.dealerEmail : operator.email)
    yield* mailed
  })

const reviewDecisionKind = "review-decision"
