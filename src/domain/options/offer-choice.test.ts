import { describe, expect, it } from "vitest"
import type { Calculation } from "./calculation.ts"
import { parseOfferChoice } from "./chosen-offer.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { encodeOfferChoice, encodePlan, shortOfferChoice } from "./offer-choice.ts"
import { parseOrderQuery, type QueryValues } from "./order-query.ts"

const calculation: Calculation = {
  productGroupId: 3,
  countryId: 1,
  zipCode: "01067",
  amount: 6000,
  stations: 1,
  product: { id: 20 },
  parameters: [{ id: 108 }, { id: 141, desiredDate: "2026-12-10" }],
  appointmentPlus: true,
  productCertifications: [1, 2],
  looseBlowingProcess: [],
  ordering: 0
}

describe("the chosen offer in the URL of the confirm page", () => {
  const offer = { dealerId: 100017, hash: "ab12", totalPrice: 2447.2, certificationIds: [2] }
  const query = encodeOfferChoice(calculation, offer)

  it("is parsed as it was chosen", () => {
    expect(parseOfferChoice(query)).toEqual({ dealerId: 100017, offerHash: "ab12", seenTotal: 2447.2 })
  })

  it("keeps the order query beside it", () => {
    expect(parseOrderQuery(1, query).calculation).toMatchObject({
      zipCode: "01067",
      amount: 6000,
      parameters: calculation.parameters,
      offerProductCertifications: [2]
    })
  })

  it("is short for an offer of a list: options that the defaults imply are filled in again", () => {
    const data = configurationOf(1, 3)
    const read = (values: QueryValues) => completeCalculation(parseOrderQuery(1, values).calculation, data)
    const usual = completeCalculation({ zipCode: "01067", amount: 6000 }, data)
    expect(shortOfferChoice(usual, offer, data)).toEqual({
      zipCode: "01067",
      amount: "6000",
      opcert: "2",
      dealer: "100017",
      offerHash: "ab12",
      seen: "2447.20"
    })
    const others = [
      usual,
      completeCalculation(calculation, data),
      { ...usual, stations: 3, amount: 9000 },
      completeCalculation({ zipCode: "01067", amount: data.limits.initial, parameters: [{ id: 45 }] }, data),
      completeCalculation({ zipCode: "01067", looseBlowingProcess: [1], product: { id: 21 } }, data)
    ]
    for (const each of others)
      expect(read(shortOfferChoice(each, offer, data))).toEqual(read(encodeOfferChoice(each, offer)))
    expect(shortOfferChoice(usual, offer, null)).toEqual(encodeOfferChoice(usual, offer))
  })

  it("contains places and amounts of a bulk order", () => {
    const points = [
      { zipCode: "01067", amount: 4000 },
      { zipCode: "01069", amount: 2000 }
    ]
    expect(encodePlan({ countryId: 1, points })).toEqual({ p: "01067$4000,01069$2000" })
    expect(encodeOfferChoice({ ...calculation, points }, offer)).toEqual({
      ...query,
      p: "01067$4000,01069$2000"
    })
    expect(encodePlan(calculation)).toStrictEqual({})
    expect(query).not.toHaveProperty("p")
  })

  it("is not parsed without a dealer or a hash, or with a hash that no offer can have", () => {
    expect(parseOfferChoice({ offerHash: "ab12" })).toBeUndefined()
    expect(parseOfferChoice({ dealer: "100017" })).toBeUndefined()
    expect(parseOfferChoice({ dealer: "-1", offerHash: "ab12" })).toBeUndefined()
    expect(parseOfferChoice({ dealer: "1", offerHash: "a b" })).toBeUndefined()
  })

  it("ignores a total that is not a sum of money", () => {
    expect(parseOfferChoice({ ...query, seen: "NaN" })?.seenTotal).toBeUndefined()
  })
})
