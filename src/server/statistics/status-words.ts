import type { CampaignChannel } from "../../domain/figures/tracked-campaign.ts"
import type { OrderStatus } from "../../domain/order/draft.ts"
import type { PaymentVariant } from "../../domain/order/steps.ts"

/** German names of the order statuses, for staff. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  placed: "bestellt",
  confirmed: "bestätigt",
  scheduled: "terminiert",
  delivered: "geliefert",
  invoiced: "berechnet",
  settled: "bezahlt",
  refused: "vom Händler abgelehnt",
  cancelledByDealer: "vom Händler storniert",
  cancelledByCustomer: "vom Kunden storniert",
  withdrawn: "widerrufen"
}

export const paymentWords: Readonly<Record<PaymentVariant, string>> = {
  Invoice: "Rechnung des Händlers",
  InteraidInvoice: "Rechnung",
  Sepa: "Lastschrift des Händlers",
  InteraidSepa: "Lastschrift",
  Installment: "Ratenzahlung",
  PayPal: "PayPal"
}

/** German names of the channels that led to an order. */
export const channelWords: Readonly<Record<CampaignChannel, string>> = {
  newsletter: "Newsletter",
  suchmaschine: "Suchmaschine",
  anzeige: "Anzeige",
  "soziale-medien": "Soziale Medien",
  partner: "Partner",
  andere: "Andere"
}
