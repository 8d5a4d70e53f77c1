import { describe, expect, it } from "vitest"
import { areaFile, prefixesOf } from "./area-file.ts"
import { branchFile } from "./branch-file.ts"
import { certificatesColumn } from "./certificate-columns.ts"
import { countColumn, dayColumn, moneyColumn, numberColumn } from "./column.ts"
import { dealerFile } from "./dealer-file.ts"
import { feeFile } from "./fee-file.ts"
import { hoursColumn } from "./hours-column.ts"
import { mostProblems, sentenceOf } from "./line-problem.ts"
import { cellsOf, headsOf, readHeads, readLine } from "./list-file.ts"
import { priceFile } from "./price-file.ts"
import { productGroups } from "../product/product-group.ts"
import { feesOf } from "../options/fee-catalogue.ts"

describe("a cell of dealers' files", () => {
  const money = moneyColumn("preis", 1, 10_000_000)
  it.each([
    ["289,50", 28_950],
    ["289,5", 28_950],
    [" 289 ", 28_900],
    ["0,01", 1],
    ["0", undefined],
    ["289.50", undefined],
    ["1.289,50", undefined],
    ["-1,00", undefined],
    ["289,505", undefined],
    ["", undefined],
    ["100000,01", undefined],
    ["99999999999999999999", undefined]
  ])("is an amount with a comma: %j", (text, cents) => {
    expect(money.read(text)).toBe(cents)
  })

  const day = dayColumn("gueltig_ab")
  it.each([
    ["2026-11-02", "2026-11-02"],
    ["02.11.2026", "2026-11-02"],
    ["2.1.2027", "2027-01-02"],
    ["29.02.2028", "2028-02-29"],
    ["29.02.2027", undefined],
    ["31.13.2026", undefined],
    ["2026-02-30", undefined],
    ["0001-01-01", undefined],
    ["11/02/2026", undefined],
    ["", undefined]
  ])("is a calendar day: %j", (text, iso) => {
    expect(day.read(text)).toBe(iso)
  })

  const hours = hoursColumn("oeffnungszeiten")
  it.each([
    ["Mo-Di 07:30-12:00 13:00-17:00", "Mo-Di 07:30-12:00 13:00-17:00"],
    ["sa 8:00 – 12:00, mo-fr 07:30-17:00", "Mo-Fr 07:30-17:00, Sa 08:00-12:00"],
    ["So 09:00-10:00", "So 09:00-10:00"],
    ["", ""],
    ["Mo", undefined],
    ["Fr-Mo 08:00-12:00", undefined],
    ["Mo 12:00-08:00", undefined],
    ["Mo 24:00-25:00", undefined],
    ["immer", undefined]
  ])("contains opening hours: %j", (text, written) => {
    const read = hours.read(text)
    expect(read === undefined ? undefined : hours.write(read)).toBe(written)
  })

  const certificates = certificatesColumn("zertifikate")
  it.each([
    ["DINplus 7A001", "DINplus 7A001"],
    ["fsc FSC-C000001 bis 2028-06-30,dinplus 7A001", "DINplus 7A001, FSC FSC-C000001 bis 30.06.2028"],
    ["Blauer Engel 12345 gültig bis 1.2.2028", "Blauer Engel 12345 bis 01.02.2028"],
    ["", ""],
    ["7A001", undefined],
    ["DINplus", undefined],
    ["DINplus 7A001, DINplus 7A002", undefined],
    ["ENplus DE 001", undefined],
    ["DINplus 7A001 bis 31.02.2028", undefined]
  ])("contains certificates: %j", (text, written) => {
    const read = certificates.read(text)
    expect(read === undefined ? undefined : certificates.write(read)).toBe(written)
  })

  it.each([
    ["K-1001", "K-1001"],
    [" 7 ", "7"],
    ["00012", "00012"],
    ["a b", undefined],
    ["-7", undefined],
    ["x".repeat(41), undefined],
    ["", undefined]
  ])("is a dealer's own number: %j", (text, number) => {
    expect(numberColumn("nummer").read(text)).toBe(number)
  })

  it.each([
    ["3", 3],
    ["03", 3],
    ["0", undefined],
    ["61", undefined],
    ["1e1", undefined],
    ["3,0", undefined]
  ])("is a number of items: %j", (text, count) => {
    expect(countColumn("vorlauf_werktage", 1, 60).read(text)).toBe(count)
  })
})

