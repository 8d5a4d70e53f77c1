import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type LocaleCode, localeOfCountry } from "../../domain/locale/locale.ts"
import { spelledIn } from "../../domain/locale/swiss-spelling.ts"
import { type LetterPart, writtenLetter } from "../../domain/mail/letter.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { type AgeLimits, usualAgeLimits } from "../../domain/price-list/list-age.ts"
import { iso } from "../db/iso.ts"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"

/** Name of the job that mails a dealer about the age of a list. */
export const listAgeMailJob = "price-list-age-mail"

const decode = Schema.decodeUnknownEffect(
  Schema.Struct({
    dealerId: Schema.Int,
    heldAt: Schema.String,
    stage: Schema.Literals(["old", "veryOld", "resting"])
  })
)

type Stage = "old" | "veryOld" | "resting"

/**
 * Returns the texts of the mail. It contains only the shop's own texts, because a dealer's e-mail address is unverified
 * (decision 032).
 */
const wordsOf = (stage: Stage, since: string, limits: AgeLimits, page: string) => {
  const way: LetterPart = { label: "Preise bestätigen oder ändern", address: page }
  if (stage === "resting")
    return {
      subject: "Ihre Angebote ruhen",
      parts: [
        `Ihre Preise sind seit dem ${since} unverändert. Nach ${limits.rest} Tagen zeigen wir solche Angebote niemandem mehr.`,
        "Stimmen die Preise noch, bestätigen Sie das in Ihrer Übersicht. Dann stehen Ihre Angebote sofort wieder in den Listen, ebenso nach einer neuen Preisliste.",
        way
      ]
    }
  const last = stage === "old" ? [] : ["Bitte sehen Sie bald nach."]
  return {
    subject: `Stimmen Ihre Preise noch? Unverändert seit dem ${since}`,
    parts: [
      `Ihre Preise sind seit dem ${since} unverändert. Stimmen sie noch, bestätigen Sie das mit einem Klick; sonst veröffentlichen Sie eine neue Liste.`,
      `Nach ${limits.rest} Tagen ohne Änderung ruhen Ihre Angebote, bis Sie die Preise bestätigen oder ändern.`,
      ...last,
      way
    ]
  }
}

interface Told {
  readonly email: string
  readonly countryId: CountryId
}

/**
 * Mails a dealer that the current price list is old; does nothing if a list was published or confirmed in the meantime.
 */
export const tellListAge = (bases: Readonly<Record<LocaleCode, string>>) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { dealerId, heldAt, stage } = yield* decode(payload)
    const sql = yield* SqlClient
    const [told] = yield* sql<Told>`
      select d.email, d.country_id as "countryId" from price_list_age g join dealer d on d.id = g.dealer_id
      where d.id = ${dealerId} and ${sql.literal(iso("g.held_at"))} = ${heldAt}`
    if (told === undefined) return
    const { operator, locales, priceAge = usualAgeLimits } = yield* ShopSite
    const { code, bcp47 } = localeOfCountry(told.countryId)
    const since = new Intl.DateTimeFormat(bcp47, {
      dateStyle: "long",
      timeZone: countries[told.countryId].timeZone
    }).format(new Date(heldAt))
    const spelled = spelledIn(code)
    const { subject, parts } = wordsOf(stage, since, priceAge, `${bases[code]}/haendler`)
    const mailer = yield* Mailer
    yield* mailer.deliver({
      id: `price-list-age-${dealerId}-${Date.parse(heldAt)}-${stage}`,
      kind: "price-list-age",
      recipient: told.email,
      ...writtenLetter({
        locale: code,
        subject: spelled(subject),
        parts: parts.map((part) => (typeof part === "string" ? spelled(part) : part)),
        phone: locales[code].customerPhone,
        operator
      })
    })
  })
