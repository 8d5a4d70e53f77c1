import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { spelledIn } from "../../../domain/locale/swiss-spelling.ts"
import { writtenLetter } from "../../../domain/mail/letter.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { addJob } from "../../db/add-job.ts"
import type { PathBases } from "../../ports/link-bases.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { germanDay } from "./german-day.ts"
import type { ReviewRow } from "./review-row.ts"

/** Name of the job that notifies users who reported a review and gave an email address. */
export const reviewReporterJob = "review-reporter"

/**
 * Stores a reporter's e-mail address until the decision, and queues the mail that confirms receipt of the report (Art.
 * 16 (4) DSA).
 */
export const keepReporter = Effect.fnUntraced(function* ({ id, version }: ReviewRow, email: string) {
  const sql = yield* SqlClient
  yield* sql`insert into review_reporter (review_id, version, email) values (${id}, ${version}, ${email})`
  yield* addJob(reviewReporterJob, { reviewId: id, version })
})

/** Queues the mails about a decision to the users who reported the review (Art. 16 (5) DSA). */
export const answerReporters = Effect.fnUntraced(function* ({ id, version }: ReviewRow) {
  const sql = yield* SqlClient
  const [waiting] = yield* sql`select 1 from review_reporter where review_id = ${id} limit 1`
  if (waiting !== undefined) yield* addJob(reviewReporterJob, { reviewId: id, version })
})

const decode = Schema.decodeUnknownEffect(Schema.Struct({ reviewId: Schema.Int, version: Schema.Int }))

interface Told {
  readonly event: "review.report" | "review.keep" | "review.takeDown"
  readonly countryId: CountryId
  readonly dealerName: string
  readonly writtenOn: string
  /** One entry per mailbox, with the version of that mailbox's first report. */
  readonly reporters: ReadonlyArray<{ readonly email: string; readonly version: number }>
}

/**
 * Returns the text of a mail to a reporter. It contains neither the text of the review nor that of the report, because
 * the mailbox is not verified (decision 032).
 */
const wordsOf = ({ event, dealerName, writtenOn }: Told, mailbox: string) => {
  const which = `die Bewertung von ${dealerName} vom ${germanDay(writtenOn)}`
  const otherwise = `Wenn Sie das anders sehen, schreiben Sie uns bitte an ${mailbox}. Wir sehen es uns dann noch einmal an.`
  switch (event) {
    case "review.report":
      return {
        subject: "Ihre Meldung ist angekommen",
        parts: [
          `mit dieser Adresse wurde ${which} gemeldet. Ein Mitarbeiter sieht sie sich an; was wir entscheiden, schreiben wir Ihnen.`,
          "Waren Sie das nicht? Dann brauchen Sie nichts zu tun."
        ]
      }
    case "review.takeDown":
      return {
        subject: "Die gemeldete Bewertung ist nicht mehr zu sehen",
        parts: [`wir haben ${which} geprüft und heruntergenommen.`, otherwise]
      }
    case "review.keep":
      return {
        subject: "Die gemeldete Bewertung bleibt stehen",
        parts: [
          `wir haben ${which} geprüft. Sie verstößt nach unserer Ansicht nicht gegen unsere Regeln und bleibt stehen.`,
          otherwise
        ]
      }
  }
}

/**
 * Mails reporters that their report was received, or the decision on it; the reporters' addresses are deleted after the
 * decision.
 */
export const mailReporters = (bases: PathBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { reviewId, version } = yield* decode(payload)
    const sql = yield* SqlClient
    const [told] = yield* sql<Told>`
      select e.event, d.country_id as "countryId", d.name as "dealerName", (r.created_at at time zone 'Europe/Berlin')::date::text as "writtenOn", (
          select coalesce(jsonb_agg(jsonb_build_object('email', p.email, 'version', p.version)), '[]') from (
            select distinct on (mailbox_key(email)) email, version from review_reporter p
            where p.review_id = r.id and case when e.event = 'review.report' then p.version = e.version
              else p.version < e.version end
            order by mailbox_key(email), version) p) as reporters
      from review_event e join review r on r.id = e.review_id join dealer d on d.id = r.dealer_id
      where e.review_id = ${reviewId} and e.version = ${version}
        and e.event in ('review.report', 'review.keep', 'review.takeDown')`
    if (told === undefined) return
    const { operator, locales } = yield* ShopSite
    const { code } = localeOfCountry(told.countryId)
    const spelled = spelledIn(code)
    const { subject, parts } = wordsOf(told, operator.email)
    const mailer = yield* Mailer
    yield* Effect.forEach(told.reporters, (reporter) =>
      mailer.deliver({
        id: `review-reporter-${reviewId}-${version}-${reporter.version}`,
        kind: reviewReporterJob,
        recipient: reporter.email,
        ...writtenLetter({
          locale: code,
          subject: spelled(subject),
          parts: [
            ...parts.map(spelled),
            { label: spelled("So prüfen wir Bewertungen"), address: `${bases[code]}/bewertungen-erklaert` }
          ],
          phone: locales[code].customerPhone,
          operator
        })
      })
    )
    if (told.event !== "review.report")
      yield* sql`delete from review_reporter where review_id = ${reviewId} and version < ${version}`
  })