describe("a line", () => {
  const read = (cells: ReadonlyArray<string>) => {
    const heads = readHeads(priceFile, headsOf(priceFile))
    if ("missing" in heads) throw new Error("the heads are its own")
    return readLine(priceFile, heads, { line: 7, cells })
  }
  const whole = ["K-1", "1", "holzpellets-lose", "ENplus A1", "3000", "2026-11-02", "289,50"]

  it("is parsed and written again", () => {
    const { row, problems } = read(whole)
    expect(problems).toEqual([])
    expect(row).toEqual({
      dealer: "K-1",
      area: "1",
      productId: 20,
      certificate: "ENplus A1",
      fromAmount: 3000,
      validFrom: "2026-11-02",
      unitPrice: 28_950
    })
    expect(row && cellsOf(priceFile, row).at(-1)).toEqual({ value: 289.5, places: 2 })
  })

  it("that cannot be used still names its dealer and reports all its problems", () => {
    const { row, known, problems } = read([...whole.slice(0, 3), "FSC", "viel", "nie", "=1"])
    expect(row).toBeUndefined()
    expect(known).toMatchObject({ dealer: "K-1", area: "1" })
    expect(problems.map(({ column }) => column)).toEqual(["ab_menge", "gueltig_ab", "preis"])
    expect(read(whole.with(3, "FSC")).problems).toEqual([
      {
        column: "zertifikat",
        value: "FSC",
        hint: "write nothing or one of ENplus A1, DINplus, ENplus A2, Blauer Engel"
      }
    ])
    expect(read(whole.slice(1)).problems[0]?.hint).toMatch(/^write 7 cells/u)
    expect(read(whole.with(3, "\u0007")).problems[0]?.hint).toBe("leave out the signs that cannot be printed")
  })

  it("is reported in a sentence that quotes only what is needed", () => {
    const told = sentenceOf({
      file: "a.csv",
      line: 3,
      column: "b",
      value: `x\n${"y".repeat(100)}`,
      hint: "write c"
    })
    expect(told).toBe(`a.csv, line 3, column b: "x ${"y".repeat(58)}…" cannot be used; write c.`)
    expect(sentenceOf({ file: "a.csv", line: 3, column: "b", value: " ", hint: "write c" })).toBe(
      "a.csv, line 3, column b: nothing is there; write c."
    )
    expect(mostProblems).toBe(100)
  })
})

describe("a column that earlier files lack", () => {
  const cells = ["K-1", "1", "Zentrale", "Weg 1", "80331", "München", "Sa 08:00-12:00"]
  const read = (heads: ReadonlyArray<string>) => {
    const found = readHeads(branchFile, heads)
    return "missing" in found
      ? found.missing
      : readLine(branchFile, found, { line: 2, cells: cells.slice(0, heads.length) }).row
  }

  it("is parsed if present, and unknown otherwise", () => {
    const heads = headsOf(branchFile)
    expect(read(heads)).toMatchObject({ openingHours: [{ day: 6, from: "08:00", to: "12:00" }] })
    expect(read(heads.slice(0, -1))).toMatchObject({ city: "München", openingHours: null })
    expect(read(heads.slice(0, -2))).toEqual(["ort"])
  })
})

describe("values that exclude each other", () => {
  const dealer = {
    number: "1",
    countryId: 3,
    name: "a",
    street: "b",
    zipCode: "80331",
    city: "c",
    phone: "+41 44 000",
    email: "a@b.example",
    website: null,
    description: null,
    imprint: null,
    register: null,
    representedBy: null,
    vatId: null,
    openingHours: [],
    enplus: null,
    certificates: null,
    creditorId: null,
    isOperator: false,
    payments: [42],
    defaultPayment: 40,
    state: "active",
    joinedOn: null
  } as const

  it("are reported for a dealer", () => {
    expect(dealerFile.check(dealer).map(({ column }) => column)).toEqual([
      "plz",
      "zahlungsarten",
      "standard_zahlungsart",
      "glaeubiger_id"
    ])
    const well = { ...dealer, countryId: 1, payments: [40, 42], creditorId: "DE98ZZZ" } as const
    expect(dealerFile.check(well)).toEqual([])
    const certificates = [{ kind: "ralEnergy", number: "12", validUntil: null }] as const
    expect(dealerFile.check({ ...well, certificates })).toEqual([])
    expect(dealerFile.check({ ...dealer, certificates }).map(({ column }) => column)).toContain("zertifikate")
  })

  it("are reported for each part of a delivery area", () => {
    const area = {
      dealer: "1",
      number: "1",
      branch: "1",
      countryId: 1,
      leadWorkdays: 1,
      windowWorkdays: 1
    } as const
    expect(areaFile.check({ ...area, zipCodes: "80, 8x, 999999, 1010" }).map(({ value }) => value)).toEqual([
      "8x",
      "999999",
      "1010"
    ])
    expect(prefixesOf({ ...area, zipCodes: "80000-81999" })).toEqual(["80", "81"])
  })

  it("include a fee that the group does not have; all names of a group's fees differ", () => {
    const fee = { dealer: "1", groupId: 1, fee: "Einblasen", basis: "order", amount: 0 } as const
    expect(feeFile.check(fee)).toHaveLength(1)
    expect(feeFile.check({ ...fee, groupId: 3 })).toEqual([])
    for (const { id } of productGroups) {
      const names = feesOf(id).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
