import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"

/** Describes the validation error for a field in the payment step, and how to fix it. */
export function PaymentErrorText({ problem }: { readonly problem: FieldProblem }) {
  switch (problem.code) {
    case "ibanCountry":
      return <Trans>Eine IBAN beginnt mit den zwei Buchstaben des Landes, zum Beispiel DE.</Trans>
    case "ibanNotSepa":
      return <Trans>Von diesem Land aus ist keine Lastschrift in Euro möglich.</Trans>
    case "ibanLength":
      return <Trans>Diese IBAN ist zu kurz oder zu lang. Bitte vergleichen Sie sie mit Ihrer Karte.</Trans>
    case "ibanPattern":
      return <Trans>In dieser IBAN stehen Buchstaben, wo Ziffern hingehören.</Trans>
    case "ibanChecksum":
      return <Trans>Die Prüfziffern passen nicht. Bitte suchen Sie nach einem Zahlendreher.</Trans>
    case "ibanQr":
      return <Trans>Eine QR-IBAN nimmt Zahlungen nur an. Bitte geben Sie die IBAN Ihres Kontos ein.</Trans>
    case "providerAway":
      return problem.field === "installment.optionId" ? (
        <Trans>
          Der Kreditgeber antwortet gerade nicht. Versuchen Sie es noch einmal, oder wählen Sie eine andere
          Zahlungsart.
        </Trans>
      ) : (
        <Trans>
          PayPal antwortet gerade nicht. Versuchen Sie es noch einmal, oder wählen Sie eine andere
          Zahlungsart.
        </Trans>
      )
    case "paymentDeclined":
      return problem.field === "installment.optionId" ? (
        <Trans>Der Kreditgeber hat den Antrag abgelehnt. Bitte wählen Sie eine andere Zahlungsart.</Trans>
      ) : (
        <Trans>PayPal hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Zahlungsart.</Trans>
      )
    case "tooYoung":
      return <Trans>Ratenzahlung ist erst ab 18 Jahren möglich.</Trans>
    case "notAccepted":
      return problem.field === "sepa.mandateAccepted" ? (
        <Trans>Ohne Ihr Mandat kann nichts eingezogen werden. Bitte stimmen Sie zu.</Trans>
      ) : (
        <Trans>Ohne Ihre Einwilligung kann der Antrag nicht gestellt werden.</Trans>
      )
    default:
      return <PartErrorText problem={problem} />
  }
}

function PartErrorText({ problem }: { readonly problem: FieldProblem }) {
  switch (problem.field) {
    case "sepa.iban":
    case "installment.iban":
      return <Trans>Bitte geben Sie die IBAN Ihres Kontos ein.</Trans>
    case "sepa.accountHolder":
      return problem.code === "required" ? (
        <Trans>Bitte geben Sie an, wem das Konto gehört.</Trans>
      ) : (
        <FieldErrorText problem={problem} />
      )
    case "installment.birthDate":
      return problem.code === "required" ? (
        <Trans>Bitte geben Sie Ihr Geburtsdatum an.</Trans>
      ) : (
        <Trans>Dieses Geburtsdatum gibt es nicht.</Trans>
      )
    case "installment.optionId":
      return <Trans>Bitte wählen Sie, in wie vielen Monaten Sie bezahlen.</Trans>
    case "paymentId":
    case "isInteraidPayment":
      return <Trans>So kann diese Bestellung nicht mehr bezahlt werden. Bitte wählen Sie anders.</Trans>
    default:
      return <FieldErrorText problem={problem} />
  }
}
