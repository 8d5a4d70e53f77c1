import { expect, it } from "vitest"
import { searchText } from "./search-text.ts"

it.each([
  [["Müller", "mueller", "MULLER", "Mu\u0308ller"], "muller"],
  [["Strauß", "strauss", "STRAUSS", "STRAUẞ"], "strauss"],
  [["Ägidius", "aegidius", "agidius"], "agidius"],
  [["Özdemir", "Oezdemir", "ozdemir"], "ozdemir"],
  [["Søren", "Soren", "Soeren"], "soren"],
  [["Łukasz", "lukasz"], "lukasz"],
  [["HM-26-100001"], "hm-26-100001"]
])("%j are searched as %j (rule desk.search)", (spellings, text) => {
  expect(spellings.map(searchText)).toEqual(spellings.map(() => text))
})
