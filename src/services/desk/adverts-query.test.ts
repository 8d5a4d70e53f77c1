import { expect, it } from "vitest"
import {
  campaignsCallOf,
  campaignsQueryOf,
  copiedIn,
  recordsCallOf,
  recordsQueryOf,
  reportDaysIn,
  reportSpan
} from "./adverts-query.ts"

it.each([
  [{}, {}, {}],
  [
    { suche: " holz ", stand: "archiviert", seite: 2 },
    { suche: "holz", stand: "archiviert" },
    { search: "holz", stand: "archived" }
  ],
  [{ suche: 7, stand: "laufend", seite: "3" }, { seite: 3 }, { page: 3 }]
])("reads the search parameters %j of slots and adverts", (search, query, call) => {
  expect(recordsQueryOf(search)).toEqual(query)
  expect(recordsCallOf(recordsQueryOf(search))).toEqual(call)
})

it.each([
  [
    { stand: "verbraucht", land: 2 },
    { state: "spent", country: 2 }
  ],
  [{ stand: "alle", land: "alle", seite: "1" }, {}],
  [
    { suche: "x", land: "3", seite: "4" },
    { search: "x", country: 3, page: 4 }
  ]
])("reads the search parameters %j of campaigns", (search, call) => {
  expect(campaignsCallOf(campaignsQueryOf(search))).toEqual(call)
})

it("reads the id of the copied record and the days of a report", () => {
  expect([copiedIn({ vorlage: 7 }), copiedIn({ vorlage: "x" }), copiedIn({})]).toEqual([
    7,
    undefined,
    undefined
  ])
  expect([reportDaysIn({ tage: 7 }), reportDaysIn({ tage: "8" })]).toEqual([7, 30])
  expect(reportSpan("2026-11-28", 7)).toEqual({ from: "2026-11-22", to: "2026-11-28" })
})
