import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { keptDays } from "../../domain/dealer-application/application.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { spelledIn } from "../../domain/locale/swiss-spelling.ts"
import { writtenLetter } from "../../domain/mail/letter.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ applicationId: Schema.Int, version: Schema.Int }))

type Event = "send" | "accept" | "refuse"

interface Told {
  readonly event: Event
  readonly email: string
  readonly countryId: CountryId
  readonly answer: string
}

/**
 * The text of the mail. It contains no text written by the applicant, because the mailbox is not verified (decision
 * 032).
 */
const wordsOf = ({
  event,
  answer
}: Told): { readonly subject: string; readonly parts: ReadonlyArray<string> } => {
  const written = answer.split("\n").filter((line) => line.trim() !== "")
  const kept = `Ihre Angaben und Dokumente löschen wir ${keptDays} Tage nach dieser Antwort.`
  switch (event) {
    case "send":
      return {
        subject: "Ihre Anfrage ist angekommen",
        parts: [
          "mit dieser Adresse hat sich jemand als Händler beworben. Wir sehen uns die Angaben an und antworten per E-Mail.",
          "Waren Sie das nicht? Dann brauchen Sie nichts zu tun; antworten Sie gern kurz auf diese E-Mail."
        ]
      }
    case "accept":
      return {
        subject: "Willkommen als Händler",
        parts: ["wir nehmen Sie gern als Händler auf.", ...written, kept]
      }
    case "refuse":
      return {
        subject: "Ihre Anfrage als Händler",
        parts: ["wir können Sie leider nicht als Händler aufnehmen.", ...written, kept]
      }
  }
}

/** Mails the applicant a confirmation of receipt, or the decision. */
export const tellApplicant = Effect.fnUntraced(function* (payload: unknown) {
  const { applicationId, version } = yield* decode(payload)
  const sql = yield* SqlClient
  const [told] = yield* sql<Told>`
    select e.event, d.email, d.country_id as "countryId", d.answer
    from dealer_application_event e join dealer_application d on d.id = e.application_id
    where e.application_id = ${applicationId} and e.version = ${version} and e.event <> 'take'`
  if (told === undefined) return
  const { operator, locales } = yield* ShopSite
  const { code } = localeOfCountry(told.countryId)
  const spelled = spelledIn(code)
  const { subject, parts } = wordsOf(told)
  const mailer = yield* Mailer
  yield* mailer.deliver({
    id: `dealer-application-${applicationId}-${version}`,
    kind: "dealer-application",
    recipient: told.email,
    ...writtenLetter({
      locale: code,
      subject: spelled(subject),
      parts: parts.map(spelled),
      phone: locales[code].customerPhone,
      operator
    })
  })
})
