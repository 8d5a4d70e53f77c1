import type { Agreed, Delivery, LifeEvent } from "./order-life.ts"

/** Six tonnes of loose pellets in Germany at 300.00 per tonne plus a blow-in fee of 30.00. */
export const pellets: Agreed = {
  countryId: 1,
  regionCode: null,
  productGroupId: 3,
  isConsumer: true,
  isInteraidPayment: false,
  isDirectDebit: false,
  amount: 6000,
  stationAmounts: [],
  priceUnitAmount: 1000,
  goodsCents: 180_000,
  feesCents: 3000,
  vatTenths: 70,
  earlierVatTenths: null,
  windowStart: "2026-12-01",
  windowEnd: "2026-12-10"
}

const today = "2026-12-03"

/** A valid example of every request. */
export const wishes = {
  confirm: { type: "order.confirm", by: "seller", today },
  refuse: { type: "order.refuse", by: "seller", today, reason: "Ausverkauft" },
  schedule: { type: "order.schedule", by: "seller", today, day: "2026-12-03", reason: "" },
  deliver: {
    type: "order.deliver",
    by: "seller",
    today,
    day: "2026-12-03",
    amount: 6000,
    isMixed: false,
    reason: ""
  },
  invoice: { type: "order.invoice", by: "seller", today, invoiceNumber: "R-1" },
  settle: { type: "order.settle", by: "seller", today },
  debitReturned: { type: "order.debitReturned", by: "seller", today, reason: "Keine Deckung" },
  announceDebit: { type: "order.announceDebit", by: "seller", today },
  cancelByDealer: { type: "order.cancel", by: "seller", today, reason: "Kein Fahrer" },
  cancelByCustomer: { type: "order.cancel", by: "customer", today, reason: "" },
  withdraw: { type: "order.withdraw", by: "customer", today, reason: "" }
} as const satisfies Readonly<Record<string, LifeEvent>>

/** The same goods for three stations. */
export const threeHouses: Agreed = { ...pellets, stationAmounts: [3000, 2000, 1000] }

/** Returns the data of a delivery to one of several stations. */
export const toStation = (station: number, amount: number) => ({ ...wishes.deliver, station, amount })

export const deliveredOn = (day: string, isMixed = false): Delivery => ({
  day,
  amount: 6000,
  isMixed,
  bill: {
    goodsCents: 180_000,
    feesCents: 3000,
    totalCents: 183_000,
    vatTenths: 70,
    vatCents: 11_972,
    netCents: 171_028
  }
})
