import { describe, expect, it } from "vitest"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { parseOfferChoice } from "./chosen-offer.ts"
import { encodeOfferChoice } from "./offer-choice.ts"
import { decodeOptions, encodeOptions } from "./options-codec.ts"
import { encodeOrderQuery, parseOrderQuery } from "./order-query.ts"

/** Tests for the options in a query string (rule option.text). */
describe("the options in a query", () => {
  it.each([
    ["12$0", [{ id: 12, modifier: 0 }]],
    ["12$999", [{ id: 12, modifier: 999 }]],
    ["12$-1", [{ id: 12 }]],
    ["-9999", [{ id: -9999 }]],
    ["5 , 6", [{ id: 5 }, { id: 6 }]],
    [
      "5%7e3,5%7E4,5%243$",
      [
        { id: 5, modifier: 3 },
        { id: 5, modifier: 4 }
      ]
    ],
    ["141~dt2026-12-01", [{ id: 141, desiredDate: "2026-12-01" }]],
    ["45", [{ id: 45 }]]
  ])("%s are %j", (text, choices) => {
    expect(decodeOptions(text)).toEqual(choices)
  })

  it.each([
    [
      "12$1000",
      "x12",
      "12x",
      "--12",
      "12$$3",
      "12$~3",
      "12$3$4",
      "12-3",
      "+12",
      "1.2",
      "12$1.5",
      "$3",
      "12$3x"
    ],
    ["99999", "-99999", "141$2026-12-01", "141$dt2026-12-1", "141$dt2026-12-011", "141$dt26-12-01", "141$dt"],
    ["141$dt2026-12-01x", "x141$dt2026-12-01", "1 2", "１２"]
  ])("%s and similar texts are ignored", (...texts) => {
    for (const text of texts) expect(decodeOptions(text), `${text}`).toEqual([])
  })

  it("are written with a day, with a modifier of at least 0, or as the plain id", () => {
    expect(
      encodeOptions([
        { id: 141, desiredDate: "2026-12-01", modifier: 3 },
        { id: 12, modifier: 0 },
        { id: 12, modifier: -1 },
        { id: -18 }
      ])
    ).toBe("141$dt2026-12-01,12$0,12,-18")
    expect(encodeOptions([])).toBe("")
  })
})

describe("an order query", () => {
  const amountOf = (amount: string) => parseOrderQuery(1, { amount }).calculation.amount

  it("parses integers, also signed ones, and nothing that only resembles one", () => {
    expect(amountOf("0")).toBe(0)
    expect(amountOf("-5")).toBe(-5)
    expect(amountOf("999999999")).toBe(999_999_999)
    for (const text of ["", " 1", "1 ", "1.0", "1e3", "0x1", "--1", "1000000000", "x1", "1x"])
      expect(amountOf(text), `${text}`).toBeUndefined()
  })

  it.each(["", "0", "true", "on", "11", "01", " 1"])('has no flag for "%s"', (text) => {
    const read = parseOrderQuery(1, { cn: text, ap: text, lbp: text, olbp: text, openSettings: text })
    expect(read.openSettings).toBe(false)
    expect(read.calculation).toMatchObject({
      product: { id: -1, climateNeutral: false },
      appointmentPlus: false,
      looseBlowingProcess: [],
      offerLooseBlowingProcess: []
    })
  })

  it('sets each flag for "1"', () => {
    const read = parseOrderQuery(1, {
      cn: "1",
      product: "3",
      ap: "1",
      lbp: "1",
      olbp: "1",
      openSettings: "1"
    })
    expect(read.openSettings).toBe(true)
    expect(read.calculation).toMatchObject({
      product: { id: 3, climateNeutral: true },
      appointmentPlus: true,
      looseBlowingProcess: [1],
      offerLooseBlowingProcess: [1]
    })
  })

  it("has no value for parameters that it does not contain", () => {
    const { calculation, openSettings } = parseOrderQuery(1, {})
    expect(openSettings).toBe(false)
    const { countryId, ...rest } = calculation
    expect(countryId).toBe(1)
    for (const [name, value] of Object.entries(rest)) expect(value, `${name}`).toBeUndefined()
    expect(parseOrderQuery(1, { product: "20" }).calculation.product).toEqual({ id: 20 })
    expect(parseOrderQuery(1, { pcert: "", opcert: "" }).calculation).toMatchObject({
      productCertifications: [],
      offerProductCertifications: []
    })
  })

  it("distinguishes goods without declared qualities from goods that are not specified", () => {
    const chosen = (opcert?: string) =>
      completeCalculation(
        parseOrderQuery(1, opcert === undefined ? {} : { opcert }).calculation,
        configurationOf(1, 3)
      ).offerProductCertifications
    expect([chosen(), chosen("99"), chosen("x9,99")]).toEqual([undefined, undefined, undefined])
    expect([chosen("0"), chosen(""), chosen("x"), chosen("1")]).toEqual([[], [], [], [1]])
    const without = { ...completeCalculation({}, configurationOf(1, 3)), offerProductCertifications: [] }
    expect(encodeOrderQuery(without)).toMatchObject({ opcert: "0" })
  })

  it("sets six months for instalments without months or below 0", () => {
    for (const options of ["45", "45$-1", "45~-6"])
      expect(parseOrderQuery(1, { options }).calculation.parameters).toEqual([{ id: 45, modifier: 6 }])
    expect(parseOrderQuery(1, { options: "108,45" }).calculation.parameters).toEqual([
      { id: 108 },
      { id: 45, modifier: 6 }
    ])
    expect(parseOrderQuery(1, { options: "45~12" }).calculation.parameters).toEqual([
      { id: 45, modifier: 12 }
    ])
  })

  it("is written in the parameter order of the specification's samples, without parameters that were not chosen", () => {
    const plain = completeCalculation({ zipCode: "01067" }, configurationOf(1, 3))
    expect(Object.entries(encodeOrderQuery(plain))).toEqual([
      ["zipCode", "01067"],
      ["amount", "6000"],
      ["stations", "1"],
      ["product", "20"],
      ["options", "108,131,-18,127,159,-130"],
      ["ap", "0"],
      ["pcert", "1,2,4,6"],
      ["lbp", "0"]
    ])
    expect(encodeOrderQuery({ ...plain, zipCode: "" })).not.toHaveProperty("zipCode")
  })

  it("is written with all parameters that can be chosen", () => {
    expect(
      encodeOrderQuery({
        ...completeCalculation({ zipCode: "01067" }, configurationOf(1, 3)),
        product: { id: 21, climateNeutral: true },
        parameters: [{ id: 45, modifier: 12 }],
        appointmentPlus: true,
        looseBlowingProcess: [1],
        palletBagSize: 15,
        palletBagCount: 66,
        offerProductCertifications: [2, 4],
        offerLooseBlowingProcess: [1]
      })
    ).toEqual({
      zipCode: "01067",
      amount: "6000",
      stations: "1",
      product: "21",
      options: "45$12",
      cn: "1",
      ap: "1",
      pcert: "1,2,4,6",
      lbp: "1",
      pbc: "66",
      pbs: "15",
      opcert: "2,4",
      olbp: "1"
    })
    const plain = completeCalculation({}, configurationOf(1, 1))
    expect(
      encodeOrderQuery({ ...plain, product: { id: 1, climateNeutral: false }, offerLooseBlowingProcess: [] })
    ).toMatchObject({ cn: "0", olbp: "0" })
  })
})

