import { describe, expect, it } from "vitest"
import { blocksIn, wordsIn } from "../../domain/content/content-page.ts"
import { draftCheck } from "../../domain/content/check-draft.ts"
import { articlePath } from "../../domain/content/content-path.ts"
import { countryIds } from "../../domain/place/country.ts"
import { contentProblems, pageProblems } from "./check-content.ts"
import { housePages } from "./house/house-pages.ts"
import { readContent } from "./read-content.ts"

const words = { title: "T", teaser: "t", seoTitle: "s", description: "d" }
const doc = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "x" }] }] }
const script = { type: "doc", content: [{ type: "script" }] }
const heading = (id: string) => ({ id, type: "heading", text: "Titel" })
const picture = (src: unknown) => ({
  id: "a",
  type: "picture",
  picture: { src, alt: "", width: 1, height: 1 }
})
const links = (path: unknown) => ({
  id: "a",
  type: "crossLinks",
  title: "t",
  links: [{ title: "t", text: "", path }]
})
const calculator = (id: string, more: object = {}) => ({
  id,
  type: "calculator",
  groupId: 3,
  groups: [],
  ...more
})
const film = {
  id: "a",
  type: "video",
  title: "t",
  href: "https://video.example/1",
  poster: picture("/bilder/a.svg").picture
}

/** Invalid blocks, each with the number of blocks that remain after reading. */
const hostile: ReadonlyArray<readonly [what: string, block: unknown, left: number]> = [
  ["nothing", null, 0],
  ["a word", "<script>", 0],
  ["an unknown kind", { id: "a", type: "html", html: "<script>" }, 0],
  ["no id", { type: "heading", text: "x" }, 0],
  ["no text", { id: "a", type: "heading" }, 0],
  ["a foreign member", { ...heading("a"), onclick: "alert(1)" }, 1],
  ["a heading of two lines", { id: "a", type: "heading", text: "a\nb" }, 0],
  ["a heading without an end", { id: "a", type: "heading", text: "x".repeat(401) }, 0],
  ["a text that is markup", { id: "a", type: "text", text: "<b>x</b>" }, 0],
  ["a script in a text", { id: "a", type: "text", text: script }, 1],
  [
    "a script in a question",
    { id: "a", type: "questions", title: "t", questions: [{ title: "q", text: script }] },
    1
  ],
  ["a script in a fact", { id: "a", type: "facts", title: "t", facts: [{ title: "q", text: script }] }, 1],
  ["a picture from elsewhere", picture("https://evil.example/a.svg"), 0],
  ["a picture as data", picture("data:image/svg+xml,<svg onload=alert(1)>"), 0],
  ["a picture from another host", picture("//evil.example/a.svg"), 0],
  ["a picture without a size", { id: "a", type: "picture", picture: { src: "/a.svg", alt: "" } }, 0],
  ["a link that is a script", links("javascript:alert(1)"), 0],
  ["a link to another host", links("//evil.example"), 0],
  [
    "a download from elsewhere",
    { id: "a", type: "download", title: "t", text: "", path: "https://evil.example" },
    0
  ],
  ["a film by a script", { ...film, href: "javascript:1" }, 0],
  // none of these is a page, so the host of the film could not be named
  ...["#a", "mailto:a@example.com", "tel:110", "https://999.1.1.1/x"].map(
    (href) => [`a film at ${href}`, { ...film, href }, 0] as const
  ),
  ["an id that every object has", heading("constructor"), 0],
  ["an id that is no anchor", heading("a b"), 0],
  ["a group that is not sold", calculator("a", { groupId: 99 }), 0],
  ["an unknown target", calculator("a", { target: "FREE" }), 0],
  ["an unknown chart", { id: "a", type: "priceChart", chart: "gold" }, 0],
  [
    "a table without an end",
    { id: "a", type: "table", caption: "c", head: ["a"], rows: Array.from({ length: 61 }, () => ["x"]) },
    0
  ]
]

