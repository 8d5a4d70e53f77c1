import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Calculation } from "./calculation.ts"
import { countryIds } from "../place/country.ts"
import { isoOfDay } from "../price/local-day.ts"
import { productGroups } from "../product/product-group.ts"
import { optionsOf } from "./catalogue.ts"
import { qualitiesOf } from "./qualities.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { encodeOrderQuery, parseOrderQuery } from "./order-query.ts"

const group = fc.constantFrom(...productGroups)

/** Calculations as returned by `completeCalculation`. */
const calculation: fc.Arbitrary<Calculation> = fc
  .tuple(fc.constantFrom(...countryIds), group)
  .chain(([countryId, { id }]) =>
    fc
      .record({
        zipCode: fc.constant(countryId === 1 ? "01067" : "1010"),
        amount: fc.integer({ min: 0, max: 40_000 }),
        product: fc.record({ id: fc.constantFrom(-1, 1, 20), climateNeutral: fc.boolean() }),
        parameters: fc.array(
          fc.record({
            id: fc.constantFrom(...optionsOf(id).map((option) => option.id)),
            desiredDate: fc.integer({ min: 20_000, max: 21_000 }).map(isoOfDay),
            modifier: fc.constantFrom(-1, 0, 6, 9, 12, 18, 24)
          }),
          { maxLength: 8 }
        ),
        appointmentPlus: fc.boolean(),
        productCertifications: fc.subarray(qualitiesOf(id).map((entry) => entry.id)),
        looseBlowingProcess: fc.subarray([1]),
        palletBagSize: fc.option(fc.constantFrom(10, 15, 30), { nil: undefined }),
        palletBagCount: fc.option(fc.constantFrom(48, 66, 70, 96), { nil: undefined }),
        offerProductCertifications: fc.subarray(qualitiesOf(id).map((entry) => entry.id)),
        offerLooseBlowingProcess: fc.subarray([1])
      })
      .map((partial) => completeCalculation(partial, configurationOf(countryId, id)))
  )

describe("the order query", () => {
  it("is parsed to the calculation that it was written from", () => {
    fc.assert(
      fc.property(calculation, (written) => {
        const { countryId, productGroupId } = written
        const read = parseOrderQuery(countryId, encodeOrderQuery(written)).calculation
        expect(completeCalculation(read, configurationOf(countryId, productGroupId))).toEqual(written)
      })
    )
  })

  it("parses a URL of the offer list from the specification's samples", () => {
    const read = parseOrderQuery(1, {
      zipCode: "10115",
      amount: "6000",
      stations: "1",
      product: "20",
      options: "108,131,-18,127,159",
      ap: "0",
      pcert: "4,2,6,1",
      lbp: "0"
    })
    expect(read.calculation).toMatchObject({
      zipCode: "10115",
      amount: 6000,
      stations: 1,
      product: { id: 20 },
      appointmentPlus: false,
      productCertifications: [4, 2, 6, 1],
      looseBlowingProcess: []
    })
  })

  it("ignores values that are not integers, flags or postal codes of the country", () => {
    const read = parseOrderQuery(2, {
      zipCode: "10115",
      amount: "6e3",
      stations: "two",
      product: "",
      cn: "true",
      ap: "yes",
      pcert: "1,x,2.5,2",
      opcert: "4,,y",
      olbp: "1",
      openSettings: "1",
      pbc: "1.5",
      pbs: "15"
    })
    expect(read).toEqual({
      calculation: {
        countryId: 2,
        zipCode: undefined,
        amount: undefined,
        stations: undefined,
        product: { id: -1, climateNeutral: false },
        parameters: undefined,
        appointmentPlus: false,
        productCertifications: [1, 2],
        looseBlowingProcess: undefined,
        palletBagCount: undefined,
        palletBagSize: 15,
        offerProductCertifications: [4],
        offerLooseBlowingProcess: [1]
      },
      openSettings: true
    })
  })
})
