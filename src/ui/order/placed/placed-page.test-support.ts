import { address } from "../../../../model-tests/data/drafts.ts"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"

export const at = "2026-12-03T10:00:00.000Z"
/** Test data: the page of an order that is on its way to two delivery points. */
export const placedPage: OrderPage = {
  orderId: "o",
  orderNumber: "HM-26-100001",
  status: "scheduled",
  placedAt: at,
  timeline: [],
  countryId: 1,
  productGroupId: 3,
  calculation: calculationOf(),
  offer: offerOf("a", 100_000),
  emailAddress: "erika@example.org",
  deliveryAddress: address,
  invoiceAddress: null,
  stations: [],
  payment: { variant: "Sepa", paymentId: 42, isInteraidPayment: false, orderReference: "" },
  moistureDeclaration: null,
  legalVersions: { terms: "1", withdrawal: "1", privacy: "1" },
  version: 3,
  events: [{ state: "scheduled", at, by: "seller", day: "2026-12-03", reason: null, station: 2 }],
  delivery: null,
  stationDeliveries: [{ station: 2, day: "2026-12-03", amount: 1950, isMixed: false }],
  mandate: null,
  standingPayment: null,
  finalPlan: null,
  invoiceNumber: null,
  documents: [],
  canWithdraw: false,
  withdrawableUntil: null,
  canCancel: false,
  canRate: false,
  tracker: {
    next: { kind: "delivery", day: "2026-12-03" },
    delivery: { kind: "agreed", from: "2026-12-03", until: "2026-12-03" },
    due: { when: "afterDelivery", amount: 1770, way: "debit", day: null },
    rating: "none",
    calendarPath: null
  },
  againPath: "/holzpellets-lose/bestellparameter-bestaetigen?dealer=1"
}
