import { expect, it } from "vitest"
import { furtherImprint } from "./further-imprint.ts"

const dealer = { name: "Muster GmbH", street: "Am Zwinger 1", zipCode: "01067", city: "Dresden" }

it.each([
  ["", ""],
  ["Muster GmbH, Am Zwinger 1, 01067 Dresden", ""],
  ["Muster GmbH\nAm Zwinger 1\n01067 Dresden\nWirtschafts-ID: DE 1", "Wirtschafts-ID: DE 1"],
  ["Zweigstelle: Am Zwinger 12, 01067 Dresden", "Zweigstelle: Am Zwinger 12, 01067 Dresden"]
])("an imprint %j beside the address adds %j", (imprint, expected) => {
  expect(furtherImprint({ ...dealer, imprint })).toBe(expected)
})
