import { describe, expect, it } from "vitest"
import { contentPathProblem } from "./content-path.ts"
import { linksIn, ownPathOf } from "./links-in.ts"
import { isOwnRoute } from "./own-route.ts"
import { ownRoutes } from "./own-routes.gen.ts"
import { redirectsAfter } from "./redirects.ts"

describe("redirects of pages that moved (rule content.redirects)", () => {
  it("form neither chains nor loops, however often a page has moved", () => {
    const names = ["/a", "/b", "/c", "/d"]
    let redirects: ReadonlyMap<string, string> = new Map([["/x", "/a"]])
    let at = "/a"
    // moves content from each of four paths to each other path, many times
    for (let step = 1; step < 200; step += 1) {
      const to = names[(step * 7 + (step >> 2)) % names.length] ?? "/a"
      redirects = redirectsAfter(redirects, at, to)
      at = to
      expect(redirects.has(at)).toBe(false)
      for (const target of redirects.values()) expect(target).toBe(at)
    }
    expect(redirects.get("/x")).toBe(at)
  })

  it("leave redirects of other pages unchanged", () => {
    const others = new Map([["/alt", "/anders"]])
    expect([...redirectsAfter(others, "/a", "/b")]).toEqual([
      ["/alt", "/anders"],
      ["/a", "/b"]
    ])
  })
})

describe("paths of the shop's own routes (rule content.addresses)", () => {
  const sample = (route: string) =>
    route
      .split("/")
      .map((part) => (part === "$productGroup" ? "heizoel" : part.replace(/^(?:\{-)?\$\w+\}?$/u, "x1")))
      .join("/")
      .toLowerCase()

  it.each(ownRoutes)("%s is not available to content", (route) => {
    const kind = route.startsWith("/news/artikel/") ? "guide" : "landing"
    expect(contentPathProblem(sample(route), kind)).not.toBeUndefined()
  })

  it.each([
    "/haendler-werden",
    "/suche",
    "/medien/bild",
    "/anzeige/1",
    "/kontakt",
    "/at",
    "/ch/x",
    "/session"
  ])("%s is reserved", (path) => {
    expect(contentPathProblem(path, "landing")).toBe("reserved")
  })

  it.each([
    ["/", true],
    ["/agb", true],
    ["/heizoel/angebotsliste", true],
    ["/heizoel/bestellung", true],
    ["/kohle/angebotsliste", false],
    ["/pelletpreise/bayern/80331", true],
    ["/holzpellethaendler", true],
    ["/agb/x", false],
    ["/hackschnitzel", false]
  ])("%s belongs to a route: %s", (path, isAnswered) => {
    expect(isOwnRoute(path)).toBe(isAnswered)
  })
})

it("every URL that a block links to is found", () => {
  const link = { type: "text", text: "x", marks: [{ type: "link", attrs: { href: "/a?b#c" } }] }
  expect(
    linksIn([
      {
        id: "t",
        type: "text",
        text: { type: "doc", content: [{ type: "paragraph", content: [link, link] }] }
      },
      { id: "l", type: "crossLinks", title: "/kein-link", links: [{ title: "", text: "", path: "/b/" }] }
    ])
  ).toEqual(["/a?b#c", "/b/"])
  expect(["/a?b#c", "/b/", "/", "https://example.org/x", "#unten"].map(ownPathOf)).toEqual([
    "/a",
    "/b",
    "/",
    undefined,
    undefined
  ])
})
