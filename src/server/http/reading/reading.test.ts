import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { calculation } from "../../../contract/schemas/calculation.schema.ts"
import { wire } from "../../../contract/wire.ts"
import { configurationOf } from "../../../domain/options/configuration.ts"
import { withMembers } from "./body.ts"
import { readCalculation } from "./read-calculation.ts"
import { nameReader } from "./read-names.ts"
import { queryReader } from "./read-query.ts"
import { readings } from "./readings.ts"

const whole = {
  ProductGroupId: 3,
  CountryId: 1,
  ZipCode: "80331",
  Amount: 6000,
  Stations: 1,
  Product: { Id: 20 },
  Parameters: [],
  AppointmentPlus: false,
  ProductCertifications: [],
  LooseBlowingProcess: [],
  Ordering: 0
}
const { ZipCode, Amount } = whole
const least = { ZipCode, Amount }

describe("a calculation", () => {
  it("with all fields is not changed", () => {
    expect(readCalculation(whole)).toBe(whole)
    const chosen = {
      ...whole,
      Parameters: [
        { Id: 45, Modifier: 6 },
        { Id: 141, DesiredDate: "2026-12-01" }
      ]
    }
    expect(readCalculation(chosen)).toBe(chosen)
  })

  it("gets default values, and its group from its product", () => {
    expect(readCalculation(least)).toEqual(whole)
    for (const Product of [null, {}, { Id: -1 }, { Id: 0 }, { Id: null }, { Id: 20, Name: "Holzpellets" }])
      expect(readCalculation({ ...least, Product })).toEqual(whole)
    expect(readCalculation({ ...least, Product: { Id: 23 } })).toEqual({
      ...whole,
      ProductGroupId: 4,
      Product: { Id: 23 }
    })
    const flags = { AppointmentPlus: 1, Product: { Id: 0, ClimateNeutral: 1 }, ProductGroupId: 1 }
    expect(readCalculation({ ...least, ...flags })).toEqual({
      ...whole,
      ProductGroupId: 1,
      AppointmentPlus: true,
      Product: { Id: 1, ClimateNeutral: true }
    })
  })

  it("uses the usual blowing process if the process is 0", () => {
    for (const off of [0, false, null, [], [0]])
      expect(readCalculation({ ...least, LooseBlowingProcess: off })).toEqual(whole)
    for (const on of [1, true, [1], [0, 1]])
      expect(readCalculation({ ...least, LooseBlowingProcess: on })).toEqual({
        ...whole,
        LooseBlowingProcess: [1]
      })
  })

  it("accepts every parameter as init returns it, and rates by each of their keys", () => {
    const parameters = configurationOf(1, 3).groups.flatMap((group) => group.parameters)
    for (const parameter of parameters) {
      const handedOut = Object.fromEntries(
        Object.entries(parameter).map(([name, value]) => [
          name.charAt(0).toUpperCase() + name.slice(1),
          value
        ])
      )
      const read = [{ Id: parameter.id, Modifier: parameter.modifier }]
      expect(readCalculation({ ...least, Parameters: [handedOut] })).toEqual({ ...whole, Parameters: read })
    }
    for (const Key of ["PaymentMonthly", "Installment"])
      expect(readCalculation({ ...least, Parameters: [{ Key, Modifier: 12 }] })).toEqual({
        ...whole,
        Parameters: [{ Id: 45, Modifier: 12 }]
      })
  })

  it("is passed to the contract unchanged if it is invalid", () => {
    for (const wrong of [null, 1, "x", []]) expect(readCalculation(wrong)).toBe(wrong)
    const odd = { ...whole, Parameters: "all", Product: 20, LooseBlowingProcess: {}, ProductGroupId: 99 }
    expect(readCalculation(odd)).toEqual(odd)
  })
})

describe("names", () => {
  const read = nameReader(
    wire({
      calculation,
      note: Schema.optionalKey(Schema.String),
      other: Schema.NullOr(wire({ zipCode: Schema.String })),
      items: Schema.Array(wire({ isOpen: Schema.optionalKey(Schema.Boolean) }))
    })
  )

  it("may start in lower case at every depth, and the upper-case one counts if both are sent", () => {
    expect(
      read?.({ calculation: { zipCode, amount: 1 }, other: { zipCode }, items: [{ isOpen: true }] })
    ).toEqual({
      Calculation: { ZipCode: zipCode, Amount: 1 },
      Other: { ZipCode: zipCode },
      Items: [{ IsOpen: true }]
    })
    expect(read?.({ other: null, Other: { ZipCode: zipCode } })).toEqual({
      other: null,
      Other: { ZipCode: zipCode }
    })
  })

  it("with null count as missing, except where null has a meaning", () => {
    const sent = { Note: null, Items: [{ IsOpen: null }], Other: null }
    expect(read?.(sent)).toEqual({ Items: [{}], Other: null })
  })

  it("leave unknown fields, and a name that would change an object", () => {
    const sent: unknown = JSON.parse('{"__proto__":{"a":1},"note":"x","more":null}')
    const understood = read?.(sent)
    expect(Object.entries(understood ?? {})).toEqual([
      ["__proto__", { a: 1 }],
      ["Note", "x"],
      ["more", null]
    ])
    expect(Object.getPrototypeOf(understood)).toBe(Object.prototype)
  })

  it("do not change the prototype when fields are added to a body", () => {
    const sent = JSON.parse('{"__proto__":{"isAdmin":true},"note":"x"}') as Readonly<Record<string, unknown>>
    const made = withMembers(sent, { note: "y", zip: undefined })
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(made["isAdmin"]).toBeUndefined()
    expect(Object.entries(made)).toEqual([
      ["__proto__", { isAdmin: true }],
      ["note", "y"]
    ])
  })
})

