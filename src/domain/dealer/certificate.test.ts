import { expect, it } from "vitest"
import { certificationIdOf } from "../options/quality-id.ts"
import type { CountryId } from "../place/country.ts"
import { dealerCertificates } from "./certificate.ts"
import { certificateIn, certificateText, enplusNumberOn, type HeldCertificate } from "./held-certificate.ts"

const goods = (productId: number, ...marks: ReadonlyArray<number>) => ({
  productId,
  certificationId: certificationIdOf(marks)
})

const today = "2026-11-30"
const enplus = (number: string, validUntil: string | null = null) =>
  ({ kind: "enplus", number, validUntil }) as const
const told = (
  countryId: CountryId,
  held: ReadonlyArray<HeldCertificate>,
  sold: Parameters<typeof dealerCertificates>[0]["goods"]
) => dealerCertificates({ countryId, held, goods: sold, today })

it("a dealer's own number and its register are listed first, with the certified goods of the price list", () => {
  expect(told(1, [enplus("DE 012")], [goods(20, 4), goods(23, 1), goods(20, 1), goods(21, 1)])).toEqual([
    {
      name: "ENplus",
      number: "DE 012",
      validUntil: null,
      checkUrl: "https://www.enplus-pellets.de/",
      goods: [
        { quality: "ENplus A1", products: ["Holzpellets lose", "Holzpellets Sackware"] },
        { quality: "ENplus A2", products: ["Holzpellets lose"] }
      ]
    }
  ])
  expect(told(2, [enplus("AT 5")], [])).toEqual([
    { name: "ENplus", number: "AT 5", validUntil: null, checkUrl: "https://enplus-pellets.eu/", goods: [] }
  ])
  // the number applies only to ENplus
  expect(told(1, [enplus("DE 012")], [goods(20, 2)]).map(({ name, number }) => [name, number])).toEqual([
    ["ENplus", "DE 012"],
    ["DINplus", null]
  ])
})

it("every kind of certificate in the price list is listed, with its register if there is one", () => {
  const named = told(
    1,
    [],
    [
      goods(20, 2),
      goods(20, 6),
      goods(29, 31, 71),
      goods(29, 32),
      goods(26, 41),
      goods(26, 31),
      goods(25, 51),
      goods(20, 1)
    ]
  )
  expect(named.map(({ name, checkUrl }) => [name, checkUrl])).toEqual([
    ["ENplus", "https://www.enplus-pellets.de/"],
    ["DINplus", "https://www.dincertco.de/"],
    ["Blauer Engel", "https://www.blauer-engel.de/"],
    ["PEFC", "https://pefc.org/find-certified"],
    ["FSC", "https://search.fsc.org/"],
    ["ISO 17225-4 A1", null]
  ])
  expect(named.every(({ number }) => number === null)).toBe(true)
  expect(named.find(({ name }) => name === "DINplus")?.goods).toEqual([
    { quality: "DINplus", products: ["Holzpellets lose", "Holzbriketts"] }
  ])
})

it("goods without certificates, declared qualities and unknown products list no certificate", () => {
  expect(told(1, [], [goods(20), goods(29, 71), goods(1), goods(999, 1)])).toEqual([])
})

it("every kind that the dealer holds has its own number, last day and register, before those of the goods", () => {
  const held = [
    { kind: "ralEnergy", number: "12", validUntil: "2027-01-31" },
    { kind: "fsc", number: "FSC-C000001", validUntil: null }
  ] as const
  expect(
    told(1, held, [goods(20, 1)]).map(({ name, number, validUntil, checkUrl }) => [
      name,
      number,
      validUntil,
      checkUrl
    ])
  ).toEqual([
    ["FSC", "FSC-C000001", null, "https://search.fsc.org/"],
    ["RAL-Gütezeichen Energiehandel", "12", "2027-01-31", "https://www.guetezeichen-energiehandel.de/"],
    ["ENplus", null, null, "https://www.enplus-pellets.de/"]
  ])
})

it("the RAL quality mark is shown only for dealers in Germany, the only country that has it", () => {
  const held = [{ kind: "ralEnergy", number: "12", validUntil: null }] as const
  expect(([1, 2, 3] as const).map((countryId) => told(countryId, held, []).length)).toEqual([1, 0, 0])
})

it("a certificate is shown until its last day and no longer", () => {
  expect(told(1, [enplus("DE 012", today)], [])).toMatchObject([{ number: "DE 012" }])
  const expired = [enplus("DE 012", "2026-11-29")]
  expect(told(1, expired, [])).toEqual([])
  expect(told(1, expired, [goods(20, 1)])).toMatchObject([{ name: "ENplus", number: null, validUntil: null }])
  expect(enplusNumberOn(expired, today)).toBeNull()
  expect(enplusNumberOn(expired, "2026-11-29")).toBe("DE 012")
})

it.each([
  ["DE 001", "DE 001"],
  [" DE 001  bis 31.12.2027 ", "DE 001 bis 31.12.2027"],
  ["7A001, gültig bis 2027-12-31", "7A001 bis 31.12.2027"],
  ["PEFC/04-31-0001 BIS 1.2.2028", "PEFC/04-31-0001 bis 01.02.2028"],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(41), undefined],
  ["a, b", undefined],
  ["<b>", undefined],
  ["DE 001 bis 31.02.2027", undefined],
  ["DE 001 bis 2027", undefined]
])("a number is parsed with its last day: %j", (typed, written) => {
  const read = certificateIn("enplus", typed)
  expect(read && certificateText(read)).toBe(written)
  expect(certificateIn("enplus", " ")).toBeNull()
})
