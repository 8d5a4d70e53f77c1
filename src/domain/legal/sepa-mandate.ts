import type { LegalText } from "./legal-text.ts"

/**
 * Days between the notice of a debit and the debit itself; agreed with the mandate, 14 without (rule payment.notice).
 */
export const preNotificationDays = 5

/** Weeks within which a bank gives the money of a CORE debit back without a reason (rule payment.core-scheme). */
export const refundWeeks = 8

/** Changes with the wording: a mandate names the version that it was given under. */
export const mandateVersion = "sepa-lastschrift-2026-11-22"

/** Who may debit, and by which name of the mandate. */
export interface MandateTerms {
  readonly reference: string
  readonly creditorName: string
  readonly creditorId: string
}

/** The mandate as it is shown in full before it is given: once, after delivery, by the CORE scheme for consumers. */
export const sepaMandate = ({ creditorName }: Pick<MandateTerms, "creditorName">): LegalText => ({
  version: mandateVersion,
  title: "SEPA-Lastschriftmandat für eine einmalige Zahlung",
  sections: [
    {
      title: "Ermächtigung",
      paragraphs: [
        `Ich ermächtige ${creditorName}, den Rechnungsbetrag dieser Bestellung nach der Lieferung einmalig von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${creditorName} auf mein Konto gezogene Lastschrift einzulösen.`
      ]
    },
    {
      title: "Ankündigung",
      paragraphs: [
        `Der Einzug wird mit der Rechnung angekündigt. Die Frist der Ankündigung beträgt mindestens ${preNotificationDays} Tage. Eingezogen wird der Preis der gelieferten Menge.`
      ]
    },
    {
      title: "Erstattung",
      paragraphs: [
        `Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.`
      ]
    }
  ]
})
