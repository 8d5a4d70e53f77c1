import { describe, expect, it } from "vitest"
import { facetsOf, qualitiesOf } from "../../domain/options/qualities.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { parseSearch, stringifySearch } from "../router/search.ts"
import { bulkOrderKeys } from "./bulk-order-keys.ts"
import { readBulkOrderQuery, readBulkQualities, writeBulkOrderQuery } from "./bulk-order-query.ts"

const read = (query: string) => readBulkOrderQuery(1, 3, parseSearch(query))
const firewood = 7
const munich = { zipCode: "80331", amount: 6000 }
const nearby = { zipCode: "80333", amount: 4000 }

describe("the search parameters of a bulk order", () => {
  it("are read as they were written", () => {
    const address = stringifySearch(writeBulkOrderQuery(1, [munich, nearby]))
    expect(address).toBe("?p=80331%246000%2C80333%244000")
    expect(read(address)).toEqual([munich, nearby])
    expect(writeBulkOrderQuery(1, [{ zipCode: "", amount: 6000 }])).toEqual({})
    expect(read("")).toEqual([])
    expect(read("?p=nothing&zip=80331&x=1")).toEqual([])
  })

  it("contain the quality marks that restrict the request, or none (rule bulk.certificate)", () => {
    const qualities = (query: string, groupId: ProductGroupId = 3) =>
      readBulkQualities(groupId, parseSearch(query))
    const address = stringifySearch(writeBulkOrderQuery(1, [munich, nearby], [1]))
    expect(address).toBe("?p=80331%246000%2C80333%244000&pcert=1")
    expect(qualities(address)).toEqual([1])
    for (const none of ["", "?pcert=", "?pcert=99", "?pcert=01", "?pcert=x", "?pcert=1.0", "?pcert=,"])
      expect(qualities(none), `${none}`).toEqual([])
    const all = qualitiesOf(3).map(({ id }) => id)
    // selecting all qualities is the same as no restriction
    expect(qualities(`?pcert=${all.join()}`)).toEqual([])
    // for firewood, one mark is selected for each declared property
    const [species, length] = facetsOf(firewood)
    const wished = [species?.marks[1]?.id ?? 0, length?.marks[0]?.id ?? 0]
    const both = stringifySearch(writeBulkOrderQuery(1, [munich, nearby], wished))
    expect(qualities(both, firewood)).toEqual(wished)
    expect(qualities(`?pcert=${wished.join("&pcert=")}`, firewood)).toEqual(wished)
  })

  it("may contain the fields of the form as they were typed, valid or invalid", () => {
    expect(read("?zip1=80331&amount1=6.000&zip2=80333&amount2=4000")).toEqual([munich, nearby])
    expect(read("?zip1=8o33&amount1=viel&zip3=80333")).toEqual([
      { zipCode: "833", amount: 0 },
      { zipCode: "80333", amount: null }
    ])
    expect(read("?p=80335$1000&zip1=80331&amount1=6000")).toEqual([munich])
  })

  it("add and remove rows for browsers without scripts", () => {
    const two = "?zip1=80331&amount1=6000&zip2=80333&amount2=4000"
    expect(read(`${two}&add=1`)).toMatchObject([munich, nearby, { zipCode: "80333", amount: 6000 }])
    expect(read("?add=1")).toHaveLength(3)
    expect(read(`${two}&remove=1`)).toEqual([munich, nearby])
    expect(read(`${two}&zip3=80335&amount3=1000&remove=1`)).toMatchObject([nearby, { zipCode: "80335" }])
    const five = `${two}&zip3=1&zip4=1&zip5=1`
    expect(read(`${five}&add=1`)).toHaveLength(5)
    expect(read(`${five}&remove=9`)).toHaveLength(5)
  })

  it("distinguish pages by every key that is read", () => {
    expect(bulkOrderKeys).toHaveLength(14)
    expect(new Set(bulkOrderKeys).size).toBe(14)
  })
})
