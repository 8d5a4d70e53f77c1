import { expect, it } from "vitest"
import { certificationIdOf } from "../options/quality-id.ts"
import { dealerCertificates } from "./certificate.ts"

const goods = (productId: number, ...marks: ReadonlyArray<number>) => ({
  productId,
  certificationId: certificationIdOf(marks)
})

it("a dealer's own number and its register come first, with the certified goods in the price list", () => {
  expect(dealerCertificates(1, "DE 012", [goods(20, 4), goods(23, 1), goods(20, 1), goods(21, 1)])).toEqual([
    {
      name: "ENplus",
      number: "DE 012",
      checkUrl: "https://www.enplus-pellets.de/",
      goods: [
        { quality: "ENplus A1", products: ["Holzpellets lose", "Holzpellets Sackware"] },
        { quality: "ENplus A2", products: ["Holzpellets lose"] }
      ]
    }
  ])
  expect(dealerCertificates(2, "AT 5", [])).toEqual([
    { name: "ENplus", number: "AT 5", checkUrl: "https://enplus-pellets.eu/", goods: [] }
  ])
  // the number is that of ENplus alone
  expect(dealerCertificates(1, "DE 012", [goods(20, 2)]).map(({ name, number }) => [name, number])).toEqual([
    ["ENplus", "DE 012"],
    ["DINplus", null]
  ])
})

it("every kind of certificate in the price list is named, with its register where there is one", () => {
  const told = dealerCertificates(1, null, [
    goods(20, 2),
    goods(20, 6),
    goods(29, 31, 71),
    goods(29, 32),
    goods(26, 41),
    goods(26, 31),
    goods(25, 51),
    goods(20, 1)
  ])
  expect(told.map(({ name, checkUrl }) => [name, checkUrl])).toEqual([
    ["ENplus", "https://www.enplus-pellets.de/"],
    ["DINplus", "https://www.dincertco.de/"],
    ["Blauer Engel", "https://www.blauer-engel.de/"],
    ["PEFC", "https://pefc.org/find-certified"],
    ["FSC", "https://search.fsc.org/"],
    ["ISO 17225-4 A1", null]
  ])
  expect(told.every(({ number }) => number === null)).toBe(true)
  expect(told.find(({ name }) => name === "DINplus")?.goods).toEqual([
    { quality: "DINplus", products: ["Holzpellets lose", "Holzbriketts"] }
  ])
})

it("goods without certificates, declared marks and unknown products name no certificate", () => {
  expect(dealerCertificates(1, null, [goods(20), goods(29, 71), goods(1), goods(999, 1)])).toEqual([])
})
