import { expect, it } from "vitest"
import { loadsOf, metAt, stopsInOrder } from "./day-list.ts"
import { openOrderOf, threeStationsOf } from "./open-order.test-support.ts"

const stops = [
  { order: openOrderOf(), station: null, zipCode: "80331", routePlace: 3 },
  { order: threeStationsOf(), station: 3, zipCode: "80333", routePlace: 1 },
  {
    order: openOrderOf({ productName: "Heizöl Standard", productGroupId: 6, amount: 3000 }),
    station: null,
    zipCode: "80335",
    routePlace: 2
  }
]

it("the list is ordered by postal code or by the suggested route (rule dealer.day-list)", () => {
  const zips = (order: "zip" | "route") => stopsInOrder(stops, order).map(({ zipCode }) => zipCode)
  expect(zips("zip")).toEqual(["80331", "80333", "80335"])
  expect(zips("route")).toEqual(["80333", "80335", "80331"])
})

it("a stop names its station's contact and only the amount delivered there", () => {
  expect(stops.map((stop) => metAt(stop).address)).toEqual([
    "Marktplatz 8, 80331 München",
    "Ring 5, 80331 München",
    "Marktplatz 8, 80331 München"
  ])
  expect(loadsOf(stops)).toEqual([
    { productName: "Holzpellets lose", productGroupId: 3, amount: 7000 },
    { productName: "Heizöl Standard", productGroupId: 6, amount: 3000 }
  ])
})