describe("the query of a chosen offer", () => {
  const right = { dealer: "100017", offerHash: "aZ0_.:+/=-", seen: "2447.20" }
  const choice = (values: Partial<typeof right>) => parseOfferChoice({ ...right, ...values })

  it("contains dealer, offer and the total with two decimals", () => {
    const calculation = completeCalculation(
      { zipCode: "01067", looseBlowingProcess: [1] },
      configurationOf(1, 3)
    )
    const offer = { dealerId: 100_017, hash: "ab", totalPrice: 2447.2, certificationIds: [] }
    const query = encodeOfferChoice(calculation, offer)
    expect(query).toEqual({
      ...encodeOrderQuery(calculation),
      opcert: "0",
      olbp: "1",
      dealer: "100017",
      offerHash: "ab",
      seen: "2447.20"
    })
    const usual = { ...calculation, looseBlowingProcess: [] }
    expect(encodeOfferChoice(usual, offer)).not.toHaveProperty("olbp")
  })

  it("is parsed only if dealer and offer are well-formed", () => {
    expect(choice({})).toEqual({ dealerId: 100_017, offerHash: right.offerHash, seenTotal: 2447.2 })
    expect(choice({ dealer: "1" })?.dealerId).toBe(1)
    expect(choice({ dealer: "99999999" })?.dealerId).toBe(99_999_999)
    for (const dealer of ["", "0", "01", "100000000", "1.5", "x1", "1x", " 1"])
      expect(choice({ dealer }), `${dealer}`).toBeUndefined()
    expect(choice({ offerHash: "a".repeat(64) })).toBeDefined()
    for (const offerHash of ["", "a".repeat(65), "a b", "<a", "a>", "ä"])
      expect(choice({ offerHash }), `${offerHash}`).toBeUndefined()
  })

  it("ignores a total that does not have two decimals or is ten million or more", () => {
    expect(choice({ seen: "0.00" })?.seenTotal).toBe(0)
    expect(choice({ seen: "9999999.99" })?.seenTotal).toBe(9_999_999.99)
    for (const seen of [
      "",
      "1",
      "1.5",
      "1.500",
      "10000000.00",
      "-1.00",
      "1,50",
      "x1.00",
      "1.00x",
      ".50",
      "1x50"
    ])
      expect(choice({ seen }), `${seen}`).toMatchObject({ seenTotal: undefined })
    expect(parseOfferChoice({ dealer: "1", offerHash: "a" })).toMatchObject({ seenTotal: undefined })
  })
})
