import { describe, expect, it } from "vitest"
import { nearestNames } from "./nearest-names.ts"
import { sentPrices } from "./sent-prices.ts"
import { textTable } from "./text-table.ts"

const areas = [
  { id: 11, number: "M-1", name: "München Süd" },
  { id: 12, number: "12", name: "Augsburg" },
  { id: 13, number: "13", name: "Doppelt" },
  { id: 14, number: "14", name: "Doppelt" }
]

const read = (text: string) => {
  const table = textTable(text)
  if (table.kind === "fault") throw new Error(table.fault)
  return sentPrices(table.rows, areas)
}
const head = "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis\n"
const rowOf = (line: string) => {
  const prices = read(head + line)
  return prices.kind === "rows" ? prices.rows[0] : prices
}

describe("prices of a table (rule price-list.files)", () => {
  it("are parsed as the lists name them, in any order of the columns", () => {
    const text =
      'Preisliste Dezember\n\nPreis (€/t)\tAb Menge\tProdukt\tLiefergebiet\tBemerkung\n"1.329,50"\t3.000\tHolzpellets lose\tmuenchen sued\tx\n329,-\t6000 kg\tholzpellets-lose-premium\t12\t'
    expect(read(text)).toEqual({
      kind: "rows",
      lines: [4, 5],
      rows: [
        {
          area: "M-1",
          product: "holzpellets-lose",
          certificate: "",
          fromAmount: "3000",
          unitPrice: "1329,50"
        },
        {
          area: "12",
          product: "holzpellets-lose-premium",
          certificate: "",
          fromAmount: "6000",
          unitPrice: "329,00"
        }
      ]
    })
  })

  it("include the declaration of firewood in one cell or in separate columns (rule offer.declared)", () => {
    const quality = "Buche, 33 cm, kammergetrocknet, PEFC"
    expect(rowOf("12;Kaminholz;buche,33 CM , Kammergetrocknet, pefc;0;420,00")).toMatchObject({
      certificate: quality
    })
    const columns =
      "Gebiet;Ware;Holzart;Scheitlänge;Holzfeuchte (%);Zertifikat;Ab Menge;Preis\n12;Kaminholz;Buche;33 cm;kammergetrocknet;PEFC;0;420,00\n12;Kaminholz;Birke;-;;;0;390,00"
    expect(read(columns)).toMatchObject({
      rows: [{ certificate: "PEFC, Buche, 33 cm, kammergetrocknet" }, { certificate: "Birke" }]
    })
  })

  it("are parsed without a header if all five columns were copied", () => {
    expect(read("12\tdiesel\t\t0\t151,9")).toMatchObject({ rows: [{ area: "12", unitPrice: "151,90" }] })
  })

  it("need their columns and unambiguous decimals", () => {
    expect(read("Gebiet;Ware\nAugsburg;Diesel")).toEqual({
      kind: "noHeads",
      missing: ["fromAmount", "unitPrice"]
    })
    expect(read(`${head}Augsburg;Diesel;;0;1.234`)).toMatchObject({ kind: "decimals", style: "unclear" })
    expect(read(`${head}Augsburg;Diesel;;0;234,5\nAugsburg;Diesel;;9;234.5`)).toMatchObject({
      style: "mixed"
    })
  })

  it.each([
    ["Doppelt;Diesel;;0;99", { area: "Doppelt" }],
    ["Augsburg;Kohle;dinPLUS;0;99", { area: "12", product: "Kohle", certificate: "dinPLUS" }],
    ["Augsburg;Holzbriketts;din plus;viel;99", { certificate: "din plus", fromAmount: "viel" }],
    ["Augsburg;Holzbriketts;dinplus;0;99", { certificate: "DINplus" }],
    ["Augsburg;Diesel;-;0;n. V.", { certificate: "", unitPrice: "n. V." }],
    ["Augsburg;Diesel;;0;=A1*2", { unitPrice: "=A1*2" }]
  ])("%j stays as written if it cannot be parsed", (line, row) => {
    expect(rowOf(line)).toMatchObject(row)
  })
})

it("similar names are suggested, the nearest first", () => {
  expect(nearestNames("Augsbrug", ["München", "Augsburg", "Aalen"])).toEqual(["Augsburg"])
  expect(nearestNames("", ["München"])).toEqual([])
})