const zipCode = whole.ZipCode

describe("a request for an order", () => {
  const { shape, rest } = readings["orderProcess.start"] ?? {}
  const read = (sent: unknown) => rest?.(shape?.(sent))

  it("is read the same nested and side by side, with default values", () => {
    const wanted = { Configuration: whole, DealerId: 100_001, OfferHash: "x" }
    expect(read(wanted)).toEqual(wanted)
    expect(read({ ...least, DealerId: 100_001, OfferHash: "x", OfferId: "7" })).toEqual(wanted)
    expect(read({ Configuration: least, DealerId: 100_001, OfferHash: "x" })).toEqual(wanted)
  })
})

describe("a request for default offers", () => {
  const { shape, rest } = readings["kalkulation.calculateDefault"] ?? {}
  const read = (sent: unknown) => rest?.(shape?.(sent))

  it("has postal code and amount in either place", () => {
    const wanted = { Configuration: whole, ZipCode, Amount }
    expect(read({ Configuration: whole })).toEqual(wanted)
    expect(read({ Configuration: {}, ...least })).toEqual(wanted)
    expect(read(least)).toEqual(wanted)
    expect(read({ Configuration: { ...whole, Amount: 3000 }, ...least })).toEqual({
      ...wanted,
      Configuration: { ...whole, Amount: 3000 }
    })
  })
})

describe("a step of an order", () => {
  it("is read in the same way with lower-case names, also those of other clients only", () => {
    const { shape: placing } = readings["orderProcess.place"] ?? {}
    const versions = { LegalVersions: { Terms: "3", Withdrawal: "4" } }
    expect(placing?.({ termsVersion: "3", withdrawalVersion: "4" })).toEqual(versions)
    expect(placing?.({ TermsVersion: "3", withdrawalVersion: "4" })).toEqual(versions)
    const own = { legalVersions: { terms: "3", withdrawal: "4" } }
    expect(placing?.(own)).toBe(own)
    const { shape: paying } = readings["orderProcess.savePayment"] ?? {}
    expect(paying?.({ paymentId: 40, invoice: { orderReference: "K 7" } })).toEqual({
      paymentId: 40,
      OrderReference: "K 7"
    })
    expect(paying?.({ paymentId: 40, orderReference: "K 8" })).toEqual({
      paymentId: 40,
      OrderReference: "K 8"
    })
    expect(paying?.({ PaymentId: 40, Invoice: 1 })).toEqual({ PaymentId: 40, Invoice: 1 })
  })
})

describe("a request about a sign-in", () => {
  const read = (operation: string, sent: unknown) => readings[operation]?.rest?.(sent)

  it("has a null token if the browser has none", () => {
    expect(read("account.refresh", {})).toEqual({ CurrentToken: null })
    expect(read("account.refresh", { CurrentToken: "x" })).toEqual({ CurrentToken: "x" })
  })

  it("by a cookie has an empty value if none is sent", () => {
    expect(read("account.signInByCookie", { Type: 1, AuthCookieValue: null })).toEqual({
      Type: 1,
      AuthCookieValue: ""
    })
    expect(read("account.signInByCookie", {})).toEqual({ Type: 0, AuthCookieValue: "" })
  })

  it("to store a registration may lack the mailbox", () => {
    for (const AuthData of [undefined, null, {}])
      expect(read("registration.saveCache", { AuthData })).toEqual({
        AuthData: { Email: "", Mode: "register", AsGuest: false, ForOrder: false },
        UseInvoiceAddress: false,
        DeliveryAddress: null,
        InvoiceAddress: null
      })
  })
})

describe("a report of script errors", () => {
  const read = (sent: unknown) => readings["errorTrace.report"]?.rest?.(sent)
  const error = { message: "m", filename: "f", lineno: 1, colno: 2, stack: "s", time: 3 }
  const report = { userAgent: "u", timeStart: 1, timeEnd: 2, href: "h", errors: [error] }

  it("with all fields is not changed", () => {
    expect(read(report)).toBe(report)
  })

  it("is accepted in the forms that browsers send", () => {
    const rejected = { message: "m", stack: undefined, lineno: null, time: 1234.5678 }
    const long = { ...error, message: `${"x".repeat(999)}\u{1F600}`, stack: "s".repeat(5000) }
    expect(read({ href: "h", timeEnd: 2.5, errors: [rejected, long] })).toEqual({
      userAgent: "",
      timeStart: 0,
      timeEnd: 3,
      href: "h",
      errors: [
        { message: "m", filename: "", lineno: 0, colno: 0, stack: "", time: 1235 },
        { ...long, message: `${"x".repeat(999)}\uFFFD`, stack: "s".repeat(4000) }
      ]
    })
  })

  it("is passed to the contract unchanged if it is invalid", () => {
    for (const wrong of [null, [], "x"]) expect(read(wrong)).toBe(wrong)
    expect(read({ ...report, errors: "x", href: 1 })).toEqual({ ...report, errors: "x", href: 1 })
  })
})

describe("a field of a query", () => {
  const read = queryReader(
    Schema.Struct({ search: Schema.String, zipCode: Schema.optionalKey(Schema.String) })
  )

  it("without a value counts as missing if it is optional", () => {
    expect(read?.({ search: "", zipCode: "", other: "" })).toEqual({ search: "", other: "" })
    expect(read?.({ search: "a", zipCode: "80331" })).toEqual({ search: "a", zipCode: "80331" })
    expect(read?.({ search: "a", zipCode: ["", "80331"] })).toEqual({ search: "a", zipCode: ["", "80331"] })
  })
})
