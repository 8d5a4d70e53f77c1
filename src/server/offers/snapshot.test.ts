import { describe, expect, it } from "vitest"
import { knownConfiguration } from "../../domain/options/known-configuration.ts"
import { type Area, areasOf, indexByPrefix, type Snapshot } from "./snapshot.ts"

/** A map that counts its reads. */
class CountingMap<Key, Value> extends Map<Key, Value> {
  asked = 0
  override get(key: Key): Value | undefined {
    this.asked += 1
    return super.get(key)
  }
}

const area = (id: number): Area => ({
  id,
  branchId: id,
  dealer: {
    id,
    name: "",
    seller: { name: "", street: "", zipCode: "", city: "", email: "", phone: "", enplusId: null },
    rating: 0,
    ratingCount: 0,
    isOperator: false,
    defaultPaymentId: 40
  },
  json: "",
  leadWorkdays: 1,
  windowWorkdays: 1,
  prices: new Map(),
  palletBags: undefined,
  listVersion: 1,
  fees: [],
  paymentIds: []
})

const marketOf = (
  areas: ReadonlyArray<readonly [id: number, prefixes: ReadonlyArray<string>]>,
  countryId: 1 | 2 = 1
) => {
  const placed = areas.map(([id, zipPrefixes]) => ({ area: area(id), zipPrefixes }))
  const byPrefix = new CountingMap(indexByPrefix(placed))
  byPrefix.asked = 0
  const snapshot: Snapshot = {
    countryId,
    productGroupId: 3,
    configuration: knownConfiguration(countryId, 3),
    version: 1,
    validFrom: 0,
    validBefore: 1,
    byPrefix,
    areas: placed.map((each) => each.area),
    vatRates: () => undefined
  }
  return { snapshot, byPrefix }
}

const idsAt = (snapshot: Snapshot, zip: string) => areasOf(snapshot, zip).map(({ id }) => id)

describe("the areas of a postal code", () => {
  it("are those with one of its prefixes, from the shortest to the whole code", () => {
    const { snapshot } = marketOf([
      [1, ["1"]],
      [2, ["10115"]],
      [3, ["11", "101"]],
      [4, [""]],
      [5, ["0101"]],
      [6, ["1", "1"]]
    ])
    expect(idsAt(snapshot, "10115")).toEqual([4, 1, 6, 3, 2])
    expect(idsAt(snapshot, "01011")).toEqual([4, 5])
    expect(idsAt(marketOf([[1, ["1010"]]], 2).snapshot, "1010")).toEqual([1])
  })

  it("need as many look-ups with 15 000 dealers as with 150", () => {
    const looked = [150, 15_000].map((dealers) => {
      const { snapshot, byPrefix } = marketOf(
        Array.from({ length: dealers }, (_, id) => [id, [String(10_000 + (id % (dealers / 15)))]])
      )
      expect(areasOf(snapshot, "10004")).toHaveLength(15)
      return byPrefix.asked
    })
    expect(looked).toEqual([6, 6])
  })
})
