import type { CountryId } from "../place/country.ts"
import type { Operator } from "../site/site.ts"
import { inSwissSpelling, type LegalSection, type LegalText } from "./legal-text.ts"

const shortNames: Readonly<Record<CountryId, string>> = { 1: "de", 2: "at", 3: "ch" }

const versionOf = (countryId: CountryId, { since }: Edition): string =>
  `datenschutz-${shortNames[countryId]}-${since}`

const formerCookies =
  "Wir setzen nur Cookies, die für den Betrieb nötig sind: eines für die gewählte Landesseite und, sobald Sie rechnen oder bestellen, zwei für Ihre Sitzung; nach einer Bestellung eines, das Ihnen 90 Tage lang deren Seite öffnet. Ihre letzten Eingaben bleiben im Speicher Ihres Browsers."
const signInCookies =
  "Wir setzen nur Cookies, die für den Betrieb nötig sind: eines für die gewählte Landesseite und, sobald Sie rechnen oder bestellen, zwei für Ihre Sitzung; nach einer Bestellung eines, das Ihnen 90 Tage lang deren Seite öffnet; mit einer Anmeldung drei, die Sie angemeldet halten, und eines, an dem wir Ihren Browser 180 Tage lang wiedererkennen, damit niemand Sie durch falsche Kennwörter aussperrt. Ihre letzten Eingaben im Rechner bleiben im Speicher und in einem Cookie Ihres Browsers."

const basis: Readonly<Record<CountryId, string>> = {
  1: "Rechtsgrundlage ist Art. 6 Abs. 1 Buchstabe b DSGVO für Ihre Bestellung, Buchstabe c für gesetzliche Aufbewahrung und Buchstabe f für den sicheren Betrieb.",
  2: "Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO für Ihre Bestellung, lit. c für gesetzliche Aufbewahrung und lit. f für den sicheren Betrieb.",
  3: "Grundlage ist das Schweizer Datenschutzgesetz (DSG); wir bearbeiten Ihre Daten zur Abwicklung Ihrer Bestellung, aus gesetzlicher Pflicht und für den sicheren Betrieb."
}

/** A version of the privacy notice, valid from a day. */
interface Edition {
  /** yyyy-MM-dd. */
  readonly since: string
  readonly cookies: string
  readonly more: ReadonlyArray<LegalSection>
}

const told: LegalSection = {
  title: "Preisalarm, Newsletter und Bewertungen",
  paragraphs: [
    "Für einen Preisalarm oder den Newsletter speichern wir Ihre E-Mail-Adresse und Ihren Wunsch, bis Sie ihn beenden; der Weg dazu steht in jeder E-Mail. Ohne Ihre Bestätigung schicken wir Ihnen nichts.",
    "Bewertungen, die Sie nach einer Lieferung abgeben, veröffentlichen wir mit Sternen, Text, Brennstoff und Zeit der Lieferung, Ihren Vornamen und Ort nur, wenn Sie es wollen. Löschen Sie Ihr Konto, nehmen wir Vornamen und Ort von Ihren Bewertungen."
  ]
}

const current: Edition = {
  since: "2026-11-28",
  cookies:
    "Was Ihr Browser für uns speichert, wozu, wie lange und wer es liest, steht vollständig in der Tabelle auf der Seite Datenschutz. Was Ihr eigener Wunsch braucht, speichern wir ohne Frage. Alles darüber hinaus speichern wir nur mit Ihrer Einwilligung, die für Statistik und Marketing getrennt gilt, ein Jahr hält und die Sie jederzeit unten auf jeder Seite widerrufen können; dann wird es sofort gelöscht.",
  more: [told]
}

/** Former versions, which still apply to older orders. */
const former: ReadonlyArray<Edition> = [
  { since: "2026-11-22", cookies: formerCookies, more: [] },
  { since: "2026-11-23", cookies: signInCookies, more: [] },
  {
    since: "2026-11-27",
    cookies: `${signInCookies} Dort bleibt auch, welche Brennstoffe Sie auf Preisseiten nebeneinander sehen wollen.`,
    more: [told]
  }
]

const written = (countryId: CountryId, operator: Operator, edition: Edition): LegalText => {
  const text: LegalText = {
    version: versionOf(countryId, edition),
    title: "Datenschutzerklärung",
    sections: [
      {
        title: "Verantwortlich",
        paragraphs: [
          `${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}, ${operator.country}. Fragen zum Datenschutz: ${operator.email}.`
        ]
      },
      {
        title: "Besuch der Seiten",
        paragraphs: [
          "Beim Aufruf der Seiten verarbeiten wir Ihre Netzwerkadresse, um Anfragen zu beantworten und Missbrauch zu begrenzen. Zähler dafür werden nach kurzer Zeit gelöscht.",
          edition.cookies,
          "Stürzt ein Skript der Seite ab, sendet Ihr Browser uns die technische Fehlermeldung ohne Suchbegriffe und ohne Zugangsdaten."
        ]
      },
      {
        title: "Bestellung",
        paragraphs: [
          "Für Ihre Bestellung verarbeiten wir die angegebenen Adressen, Telefonnummer, E-Mail-Adresse und den Inhalt der Bestellung und geben sie an den Verkäufer weiter, der sie zur Lieferung und Abrechnung braucht.",
          basis[countryId],
          "Bestelldaten bewahren wir so lange auf, wie es das Handels- und Steuerrecht verlangt; angefangene, nicht abgeschickte Bestellungen löschen wir nach 30 Tagen."
        ]
      },
      ...edition.more,
      {
        title: "Ihre Rechte",
        paragraphs: [
          "Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Herausgabe Ihrer Daten verlangen und der Verarbeitung widersprechen. Sie können sich bei einer Datenschutzbehörde beschweren."
        ]
      }
    ]
  }
  return countryId === 3 ? inSwissSpelling(text) : text
}

export const privacyVersion: Readonly<Record<CountryId, string>> = {
  1: versionOf(1, current),
  2: versionOf(2, current),
  3: versionOf(3, current)
}

/** Returns the privacy notice. */
export const privacy = (countryId: CountryId, operator: Operator): LegalText =>
  written(countryId, operator, current)

/** Returns the former privacy notices, by version. */
export const formerPrivacies = (
  countryId: CountryId
): ReadonlyArray<readonly [version: string, wording: (operator: Operator) => LegalText]> =>
  former.map((edition) => [
    versionOf(countryId, edition),
    (operator) => written(countryId, operator, edition)
  ])
