import { expect, it } from "vitest"
import { isSamePlace } from "../../domain/place/place-name.ts"
import { packagePlaces } from "./package-places.ts"

it("the places of every postal code can be distinguished", () => {
  const byZip = Map.groupBy(packagePlaces(), ({ countryId, zipCode }) => `${countryId} ${zipCode}`)
  const pairs = [...byZip].flatMap(([zip, places]) =>
    places.flatMap(({ name }, index) =>
      places.slice(index + 1).map((other) => [zip, name, other.name] as const)
    )
  )
  expect(pairs.length).toBeGreaterThan(500)
  expect(pairs.filter(([, a, b]) => isSamePlace(a, b))).toEqual([])
})
