import { expect, it } from "vitest"
import { promptsCallOf, promptsQueryOf } from "./prompts-query.ts"

it("reads the search parameters of the notices, and leaves out invalid ones", () => {
  const all = { suche: " CO2 ", stand: "geplant", land: "2", sortierung: "geaendert", seite: "3" }
  expect(promptsQueryOf(all)).toEqual({
    suche: "CO2",
    stand: "geplant",
    land: 2,
    sortierung: "geaendert",
    seite: 3
  })
  expect(promptsQueryOf({ suche: "", stand: "neu", land: "alle", sortierung: "beginn", seite: "1" })).toEqual(
    {}
  )
})

it("converts them to the query of the call", () => {
  expect(
    promptsCallOf({ suche: "CO2", stand: "laufend", land: 2, sortierung: "geaendert", seite: 3 })
  ).toEqual({
    search: "CO2",
    state: "running",
    country: 2,
    sort: "changed",
    page: 3
  })
  expect(promptsCallOf({})).toEqual({})
})
