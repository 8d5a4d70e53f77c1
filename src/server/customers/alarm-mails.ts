import { Clock, Effect, Schema } from "effect"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { type Locale, type LocaleCode, localeOfCountry } from "../../domain/locale/locale.ts"
import { type LetterPart, writtenLetter } from "../../domain/mail/letter.ts"
import { type Cents, toDecimal } from "../../domain/price/money.ts"
import { formatAmount } from "../../domain/product/amount.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { type Mail, Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { type AlarmRow, alarmById } from "./alarm-rows.ts"
import { confirmationDays } from "./alarms.ts"
import { allowMailToken, subjectOf } from "./mail-tokens.ts"
import { oneClickPath } from "./one-click-stop.ts"

/** Number of days for which the unsubscribe link of a mail is valid (rule account.alarms). */
const stopDays = 400

/** A day's price is no longer mailed this many days after the start of that day (UTC). */
const newsDays = 2

type LinkBases = Readonly<Record<LocaleCode, string>>

const moneyIn = ({ bcp47, currencyCode }: Locale, cents: Cents): string =>
  new Intl.NumberFormat(bcp47, { style: "currency", currency: currencyCode }).format(toDecimal(cents))

const goodsOf = ({ productId, countryId, zipCode }: AlarmRow) => {
  const group = productGroups.find((each) => each.productId === productId)
  const unit =
    group === undefined
      ? ""
      : group.isPallet
        ? "je Palette"
        : `je ${formatAmount(group.priceUnitAmount, countryId)} ${group.unit}`
  const where = zipCode === "" ? countryAreaName(countryId) : `die Region von ${zipCode}`
  return { name: group?.name ?? "Brennstoffe", slug: group?.slug ?? usualGroup.slug, unit, where }
}

const linkOf = (bases: LinkBases, locale: Locale, token: string): string =>
  `${bases[locale.code]}/benachrichtigungen/${token}/bestaetigen`

const thresholdText = (alarm: AlarmRow, locale: Locale): string =>
  `${alarm.direction === "Below" ? "höchstens" : "mindestens"} ${moneyIn(locale, Math.round(alarm.threshold * 100))} ${goodsOf(alarm).unit}`

interface Words {
  readonly subject: string
  readonly parts: ReadonlyArray<LetterPart>
}

const confirmationWords = (alarm: AlarmRow, locale: Locale, address: string): Words => {
  const { name, where } = goodsOf(alarm)
  const until = `Der Link gilt ${confirmationDays} Tage. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schicken wir Ihnen nichts.`
  return alarm.kind === "Newsletter"
    ? {
        subject: "Bitte bestätigen Sie den Newsletter",
        parts: [
          "für diese Adresse wurde unser Newsletter bestellt.",
          { label: "Newsletter bestätigen", address },
          until
        ]
      }
    : {
        subject: "Bitte bestätigen Sie Ihren Preisalarm",
        parts: [
          `für diese Adresse wurde ein Preisalarm angelegt: ${name}, ${where}, ${thresholdText(alarm, locale)}.`,
          { label: "Preisalarm bestätigen", address },
          until
        ]
      }
}

const alarmWords = (
  alarm: AlarmRow,
  locale: Locale,
  price: Cents,
  links: { readonly offers: string; readonly stop: string }
): Words => {
  const { name, where, unit } = goodsOf(alarm)
  const word = alarm.direction === "Below" ? "gefallen" : "gestiegen"
  return {
    subject: `Preisalarm: ${name} ist auf ${moneyIn(locale, price)} ${word}`,
    parts: [
      `der Tagespreis für ${name} (${where}) ist auf ${moneyIn(locale, price)} ${unit} ${word}, brutto und mit Lieferung. Sie wollten es bei ${thresholdText(alarm, locale)} wissen.`,
      "Der Tagespreis ist das Mittel der jeweils günstigsten Angebote. Ihr Preis hängt von Ort und Menge ab.",
      { label: "Angebote vergleichen", address: links.offers },
      { label: "Diesen Preisalarm beenden", address: links.stop }
    ]
  }
}

const send = Effect.fnUntraced(function* (
  { email, countryId }: AlarmRow,
  mail: Pick<Mail, "id" | "kind" | "secret" | "unsubscribe">,
  words: Words
) {
  const { operator, locales } = yield* ShopSite
  const { code } = localeOfCountry(countryId)
  const letter = { locale: code, ...words, phone: locales[code].customerPhone, operator }
  const mailer = yield* Mailer
  yield* mailer.deliver({ ...mail, recipient: email, ...writtenLetter(letter) })
})

const decodeConfirmation = Schema.decodeUnknownEffect(Schema.Struct({ alarmId: Schema.Int }))

/** Mails the request to confirm an alarm or newsletter. */
export const mailConfirmationRequest = (bases: LinkBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { alarmId } = yield* decodeConfirmation(payload)
    const alarm = yield* alarmById(alarmId)
    if (alarm === undefined || alarm.confirmed) return
    const locale = localeOfCountry(alarm.countryId)
    const now = yield* Clock.currentTimeMillis
    const token = yield* allowMailToken("alarm", `confirm ${alarmId}`, {
      accountId: alarm.accountId,
      days: 0,
      now
    })
    // the token expired or the alarm was deleted in the meantime, so the link would be invalid
    if ((yield* subjectOf("alarm", token, now)) === undefined) return
    const words = confirmationWords(alarm, locale, linkOf(bases, locale, token))
    const kind = "alarm-confirmation"
    yield* send(alarm, { id: `${kind}-${alarmId}`, kind, secret: token }, words)
  })

const decodeAlarm = Schema.decodeUnknownEffect(
  Schema.Struct({ alarmId: Schema.Int, day: Schema.String, price: Schema.Int })
)

/** Mails the owner of an alarm about one threshold crossing, if the day's price is recent. */
export const mailAlarm = (bases: LinkBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { alarmId, day, price } = yield* decodeAlarm(payload)
    const alarm = yield* alarmById(alarmId)
    const now = yield* Clock.currentTimeMillis
    if (alarm === undefined || now - Date.parse(day) > newsDays * 86_400_000) return
    const locale = localeOfCountry(alarm.countryId)
    const token = yield* allowMailToken("alarm", `stop ${alarmId}`, {
      accountId: alarm.accountId,
      days: stopDays,
      now
    })
    const zip = alarm.zipCode === "" ? "" : `&zipCode=${alarm.zipCode}`
    const words = alarmWords(alarm, locale, price, {
      offers: `${bases[locale.code]}/${goodsOf(alarm).slug}/angebotsliste?amount=${alarm.amount}${zip}`,
      stop: linkOf(bases, locale, token)
    })
    // the shop's API endpoints are at the origin, without the path prefix of the country's pages
    const unsubscribe = new URL(oneClickPath(token), bases[locale.code]).href
    yield* send(alarm, { id: `alarm-${alarmId}-${day}`, kind: "alarm", secret: token, unsubscribe }, words)
  })
