import { expect, it } from "vitest"
import { openOrdersPath, openOrdersQueryOf } from "./open-address.ts"

it.each([
  [{}, { search: "", status: null, countryId: null, page: 1 }, ""],
  [
    { suche: " Erika & Co ", stand: "placed", seite: "3" },
    { search: "Erika & Co", status: "placed", countryId: null, page: 3 },
    "?suche=Erika+%26+Co&stand=placed&seite=3"
  ],
  [{ land: "3" }, { search: "", status: null, countryId: 3, page: 1 }, "?land=3"],
  [{ land: "alle" }, { search: "", status: null, countryId: null, page: 1 }, ""],
  [{ land: "4" }, { search: "", status: null, countryId: null, page: 1 }, ""],
  [{ suche: ["a"], stand: "settled", seite: "0" }, { search: "", status: null, countryId: null, page: 1 }, ""]
])("the search parameters %j are read as %j and written as %j", (search, query, written) => {
  expect(openOrdersQueryOf(search)).toEqual(query)
  expect(openOrdersPath(openOrdersQueryOf(search))).toBe(`/stornomanagement/offen${written}`)
})
