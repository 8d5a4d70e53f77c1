import type { LegalText } from "./legal-text.ts"

/**
 * Days between the notice of a debit and the debit itself, as agreed in the mandate. Without this agreement, 14 days
 * would be required (rule payment.notice).
 */
export const preNotificationDays = 5

/** Weeks within which a bank refunds a CORE debit without a reason (rule payment.core-scheme). */
export const refundWeeks = 8

/** Change this version together with the wording: a mandate records the version that the buyer accepted. */
export const mandateVersion = "sepa-lastschrift-2026-11-22"

/** The creditor and the mandate's reference. */
export interface MandateTerms {
  readonly reference: string
  readonly creditorName: string
  readonly creditorId: string
}

/**
 * Returns the full text of the mandate, which the buyer sees before granting it. The mandate allows one debit after
 * delivery, under the CORE scheme for consumers.
 */
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
