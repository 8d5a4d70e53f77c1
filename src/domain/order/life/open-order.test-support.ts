import type { OpenOrder } from "./open-order.ts"

/** Returns an order for six tonnes with a delivery window in the first half of December 2026, not confirmed yet. */
export const openOrderOf = (change: Partial<OpenOrder> = {}): OpenOrder => ({
  orderId: "bestellung-1",
  orderNumber: "HM-26-100001",
  version: 1,
  status: "placed",
  countryId: 1,
  regionCode: "BY",
  closures: [],
  dealerId: 100_001,
  dealer: "Holz & Wärme GmbH",
  buyer: "Erika Beispiel",
  address: "Marktplatz 8, 80331 München",
  phone: "+49 89 1234567",
  email: "erika@beispiel.example",
  deliveryNote: "Bitte am Tor klingeln",
  quality: ["ENplus A1"],
  wishes: [{ group: "TubeLength", name: "bis 30 m" }],
  payment: "Invoice",
  productGroupId: 3,
  productName: "Holzpellets lose",
  amount: 6000,
  totalPrice: 2447.28,
  currency: "EUR",
  startDeliveryPeriodDate: "2026-12-01",
  endDeliveryPeriodDate: "2026-12-11",
  scheduledDay: null,
  placedAt: "2026-11-22T09:00:00.000Z",
  stations: [],
  billing: null,
  may: ["confirm", "refuse"],
  seat: "dealer",
  ...change
})

const station = { buyer: "Erika Beispiel", phone: "+49 89 1234567", deliveryNote: "" }

/** Returns the same order for three houses; the second one has already received its delivery. */
export const threeStationsOf = (change: Partial<OpenOrder> = {}): OpenOrder =>
  openOrderOf({
    status: "scheduled",
    version: 4,
    scheduledDay: "2026-12-03",
    stations: [
      { ...station, station: 1, amount: 3000, address: "Marktplatz 8, 80331 München", deliveredAmount: null },
      { ...station, station: 2, amount: 2000, address: "Am Bach 1, 80331 München", deliveredAmount: 1950 },
      { ...station, station: 3, amount: 1000, address: "Ring 5, 80331 München", deliveredAmount: null }
    ],
    may: ["schedule", "deliver"],
    ...change
  })
