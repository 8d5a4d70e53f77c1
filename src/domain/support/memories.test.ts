import { describe, expect, it } from "vitest"
import { memoryKindOf, memoryKinds } from "./memory-kinds.ts"
import { hasPage, hitRateOf, memoryKindsOf, pageKindOf, pathOfWritten, sumOfFigures } from "./memories.ts"

describe("who may drop which memory (rule desk.memories)", () => {
  it("is an editor for the caches of content, and an admin for all", () => {
    expect(memoryKindsOf(["Role_Interaid_Editor"])).toEqual([
      "contentTexts",
      "notices",
      "pictures",
      "contentPages"
    ])
    expect(memoryKindsOf(["Role_Interaid_Admin"])).toEqual(memoryKinds)
    expect(memoryKindsOf(["Role_Interaid_Editor", "Role_Interaid_Admin"])).toHaveLength(memoryKinds.length)
  })

  it("is no ad manager, as adverts are not cached, and no one else", () => {
    expect(memoryKindsOf(["Role_Interaid_AdManager"])).toEqual(["adverts"])
    expect(memoryKindsOf(["Role_Interaid_Marketing", "Role_Customer"])).toEqual([])
  })

  it("the sources of pages are dropped before the pages", () => {
    const placeOf = (kind: string) => memoryKinds.findIndex((each) => each === kind)
    for (const source of ["places", "dealers", "priceLists", "contentTexts", "notices"])
      expect(placeOf(source)).toBeLessThan(placeOf("contentPages"))
  })

  it("a property name of every object is not a kind", () => {
    expect(memoryKindOf("pictures")).toBe("pictures")
    expect(memoryKindOf("toString")).toBeUndefined()
  })
})

it.each([
  ["/", "contentPages"],
  ["/info-center", "contentPages"],
  ["/news/artikel/neue-preise-7", "contentPages"],
  ["/pelletpreise", "pricePages"],
  ["/pelletpreise/bayern/80331", "pricePages"],
  ["/pelletpreise-erklaert", "contentPages"],
  ["/charts/pelletpreis", "pricePages"],
  ["/holzpellethaendler/bayern", "dealerPages"],
  ["/bewertungen/12", "dealerPages"],
  ["/bewertungen-erklaert", "contentPages"],
  ["/holzpellets-lose/angebotsliste", "offerLists"]
] as const)("the page %s is one of the %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

it.each([
  ["/info-center", "/info-center"],
  ["  /at/info-center/?utm_source=mail#oben ", "/info-center"],
  ["https://www.heizmarkt.example/ch/", "/"],
  ["http://localhost:4200/news", "/news"],
  ["https://www.heizmarkt.example", undefined],
  ["info-center", undefined],
  ["//fremd.example/x", undefined],
  ["/zwei wörter", undefined],
  ["", undefined]
])("the text %j is parsed as the path %s", (written, path) => {
  expect(pathOfWritten(written)).toBe(path)
})

it("a page of cached content is open only to users with its kind of cache", () => {
  const own = memoryKindsOf(["Role_Interaid_Editor"])
  expect(hasPage(own, "/info-center")).toBe(true)
  expect(hasPage(own, "/pelletpreise")).toBe(false)
})

describe("the figures of several server processes", () => {
  const one = { entries: 2, bytes: 100, hits: 9, misses: 1, oldestAt: "2026-01-15T09:00:00.000Z" }

  it("are added up, with the oldest age of all", () => {
    const other = { ...one, bytes: null, oldestAt: "2026-01-15T08:00:00.000Z" }
    expect(sumOfFigures([one, other])).toEqual({
      entries: 4,
      bytes: 100,
      hits: 18,
      misses: 2,
      oldestAt: "2026-01-15T08:00:00.000Z"
    })
  })

  it("leave out sizes that are not counted", () => {
    expect(sumOfFigures([{ ...one, bytes: null }]).bytes).toBeNull()
    expect(sumOfFigures([])).toEqual({ entries: 0, bytes: null, hits: 0, misses: 0, oldestAt: null })
  })

  it("include a hit rate from the first request on, which is 100 % only if every request was a hit", () => {
    expect(hitRateOf({ hits: 0, misses: 0 })).toBeUndefined()
    expect(hitRateOf({ hits: 999, misses: 1 })).toBe(99)
    expect(hitRateOf({ hits: 5, misses: 0 })).toBe(100)
  })
})
