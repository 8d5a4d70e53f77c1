import { Trans } from "@lingui/react/macro"
import type { PaymentRefusal } from "../../../domain/payment/refusals.ts"

/** Explains why a requested payment method is not possible for an order. */
export function ExclusionText({ reason }: { readonly reason: PaymentRefusal | "actedFor" }) {
  switch (reason) {
    case "otherCreditor":
      return <Trans>Bei diesem Angebot geht die Zahlung an jemand anderen.</Trans>
    case "euroOnly":
      return <Trans>Diese Zahlungsart gibt es nur für Bestellungen in Euro.</Trans>
    case "notTaken":
      return <Trans>Dieser Händler bietet sie nicht an.</Trans>
    case "severalStations":
      return <Trans>Sie ist nur bei einer einzigen Lieferstelle möglich.</Trans>
    case "companyExcluded":
      return <Trans>Sie ist nur für Privatpersonen möglich, nicht für Firmen.</Trans>
    case "addressesDiffer":
      return <Trans>Liefer- und Rechnungsadresse müssen dafür gleich sein.</Trans>
    case "amountTooSmall":
      return <Trans>Der Betrag dieser Bestellung ist dafür zu klein.</Trans>
    case "amountTooLarge":
      return <Trans>Der Betrag dieser Bestellung ist dafür zu hoch.</Trans>
    case "agreementOutdated":
      return <Trans>Der Preis ist ein anderer geworden. Bitte stimmen Sie bei PayPal noch einmal zu.</Trans>
    case "planOutdated":
      return <Trans>Der Preis ist ein anderer geworden. Bitte wählen Sie den Plan noch einmal.</Trans>
    case "wordingChanged":
      return <Trans>Der Wortlaut hat sich geändert. Bitte stimmen Sie ihm noch einmal zu.</Trans>
    case "notConfigured":
      return <Trans>Wir bieten sie zurzeit nicht an.</Trans>
    case "deliveryTooLate":
      return <Trans>Dafür ist die Lieferzeit zu lang.</Trans>
    case "actedFor":
      return <Trans>Bankdaten gibt nur der Kunde selbst ein.</Trans>
  }
}
