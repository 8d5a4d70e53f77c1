import type { LegalText } from "./legal-text.ts"

/**
 * Change this version together with the wording: an application for instalments records the version that the buyer
 * agreed to.
 */
export const instalmentConsentVersion = "ratenzahlung-2026-11-22"

/**
 * Returns the text to which a buyer agrees when applying for instalments: the data passed to the lender, and the terms
 * (rule law.credit).
 */
export const instalmentConsent = (provider: string): LegalText => ({
  version: instalmentConsentVersion,
  title: "Ratenzahlung: Information und Einwilligung",
  sections: [
    {
      title: "Ein Kredit",
      paragraphs: [
        `Die Ratenzahlung ist ein Verbraucherkredit von ${provider}. Der Kreditvertrag kommt erst zustande, wenn ${provider} den Antrag nach einer Prüfung Ihrer Kreditwürdigkeit annimmt. Wird er abgelehnt, fragen wir Sie, wie Sie stattdessen bezahlen möchten.`
      ]
    },
    {
      title: "Vorläufiger Plan",
      paragraphs: [
        "Raten und Gesamtbetrag gelten vorläufig für die bestellte Menge. Nach der Lieferung wird der Plan mit demselben effektiven Jahreszins für die gelieferte Menge berechnet und Ihnen mitgeteilt."
      ]
    },
    {
      title: "Einwilligung",
      paragraphs: [
        `Für den Antrag werden Name, Adresse, Telefon, E-Mail-Adresse, Geburtsdatum, IBAN und die bestellte Ware an ${provider} übermittelt, der dazu Auskünfte über Ihre Zahlungsfähigkeit einholen darf.`
      ]
    },
    {
      title: "Widerruf",
      paragraphs: [
        "Den Kreditvertrag können Sie innerhalb von vierzehn Tagen ohne Angabe von Gründen widerrufen, unabhängig vom Kauf der Ware."
      ]
    }
  ]
})
