import { expect, it } from "vitest"
import type { BlockOf } from "./block.ts"
import { blocksIn, type ContentVersion, wordsIn } from "./content-page.ts"
import { countryIds } from "../place/country.ts"
import { contentPathProblem } from "./content-path.ts"

const heading = (id: string, text: string): BlockOf<"heading"> => ({ id, type: "heading", text })

const version: ContentVersion = {
  title: "Titel",
  teaser: "Worum es geht",
  seoTitle: "Suche",
  description: "Beschreibung",
  blocks: [heading("a", "eins"), heading("b", "zwei")],
  overrides: { 2: { title: "Österreich", blocks: { a: heading("a", "anders") } }, 3: { blocks: { b: null } } }
}

it("a page has each country's own text where there is one, otherwise the German text (rule content.countries)", () => {
  expect(wordsIn(version, 1).title).toBe("Titel")
  expect(wordsIn(version, 2)).toMatchObject({ title: "Österreich", teaser: "Worum es geht" })
  expect(countryIds.map((id) => blocksIn(version, id).map((block) => "text" in block && block.text))).toEqual(
    [["eins", "zwei"], ["anders", "zwei"], ["eins"]]
  )
})

it.each([
  ["/hackschnitzel", "landing", undefined],
  ["/pellets-prices/product-path", "landing", undefined],
  ["/info-center/pellets-lagern", "guide", undefined],
  ["/news/artikel/ein-tag", "news", undefined],
  ["/news/artikel/ein-tag", "guide", "misplaced"],
  ["/ein-tag", "news", "misplaced"],
  ["/news/anderes", "landing", "reserved"],
  ["/info-center", "landing", "reserved"],
  ["/heizoel/angebotsliste", "landing", "reserved"],
  ["/info-center/sammelbestellung", "guide", "reserved"],
  ["/at/agb", "landing", "reserved"],
  ["/api/site", "landing", "reserved"],
  ["/support/neu", "landing", "reserved"],
  ["/holzpellethaendler/bayern", "landing", "reserved"],
  ["/bewertungen-erklaert", "guide", "reserved"],
  ["/Groß", "landing", "malformed"],
  ["/a//b", "landing", "malformed"],
  ["/a/../b", "landing", "malformed"],
  ["agb", "landing", "malformed"],
  ["/", "landing", "malformed"]
] as const)("%s as the address of a %s is %s (rule content.addresses)", (path, kind, problem) => {
  expect(contentPathProblem(path, kind)).toBe(problem)
})
