import { expect, it } from "vitest"
import { linesOf, type SeriesArea } from "./chart-lines.ts"
import { chartOf, chartOfFile, chartOfPart } from "./charts.ts"

const pellets = chartOf("pellets", 1)

it.each([
  ["the country", {}],
  ["a state", { stateId: 2 }],
  ["a county", { countyCode: "09162" }],
  ["a postal code", { zipCode: "80331" }]
] as const)("a line of %s compared with another fuel has the same area", (_, area: SeriesArea) => {
  const { subject } = chartOfPart(pellets, { name: "hier", area })
  expect(linesOf(subject, { kind: "product", productId: 23 })).toEqual([
    { name: "Holzpellets lose", series: { kind: "product", productId: 20, ...area } },
    { name: "Holzpellets Sackware", series: { kind: "product", productId: 23, ...area } }
  ])
})

it("a place's line keeps its fuel and name when compared with a state or the country", () => {
  const { subject } = chartOfPart(pellets, { name: "803xx", area: { zipCode: "80331" } })
  const own = { name: "803xx", series: { kind: "product", productId: 20, zipCode: "80331" } }
  expect(linesOf(subject, { kind: "state", slug: "bayern" })).toEqual([
    own,
    { name: "Bayern", series: { kind: "product", productId: 20, stateId: 2 } }
  ])
  expect(linesOf(subject, { kind: "country" })).toEqual([
    own,
    { name: "Deutschland", series: { kind: "product", productId: 20 } }
  ])
})

it("a part of the country is compared with the country, but a state not with itself", () => {
  const bavaria = chartOfPart(pellets, { name: "Bayern", area: { stateId: 2 } }).choices
  expect(bavaria.country).toBe("Deutschland")
  expect(bavaria.states).toHaveLength(15)
  expect(bavaria.states.map(({ slug }) => slug)).not.toContain("bayern")
  const munich = chartOfPart(pellets, { name: "803xx", area: { zipCode: "80331" } }).choices
  expect(munich.states).toHaveLength(16)
})

it("the chart of a file is of a state, a county or postal codes, otherwise of the country", () => {
  const inArea = (area: Parameters<typeof chartOfFile>[1]) =>
    chartOfFile(pellets, area, (code) => (code === "09772" ? "Landkreis Augsburg" : undefined))
  expect(inArea({ region: "bayern" }).subject).toMatchObject({ name: "Bayern", series: { stateId: 2 } })
  expect(inArea({ region: "atlantis" })).toBe(pellets)
  expect(inArea({})).toBe(pellets)
  expect(inArea({ countyCode: "09772", region: "hessen" }).subject).toMatchObject({
    name: "Landkreis Augsburg",
    series: { countyCode: "09772" }
  })
  expect(inArea({ countyCode: "1" })).toBe(pellets)
  expect(inArea({ zipCode: "80331", countyCode: "09772" }).subject).toMatchObject({
    name: "803xx",
    series: { zipCode: "80331" }
  })
  expect(inArea({ zipCode: "8033" })).toBe(pellets)
})

it("a place without prices of its own shows the country's chart with the country's options", () => {
  const uri = chartOf("pellets", 3)
  expect(chartOfPart(uri, { name: "Schweiz und Liechtenstein", area: {} })).toBe(uri)
})

it("a quotation has no areas", () => {
  const oil = chartOf("rohoel", 1)
  expect(chartOfPart(oil, { name: "Bayern", area: { stateId: 2 } })).toBe(oil)
  expect(linesOf(oil.subject, { kind: "country" })[1]).toBeUndefined()
})