describe("editorial content (rules content.blocks and content.allow-list)", () => {
  it.each(hostile)("is refused with a reason: %s", (_, block, left) => {
    const version = { ...words, blocks: [block] }
    const problems = contentProblems(version)
    expect(problems).not.toEqual([])
    expect(problems[0]?.at).toMatch(/^blocks\.0/u)
    const read = readContent(version)
    expect(read.blocks).toHaveLength(left)
    expect(JSON.stringify(read)).not.toMatch(/evil|alert|javascript|onclick/u)
  })

  it.each([
    ["no words", { blocks: [] }, "title"],
    ["a title without an end", { ...words, title: "x".repeat(121), blocks: [] }, "title"],
    ["blocks that are no list", { ...words, blocks: {} }, "blocks"],
    [
      "too many blocks",
      { ...words, blocks: Array.from({ length: 121 }, (_, index) => heading(`h${index}`)) },
      "blocks"
    ],
    ["an id twice", { ...words, blocks: [heading("a"), heading("a")] }, "blocks"],
    ["two calculators", { ...words, blocks: [calculator("a"), calculator("b")] }, "blocks"],
    ["an unknown country", { ...words, blocks: [], overrides: { 9: {} } }, "overrides.9"],
    ["an override of German", { ...words, blocks: [], overrides: { 1: {} } }, "overrides.1"],
    [
      "an override of no block",
      { ...words, blocks: [], overrides: { 2: { blocks: { a: null } } } },
      "overrides.2.blocks.a"
    ],
    [
      "a script for Austria",
      {
        ...words,
        blocks: [heading("a")],
        overrides: { 2: { blocks: { a: { id: "a", type: "text", text: script } } } }
      },
      "overrides.2.blocks.a.text.content.0"
    ],
    [
      "a second calculator for Austria",
      {
        ...words,
        blocks: [heading("a"), calculator("b")],
        overrides: { 2: { blocks: { a: calculator("a") } } }
      },
      "overrides.2.blocks"
    ],
    ["a page without an end", { ...words, teaser: "x".repeat(400_001), blocks: [] }, ""]
  ])("is refused with a reason: %s", (_, version, at) => {
    expect(contentProblems(version).map((problem) => problem.at)).toContain(at)
  })

  it("is accepted if it is valid", () => {
    expect(contentProblems({ ...words, blocks: [film, { id: "b", type: "text", text: doc }] })).toEqual([])
    expect(pageProblems({ kind: "guide", path: "/info-center/x", theme: "recht" })).toEqual([])
    expect(pageProblems({ kind: "guide", path: "/info-center/x", theme: null })).not.toEqual([])
  })
})

describe("the pages that come with the shop", () => {
  const pages = housePages("sample", "2026-01-15")
  const stored = (page: (typeof pages)[number] | undefined): unknown =>
    JSON.parse(JSON.stringify(page?.content ?? null))

  it.each(pages.map((page) => [page.path, page] as const))("%s is valid", (path, page) => {
    const { kind, theme = null } = page
    expect([...pageProblems({ kind, path, theme }), ...contentProblems(stored(page))]).toEqual([])
  })

  it("can be published again by an editor as they are (rule content.check)", () => {
    for (const { path, kind, theme = null, countries = countryIds, content } of pages) {
      const draft = { theme, countries, author: "Redaktion", featured: false, contents: content }
      expect([path, draftCheck(draft, kind, () => "there")]).toEqual([path, []])
    }
  })

  it("use the words of each country", () => {
    const chips = readContent(stored(pages.find(({ path }) => path === "/hackschnitzel") ?? pages[0]))
    expect(wordsIn(chips, 1).teaser).toContain("aus dem Sägewerk")
    expect(wordsIn(chips, 3).teaser).toContain("aus der Sägerei")
    expect(JSON.stringify(blocksIn(chips, 3))).toContain("von einem Lastwagen befüllen")
    expect(JSON.stringify(blocksIn(chips, 2))).toContain("von einem Lkw befüllen")
  })

  it("link to each other by existing addresses", () => {
    const known = new Set<string>(pages.map(({ path }) => path))
    const named = JSON.stringify(pages).matchAll(/"(\/(?:info-center|news\/artikel)\/[^"?#]*)/gu)
    for (const [, path = ""] of named) expect(known).toContain(path)
    expect(known).toContain(articlePath("pelletpreis-im-winter"))
  })

  it("link each landing page to prices, to dealers and to all other landing pages", () => {
    const landings = pages.filter(({ kind }) => kind === "landing")
    const beside = ["/pelletpreise", "/holzpellethaendler", ...landings.map(({ path }) => path)]
    for (const { path, content } of landings) {
      const led = content.blocks.flatMap((block) => (block.type === "crossLinks" ? block.links : []))
      expect(led.map((link) => link.path).toSorted()).toEqual(
        beside.filter((each) => each !== path).toSorted()
      )
    }
    expect(landings.length).toBeGreaterThanOrEqual(5)
  })

  it("are eleven guides and fifteen news or more for each country", () => {
    expect(pages.filter(({ kind }) => kind === "guide").length).toBeGreaterThanOrEqual(10)
    for (const country of [1, 2, 3] as const)
      expect(
        pages.filter(({ kind, countries = [1, 2, 3] }) => kind === "news" && countries.includes(country))
          .length
      ).toBeGreaterThanOrEqual(15)
  })
})
