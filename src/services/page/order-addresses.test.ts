import { expect, it } from "vitest"
import { plannedPoints } from "../../domain/bulk/planned-points.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { facetsOf, qualitiesOf } from "../../domain/options/qualities.ts"
import { listAddress, listAddressOf } from "./order-addresses.ts"

const firewood = 7
const points = plannedPoints([
  { zipCode: "80331", amount: 6 },
  { zipCode: "80333", amount: 4 }
])
const [species, length] = facetsOf(firewood)
const wished = [species?.marks[1]?.id ?? 0, length?.marks[0]?.id ?? 0]

const backFrom = (productCertifications: ReadonlyArray<number>) =>
  new URL(
    listAddress(completeCalculation({ points, productCertifications }, configurationOf(1, firewood))),
    "https://shop.invalid"
  ).searchParams.get("pcert")

it("leads back to a bulk order with the quality marks that restricted it (rule bulk.certificate)", () => {
  expect(backFrom(wished)).toBe(wished.join())
  expect(backFrom(wished.slice(0, 1))).toBe(String(wished[0]))
  expect(backFrom([])).toBeNull()
})

it.each([
  [wished.join(), wished.join()],
  [String(wished[0]), String(wished[0])],
  [
    qualitiesOf(firewood)
      .map(({ id }) => id)
      .join(),
    null
  ],
  ["x", null],
  ["", null],
  [undefined, null]
])("reads the quality marks from the URL of an order: %j", (pcert, marks) => {
  const address = listAddressOf("kaminholz", { p: "80331$6,80333$4", pcert })
  expect(new URL(address, "https://shop.invalid").searchParams.get("pcert")).toBe(marks)
})
