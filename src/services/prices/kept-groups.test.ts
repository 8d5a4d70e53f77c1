import { expect, it } from "vitest"
import { recalledGroups, recalledPlace } from "./kept-groups.ts"

const browser = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()]
  }
}
const usual = { countryId: 1, search: "", shown: "20,23" } as const

it("stores the groups of the URL by country, and restores them if the URL contains none", () => {
  const values = browser()
  expect(recalledGroups(usual, values)).toBeUndefined()
  expect(
    recalledGroups({ ...usual, search: "?gruppen=20&gruppen=27", shown: "20,27" }, values)
  ).toBeUndefined()
  expect(values.keys()).toEqual(["prices:1"])
  expect(recalledGroups({ ...usual, search: "?zeitraum=1" }, values)).toBe("20,27")
  expect(recalledGroups({ ...usual, countryId: 2 }, values)).toBeUndefined()
  expect(recalledGroups({ ...usual, shown: "20,27" }, values), "it stands there already").toBeUndefined()
})

it("deletes values that the shop has not written", () => {
  for (const text of ["<b>", "20,", "1,".repeat(20) + "1"]) {
    const values = browser()
    values.set("prices:1", text)
    expect(recalledGroups(usual, values)).toBeUndefined()
    expect(values.keys()).toEqual([])
  }
})

it("returns the postal code of the last shown prices, unless the URL contains one", () => {
  const values = browser()
  const asked = { countryId: 1, search: "" } as const
  expect(recalledPlace(asked, values)).toBeUndefined()
  values.set("store:1", JSON.stringify({ zipCodes: ["90402", "80331"] }))
  expect(recalledPlace(asked, values)).toBe("90402")
  values.set("store:1", JSON.stringify({ zipCodes: ["90402"], pricingZipCode: "80331" }))
  expect(recalledPlace(asked, values)).toBe("80331")
  expect(recalledPlace({ ...asked, search: "?plz=10115" }, values)).toBeUndefined()
})
