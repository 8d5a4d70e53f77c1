import type { Calculation } from "../../src/domain/options/calculation.ts"
import type { ChildOffer, Offer, OfferList } from "../../src/domain/offer/offer.ts"
import { completeCalculation } from "../../src/domain/options/complete-calculation.ts"
import { configurationOf } from "../../src/domain/options/configuration.ts"

/** The options of loose pellets in Germany. */
export const pellets = configurationOf(1, 3)

export const calculationOf = (wish: Partial<Calculation> = {}): Calculation =>
  completeCalculation({ zipCode: "80331", amount: 6000, ...wish }, pellets)

const child = (id: string, dealerId: number): ChildOffer => ({
  id,
  hash: `hash-${id}`,
  dealerId,
  branchId: dealerId,
  name: `Brennstoffe ${dealerId}`,
  logoUrl: null,
  profileLink: null,
  seller: {
    name: `Brennstoffe ${dealerId} GmbH`,
    street: "Lagerweg 1",
    zipCode: "80331",
    city: "München",
    email: "verkauf@example.org",
    phone: "+49 89 123456",
    enplusId: null
  },
  rating: 90,
  ratingCount: 12,
  isInteraid: false,
  palletBags: null,
  productId: 20,
  certificationIds: [1],
  currency: "EUR",
  unitPrice: 300,
  unitPriceUnit: { amount: 1000, unit: "kg" },
  basePrice: 0.3,
  basePriceUnit: "kg",
  goodsPrice: 1800,
  netTotal: 1682.24,
  vatRate: 7,
  vatAmount: 117.76,
  totalPrice: 1800,
  earlierVat: null,
  fees: [],
  savings: null,
  badges: [],
  deliveryPeriodDays: 10,
  startDeliveryPeriodDate: "2026-12-01",
  endDeliveryPeriodDate: "2026-12-04",
  appointmentPlusPrice: null,
  paymentIds: [40],
  defaultPaymentId: 40,
  isInteraidPayment: false,
  monthlyRateCount: 0,
  monthlyRate: null,
  effectiveAnnualRate: null,
  selected: false
})

/** Creates an offer with two alternative offers of the same dealer below it: `a`, `a1`, `a2`. */
export const offerOf = (id: string, dealerId: number): Offer => ({
  ...child(id, dealerId),
  children: [child(`${id}1`, dealerId), child(`${id}2`, dealerId)]
})

export const listOf = (ids: ReadonlyArray<string>, hasDefaultOffers = false): OfferList => ({
  items: ids.map((id, index) => offerOf(id, 100_000 + index)),
  hasDefaultOffers,
  calculatedAt: "2026-11-21T12:00:00Z",
  validUntil: "2026-11-21T12:30:00Z"
})
