import { describe, expect, it } from "vitest"
import type { InstalmentOffer } from "./payment-providers.ts"
import { providerPlans } from "./provider-plans.ts"

const euros = (cents: number) => ({ cents, currency: "EUR" })

/** A plan of six months for 2400.00 at 9.99 % (rule payment.plan). */
const six: InstalmentOffer = {
  id: "theirs-6",
  count: 6,
  monthly: euros(41_123),
  last: euros(41_121),
  total: euros(246_736),
  nominalRate: 956,
  effectiveRate: 999,
  informationUrl: "https://pay.example/credit"
}
const twelve: InstalmentOffer = {
  ...six,
  id: "theirs-12",
  count: 12,
  monthly: euros(21_051),
  last: euros(21_047),
  total: euros(252_608)
}

const of = (...offers: ReadonlyArray<InstalmentOffer>) => providerPlans(offers, 240_000)

describe("instalment plans of a provider", () => {
  it("are shown with all figures required by law, the shortest first", () => {
    const [first, second] = of(twelve, six)
    expect(first).toEqual({
      offerId: "theirs-6",
      terms: {
        optionId: "plan-6-41123-41121-246736-956-999",
        months: 6,
        netAmount: 2400,
        rate: 411.23,
        lastRate: 411.21,
        totalAmount: 2467.36,
        nominalRate: 9.56,
        effectiveRate: 9.99,
        isProvisional: true,
        infoUrl: "https://pay.example/credit"
      }
    })
    expect(second?.offerId).toBe("theirs-12")
  })

  it("are identified by their figures, whatever the provider calls them", () => {
    const name = (offer: InstalmentOffer) => of(offer)[0]?.terms.optionId
    expect(name({ ...six, id: "another" })).toBe(name(six))
    expect(name({ ...six, effectiveRate: 1000 })).not.toBe(name(six))
    expect(name({ ...six, nominalRate: 957 })).not.toBe(name(six))
    expect(name(twelve)).not.toBe(name(six))
  })

  it("are not shown if the figures do not add up, the loan is below the price, or the currency is not the euro", () => {
    for (const wrong of [
      { total: euros(246_737) },
      { count: 1, monthly: euros(0), last: euros(240_000), total: euros(240_000) },
      { monthly: { cents: 41_123, currency: "CHF" } },
      { last: { cents: 41_121, currency: "CHF" } },
      { total: { cents: 246_736, currency: "CHF" } },
      { last: euros(-1), total: euros(41_123 * 5 - 1) }
    ])
      expect(of({ ...six, ...wrong })).toEqual([])
    expect(providerPlans([six], 246_737)).toEqual([])
    expect(providerPlans([six], 246_736), "without interest").toHaveLength(1)
    for (const [count, monthly, last] of [
      [1, 41_123, 240_000],
      [6, 0, 240_000],
      [6, 48_000, 0]
    ] as const) {
      const total = monthly * (count - 1) + last
      expect(of({ ...six, count, monthly: euros(monthly), last: euros(last), total: euros(total) })).toEqual(
        []
      )
    }
  })

  it("link to the lender's information by https only", () => {
    for (const informationUrl of ["http://pay.example/credit", "javascript:alert(1)", ""])
      expect(of({ ...six, informationUrl })[0]?.terms).not.toHaveProperty("infoUrl")
  })
})
