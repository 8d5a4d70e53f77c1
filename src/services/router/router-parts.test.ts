import { describe, expect, it } from "vitest"
import { productGroups } from "../../domain/product/product-group.ts"
import { prefixRewrite } from "./address-prefix.ts"
import { formPages, listedPaths, publicPages } from "./public-pages.ts"
import { parseSearch, stringifySearch } from "./search.ts"

describe("search parameters", () => {
  it.each([
    ["?zipCode=01067&amount=6000", { zipCode: "01067", amount: "6000" }],
    ["?q=a+b%20c", { q: "a b c" }],
    ["?x=1&x=2&x=3", { x: ["1", "2", "3"] }],
    ["?flag", { flag: "" }],
    ["?options=5%2C24%7C-2", { options: "5,24|-2" }],
    ['?a="5"', { a: '"5"' }],
    ["", {}]
  ])("%s is parsed without nesting", (text, expected) => {
    expect(parseSearch(text)).toEqual(expected)
  })

  it("do not affect the prototype", () => {
    const search = parseSearch("?__proto__=1&constructor=2&toString=3&a=4")
    expect(search).toEqual({ a: "4" })
    expect(Object.keys(search)).toEqual(["a"])
  })

  it("are written as they were read, without empty values", () => {
    expect(stringifySearch({ zipCode: "01067", x: ["1", "2"], none: undefined, empty: "", flag: true })).toBe(
      "?zipCode=01067&x=1&x=2&flag=true"
    )
    expect(stringifySearch({})).toBe("")
    expect(parseSearch(stringifySearch({ q: "ä&=?#+ %" }))).toEqual({ q: "ä&=?#+ %" })
  })
})

describe("the prefix of a URL", () => {
  const { input, output } = prefixRewrite("/at")
  const through = (rewrite: typeof input, path: string) =>
    rewrite({ url: new URL(path, "http://x") }).pathname

  it.each([
    ["/at", "/"],
    ["/at/agb", "/agb"],
    ["/atlas", "/atlas"]
  ])("is removed from %s", (path, inside) => {
    expect(through(input, path)).toBe(inside)
  })

  it.each([
    ["/", "/at"],
    ["/agb", "/at/agb"]
  ])("is added to %s", (path, outside) => {
    expect(through(output, path)).toBe(outside)
  })
})

describe("public pages", () => {
  const publicPage = publicPages([
    { options: { path: "/", staticData: { cachedBy: [] } } },
    { options: { path: "/$group/angebotsliste", staticData: { cachedBy: ["zipCode"] } } },
    { options: { path: "/preise/{-$state}", staticData: { cachedBy: [] } } },
    { options: { path: "/$group/bestellung", staticData: {} } },
    { options: { path: "/preise/suche", staticData: {} } }
  ])

  it.each([
    "/",
    "/heizoel/angebotsliste",
    "/heizoel/angebotsliste/",
    "/heizoel//angebotsliste",
    "/preise",
    "/preise/bayern"
  ])("include %s", (path) => {
    expect(publicPage(path)).toBeDefined()
  })

  it.each([
    "/heizoel",
    "/a/b/angebotsliste",
    "/heizoel/bestellung",
    "/preise/bayern/80331",
    "/preise/suche",
    "/preise/suche/",
    "//angebotsliste"
  ])("do not include %s", (path) => {
    expect(publicPage(path)).toBeUndefined()
  })

  describe("with a route for all other URLs", () => {
    const withRest = publicPages([
      { options: { path: "/agb", staticData: { cachedBy: [] } } },
      { options: { path: "/$", staticData: { cachedBy: ["brennstoff"] } } },
      {
        options: { path: "/$group/bestellung", staticData: {} },
        children: [{ options: { path: "/{-$step}/{-$name}", staticData: {} } }]
      },
      {
        options: {},
        children: [
          { options: { path: "/support", staticData: {} } },
          { options: { path: "/support/user/$id" } },
          { options: { path: "/qa/$", staticData: {} } }
        ]
      }
    ])

    it.each(["/hackschnitzel", "/info-center/pellets-lagern", "/nirgends/"])("include %s", (path) => {
      expect(withRest(path)).toEqual({ query: ["brennstoff"] })
    })

    it.each([
      "/heizoel/bestellung",
      "/heizoel//bestellung",
      "/support",
      "/support/user/7",
      "/qa",
      "/qa/",
      "/qa/x/y"
    ])("do not include %s, which belongs to another route", (path) => {
      expect(withRest(path)).toBeUndefined()
    })

    it("do not change other public pages", () => {
      expect(withRest("/agb")).toMatchObject({ query: [] })
    })
  })
})

it("lists public pages without other parameters in their path, for each product group", () => {
  const listed = listedPaths([
    { options: { path: "/", staticData: { cachedBy: ["brennstoff"] } } },
    { options: { path: "/$productGroup/angebotsliste", staticData: { cachedBy: ["zipCode"] } } },
    { options: { path: "/preise/{-$state}", staticData: { cachedBy: [] } } },
    { options: { path: "/druckansicht/agb", staticData: { cachedBy: [], isUnlisted: true } } },
    { options: { path: "/charts/$chart", staticData: { cachedBy: [], listed: ["/charts/pellets"] } } },
    { options: { path: "/vertrag-widerrufen", staticData: {} } }
  ])
  expect(listed).toEqual([
    "/",
    ...productGroups.map(({ slug }) => `/${slug}/angebotsliste`),
    "/charts/pellets"
  ])
})

it("detects which pages accept a form that is submitted without a script", () => {
  const takes = formPages([
    { options: { path: "/preisalarm", staticData: { takesForm: true } } },
    { options: { path: "/benachrichtigungen/$token/bestaetigen", staticData: { takesForm: true } } },
    { options: { path: "/agb", staticData: {} } }
  ])
  expect(["/preisalarm", "/benachrichtigungen/abc/bestaetigen"].map(takes)).toEqual([true, true])
  expect(["/", "/agb", "/preisalarm/x", "/benachrichtigungen/bestaetigen"].some(takes)).toBe(false)
})
