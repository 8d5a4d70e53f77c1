import type { CountryId } from "../place/country.ts"
import type { Operator } from "../site/site.ts"
import { inSwissSpelling, type LegalText } from "./legal-text.ts"

export const termsVersion: Readonly<Record<CountryId, string>> = {
  1: "agb-de-2026-11-21",
  2: "agb-at-2026-11-21",
  3: "agb-ch-2026-11-21"
}

const law: Readonly<Record<CountryId, string>> = {
  1: "Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts.",
  2: "Es gilt österreichisches Recht unter Ausschluss des UN-Kaufrechts.",
  3: "Es gilt schweizerisches Recht unter Ausschluss des UN-Kaufrechts."
}

const taxes: Readonly<Record<CountryId, string>> = {
  1: "Alle Preise sind Gesamtpreise in Euro einschließlich Mehrwertsteuer, Lieferung und aller im Angebot genannten Gebühren.",
  2: "Alle Preise sind Gesamtpreise in Euro einschließlich Umsatzsteuer, Lieferung und aller im Angebot genannten Gebühren.",
  3: "Alle Preise sind Gesamtpreise in Schweizer Franken einschließlich Mehrwertsteuer, Lieferung und aller im Angebot genannten Gebühren."
}

/** Returns the terms of the marketplace and of the purchase (rule life.contract). */
export const terms = (countryId: CountryId, operator: Operator): LegalText => {
  const text: LegalText = {
    version: termsVersion[countryId],
    title: "Allgemeine Geschäftsbedingungen",
    sections: [
      {
        title: "1. Wer Ihr Vertragspartner ist",
        paragraphs: [
          `${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}, betreibt diesen Marktplatz. Verkäufer ist der Händler, den das Angebot nennt. Nur wo ein Angebot ausdrücklich so gekennzeichnet ist, verkauft ${operator.name} selbst.`,
          "Angeboten wird Verbrauchern und Unternehmen für den eigenen Bedarf; Wiederverkäufer sind ausgeschlossen."
        ]
      },
      {
        title: "2. Wie der Vertrag zustande kommt",
        paragraphs: [
          "Die Angebote gelten für das gewählte Liefergebiet, die gewählte Menge und 30 Minuten lang; danach werden sie neu berechnet.",
          "Mit der Schaltfläche „zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt mit der Bestätigung des Verkäufers zustande.",
          "Den Vertragstext erhalten Sie mit der Eingangsbestätigung; Sie können ihn speichern und ausdrucken. Vertragssprache ist Deutsch."
        ]
      },
      {
        title: "3. Preise und Menge",
        paragraphs: [
          taxes[countryId],
          "Maßgeblich für den Steuersatz ist der Tag der Lieferung. Überschreitet der Lieferzeitraum eine Änderung des Steuersatzes, nennt das Angebot beide Beträge.",
          "Berechnet wird die gelieferte Menge zum vereinbarten Einheitspreis; Abweichungen bis zu zehn Prozent sind handelsüblich."
        ]
      },
      {
        title: "4. Lieferung",
        paragraphs: [
          "Geliefert wird innerhalb des im Angebot genannten Zeitraums an die angegebene Lieferadresse. Der Händler stimmt den Termin mit Ihnen ab.",
          "Bitte sorgen Sie für eine Zufahrt, die für das gewählte Fahrzeug geeignet ist, und für einen betriebsbereiten Lagerraum oder Tank."
        ]
      },
      {
        title: "5. Zahlung und Eigentum",
        paragraphs: [
          "Sie zahlen auf die Art, die Sie bei der Bestellung gewählt haben. Bei Zahlung auf Rechnung ist der Betrag nach der Lieferung innerhalb der auf der Rechnung genannten Frist fällig.",
          "Die Ware bleibt bis zur vollständigen Bezahlung Eigentum des Verkäufers, soweit sie nicht vermischt ist."
        ]
      },
      {
        title: "6. Mängel",
        paragraphs: [
          "Es gelten die gesetzlichen Rechte bei Mängeln. Bitte zeigen Sie Mängel bald nach der Lieferung an."
        ]
      },
      {
        title: "7. Recht",
        paragraphs: [law[countryId], "Zwingende Schutzvorschriften für Verbraucher bleiben unberührt."]
      }
    ]
  }
  return countryId === 3 ? inSwissSpelling(text) : text
}
