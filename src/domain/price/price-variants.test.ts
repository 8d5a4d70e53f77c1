import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import type { PartialCalculation } from "../options/order-query.ts"
import { dayOfIso } from "./local-day.ts"
import { type AreaTerms, type DayTerms, priceOffer, priceOffers } from "./price-offer.ts"
import { priceRequest } from "./price-request.ts"
import { workCalendar } from "./work-calendar.ts"

const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)
const monday: DayTerms = { calendar, vatTenths: calendar.days.map(() => 70) }

const area: AreaTerms = {
  leadWorkdays: 5,
  windowWorkdays: 6,
  prices: new Map([
    [
      20,
      [
        { certificationId: 1, fromAmounts: [0, 3000, 6000], unitPrices: [43_000, 41_000, 40_133] },
        { certificationId: 2, fromAmounts: [0, 3000], unitPrices: [42_000, 41_000] },
        { certificationId: 4, fromAmounts: [5000], unitPrices: [39_000] }
      ]
    ],
    [21, [{ certificationId: 1, fromAmounts: [0], unitPrices: [44_000] }]]
  ]),
  palletBags: undefined,
  fees: [],
  paymentIds: [40]
}

const wish = (partial: PartialCalculation) =>
  completeCalculation({ zipCode: "10115", amount: 6000, ...partial }, configurationOf(1, 3))

describe("an offer among variants of goods", () => {
  const pallet = (wished: PartialCalculation, palletBags: AreaTerms["palletBags"]) => {
    const terms = {
      ...area,
      palletBags,
      prices: new Map([[23, [{ certificationId: 1, fromAmounts: [0], unitPrices: [46_500] }]]])
    }
    const request = priceRequest(
      completeCalculation({ zipCode: "10115", amount: 1, ...wished }, configurationOf(1, 4))
    )
    return request && priceOffer(request, terms, monday)
  }

  it("has its base price by the weight of the pallet's sacks, and is only for the chosen pallet", () => {
    const made = { size: 15, count: 48 }
    // 465.00 / 720 kg = 0.6458…
    expect(pallet({}, made)?.basePrice).toBe(65)
    expect(pallet({ palletBagSize: 15, palletBagCount: 48 }, made)?.total).toBe(46_500)
    expect(pallet({ palletBagCount: 66 }, made)).toBeUndefined()
    expect(pallet({ palletBagSize: 10 }, made)).toBeUndefined()
  })

  it("has no particular pallet if the dealer does not declare one", () => {
    expect(pallet({}, undefined)?.total).toBe(46_500)
    expect(pallet({ palletBagSize: 15 }, undefined)).toBeUndefined()
    expect(pallet({ palletBagCount: 48 }, undefined)).toBeUndefined()
  })

  it("is for the chosen product and no other", () => {
    const better = priceRequest(wish({ product: { id: 21 } }))
    expect(better && priceOffer(better, area, monday)?.listPrice).toBe(44_000)
    const onlyPlain = { ...area, prices: new Map([...area.prices].filter(([id]) => id === 20)) }
    expect(better && priceOffer(better, onlyPlain, monday)).toBeUndefined()
  })

  it("is listed before the dealer's other certifications, which differ only in the goods", () => {
    const request = priceRequest(wish({}))
    const offers = request === undefined ? [] : priceOffers(request, area, monday)
    expect(offers.map(({ certificationId, listPrice }) => [certificationId, listPrice])).toEqual([
      [4, 39_000],
      [1, 40_133],
      [2, 41_000]
    ])
    expect(new Set(offers.map(({ fees }) => fees)).size).toBe(1)
  })

  it("is available in instalments only from dealers who accept them", () => {
    const request = priceRequest(wish({ parameters: [{ id: 45, modifier: 12 }] }))
    expect(request?.instalmentMonths).toBe(12)
    expect(request && priceOffer(request, area, monday)).toBeUndefined()
    expect(request && priceOffer(request, { ...area, paymentIds: [40, 45] }, monday)).toBeDefined()
  })
})
