import { expect, it } from "vitest"
import { memoriesQueryOf } from "./memories-query.ts"

it.each([
  [{}, {}],
  [{ art: "pictures" }, { art: "pictures" }],
  [
    { art: "pictures", suche: "  medien " },
    { art: "pictures", suche: "medien" }
  ],
  [{ art: "constructor", suche: "x" }, {}],
  [{ suche: "x" }, {}]
])("the search parameters %j are read as %j", (search, query) => {
  expect(memoriesQueryOf(search)).toEqual(query)
})
