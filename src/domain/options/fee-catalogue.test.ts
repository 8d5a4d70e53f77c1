import { describe, expect, it } from "vitest"
import type { ProductGroupId } from "../product/product-group.ts"
import { feesOf } from "./fee-catalogue.ts"

const lines = (groupId: ProductGroupId) =>
  feesOf(groupId).map(({ key, optionId, basis, name }) => [key, optionId, basis, name])

/** Returns the expected fee rows of the options that exist for all goods, with the given option ids. */
const shared = (
  express: readonly number[],
  time: readonly number[],
  truck: readonly number[],
  date: number
) => [
  ["MaxDelivery", express[0], "order", "Express in 48 Stunden"],
  ["MaxDelivery", express[1], "order", "Express in 24 Stunden"],
  ["DeliveryTime", time[0], "order", "Vormittags, 7 bis 12 Uhr"],
  ["DeliveryTime", time[1], "order", "Nachmittags, 12 bis 17 Uhr"],
  ["TruckSize", truck[0], "order", "Nur Lkw ohne Anhänger"],
  ["TruckSize", truck[1], "order", "Nur kleiner Lkw"],
  ["DesiredDate", date, "order", "Wunschtermin"]
]
const additional = ["AdditionalStation", 0, "station", "Weitere Lieferstellen"]
const appointment = ["AppointmentPlus", 0, "order", "Termin Plus: feste Stunde nach Absprache"]
const solid = shared([110, 111], [132, 133], [128, 129], 141)

describe("the fees a dealer may have (rule price.fees)", () => {
  it.each([3, 10] as const)("are charged by station for blowing in and the hose, group %i", (groupId) => {
    expect(lines(groupId)).toEqual([
      ["BlowingIn", 0, "station", "Einblasen"],
      ["BlowingIn", 1, "station", "Staubarmes Einblasen mit Absaugung"],
      additional,
      ...solid,
      ["TubeLength", 160, "station", "Schlauchlänge bis 40 m"],
      ["TubeLength", 161, "station", "Schlauchlänge bis 50 m"],
      appointment
    ])
  })

  it.each([4, 6, 7, 8, 9] as const)("do not include blowing in or a hose in group %i", (groupId) => {
    expect(lines(groupId)).toEqual([additional, ...solid, appointment])
  })

  it.each([1, 2, 5] as const)(
    "are charged by price unit for climate compensation of a liquid, group %i",
    (groupId) => {
      expect(lines(groupId)).toEqual([
        additional,
        ...shared([7, 8], [25, 26], [12, 13], 31),
        ["TubeLength", 14, "station", "Schlauchlänge bis 60 m"],
        ["TubeLength", 15, "station", "Schlauchlänge bis 80 m"],
        appointment,
        ["ClimatePart", 0, "unit", "Klimabeitrag"]
      ])
    }
  )

  it("are avoidable, except ordinary blowing in", () => {
    for (const groupId of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
      expect(
        feesOf(groupId)
          .filter(({ unavoidable }) => unavoidable)
          .map(({ key, optionId }) => [key, optionId])
      ).toEqual(groupId === 3 || groupId === 10 ? [["BlowingIn", 0]] : [])
  })
})
