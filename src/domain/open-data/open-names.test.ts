import { expect, test } from "vitest"
import { countryIds } from "../place/country.ts"
import { productGroups } from "../product/product-group.ts"
import { groupTable } from "../product/group-table.ts"
import { historyColumns, latestColumns } from "./open-fields.ts"
import {
  isOpenCountry,
  openAmountOf,
  openCountryOf,
  openCountries,
  openProductOf,
  openProducts,
  openStateOf
} from "./open-names.ts"

test("every group of the shop has an English name of its own", () => {
  expect(openProducts.map(({ group }) => group.id)).toEqual(productGroups.map(({ id }) => id))
  const names = openProducts.map(({ product }) => product)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
  expect(openProductOf("loose-pellets")?.group.id).toBe(groupTable.loosePellets.id)
  expect(openProductOf("holzpellets-lose")).toBeUndefined()
})

test("countries have their ISO codes, states the names used in URLs", () => {
  for (const id of countryIds) expect(openCountries[openCountryOf(id)].id).toBe(id)
  expect([isOpenCountry("ch"), isOpenCountry("DE"), isOpenCountry("toString")]).toEqual([true, false, false])
  expect(openStateOf(2, "niederoesterreich")?.mapId).toBe("AT-3")
  expect(openStateOf(1, "niederoesterreich")).toBeUndefined()
})

test("amounts are given in words", () => {
  const { loosePellets, sacks, briquettes, heatingOil } = groupTable
  expect([loosePellets, sacks, briquettes, heatingOil].map(({ id }) => openAmountOf(productOf(id)))).toEqual([
    "6000 kg",
    "6 pallets",
    "1 pallet",
    "3000 l"
  ])
})

test("tables start with the day and its price", () => {
  expect(latestColumns.join()).toBe("day,price,change,changePercent,currency,unit,basis,basisName,isSample")
  expect(historyColumns.join()).toBe("day,price,currency,unit,basis,basisName,isSample")
})

const productOf = (id: number) => {
  const found = productGroups.find((group) => group.id === id)
  if (found === undefined) throw new Error(`No group ${id}`)
  return found
}
