import type { CountryId } from "../place/country.ts"
import type { Operator } from "../site/site.ts"
import { inSwissSpelling, type LegalText } from "./legal-text.ts"

export const privacyVersion: Readonly<Record<CountryId, string>> = {
  1: "datenschutz-de-2026-11-23",
  2: "datenschutz-at-2026-11-23",
  3: "datenschutz-ch-2026-11-23"
}

/** The wording of before the cookies of a sign-in were named; orders were placed under it. */
export const formerPrivacyVersion: Readonly<Record<CountryId, string>> = {
  1: "datenschutz-de-2026-11-22",
  2: "datenschutz-at-2026-11-22",
  3: "datenschutz-ch-2026-11-22"
}

const formerCookies =
  "Wir setzen nur Cookies, die für den Betrieb nötig sind: eines für die gewählte Landesseite und, sobald Sie rechnen oder bestellen, zwei für Ihre Sitzung; nach einer Bestellung eines, das Ihnen 90 Tage lang deren Seite öffnet. Ihre letzten Eingaben bleiben im Speicher Ihres Browsers."
const signInCookies =
  "Wir setzen nur Cookies, die für den Betrieb nötig sind: eines für die gewählte Landesseite und, sobald Sie rechnen oder bestellen, zwei für Ihre Sitzung; nach einer Bestellung eines, das Ihnen 90 Tage lang deren Seite öffnet; mit einer Anmeldung drei, die Sie angemeldet halten, und eines, an dem wir Ihren Browser 180 Tage lang wiedererkennen, damit niemand Sie durch falsche Kennwörter aussperrt. Ihre letzten Eingaben im Rechner bleiben im Speicher und in einem Cookie Ihres Browsers."

const basis: Readonly<Record<CountryId, string>> = {
  1: "Rechtsgrundlage ist Art. 6 Abs. 1 Buchstabe b DSGVO für Ihre Bestellung, Buchstabe c für gesetzliche Aufbewahrung und Buchstabe f für den sicheren Betrieb.",
  2: "Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO für Ihre Bestellung, lit. c für gesetzliche Aufbewahrung und lit. f für den sicheren Betrieb.",
  3: "Grundlage ist das Schweizer Datenschutzgesetz (DSG); wir bearbeiten Ihre Daten zur Abwicklung Ihrer Bestellung, aus gesetzlicher Pflicht und für den sicheren Betrieb."
}

const written = (countryId: CountryId, operator: Operator, version: string, cookies: string): LegalText => {
  const text: LegalText = {
    version,
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
          cookies,
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

/** What happens to personal data. */
export const privacy = (countryId: CountryId, operator: Operator): LegalText =>
  written(countryId, operator, privacyVersion[countryId], signInCookies)

/** The same as it was told before. */
export const formerPrivacy = (countryId: CountryId, operator: Operator): LegalText =>
  written(countryId, operator, formerPrivacyVersion[countryId], formerCookies)
