import { expect, it } from "vitest"
import { openOrdersPath, openOrdersQueryOf } from "./open-orders-address.ts"

it.each([
  [{}, { search: "", status: null, page: 1 }, ""],
  [
    { suche: " Erika & Co ", stand: "placed", seite: "3" },
    { search: "Erika & Co", status: "placed", page: 3 },
    "?suche=Erika+%26+Co&stand=placed&seite=3"
  ],
  [{ suche: ["a"], stand: "settled", seite: "0" }, { search: "", status: null, page: 1 }, ""]
])("the address %j means %j and is written %j", (search, query, written) => {
  expect(openOrdersQueryOf(search)).toEqual(query)
  expect(openOrdersPath(openOrdersQueryOf(search))).toBe(`/stornomanagement/offen${written}`)
})
