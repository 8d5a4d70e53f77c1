import { describe, expect, it } from "vitest"
import { cachedAddress, readAddress } from "./page-address.ts"

describe("an address", () => {
  it.each([
    "//evil.example",
    "/a\\b",
    "/%zz",
    "/%",
    "/a b",
    "",
    "http://evil.example/",
    `/${"a".repeat(2000)}`,
    "/a#b"
  ])("%j is not a page's", (url) => {
    expect(readAddress(url, true)).toBeUndefined()
  })

  it("has a prefix on a shared host only", () => {
    expect(readAddress("/at/agb?x=1", true)).toEqual({
      href: "/at/agb?x=1",
      prefix: "/at",
      pathname: "/agb",
      query: "x=1"
    })
    expect(readAddress("/at", true)).toMatchObject({ prefix: "/at", pathname: "/" })
    expect(readAddress("/at/agb", false)).toMatchObject({ prefix: "", pathname: "/at/agb" })
  })
})

describe("the cached address", () => {
  const publicPage = (pathname: string) =>
    pathname === "/list" ? { query: ["zipCode", "amount", "options"] } : undefined
  const cached = (url: string) => {
    const address = readAddress(url, true)
    return address && cachedAddress(address, publicPage)
  }

  it.each([
    ["/list", "/list"],
    ["/list?", "/list"],
    ["/list?zipCode=01067&amount=6000", "/list?zipCode=01067&amount=6000"],
    ["/list?amount=6000&zipCode=01067&utm_source=x", "/list?zipCode=01067&amount=6000"],
    ["/list?zipCode=01067&zipCode=99999", "/list?zipCode=01067"],
    ["/list?options=108&options=131&zipCode=01067", "/list?zipCode=01067&options=108%2C131"],
    ["/list?zipCode=&amount", "/list"],
    ["/list?zipCode=%3Cscript%3E", "/list?zipCode=%3Cscript%3E"],
    ["/ch/list?zipCode=8001", "/ch/list?zipCode=8001"]
  ])("of %s is %s", (url, expected) => {
    expect(cached(url)).toBe(expected)
  })

  it("does not exist for personal pages", () => {
    expect(cached("/mine?zipCode=01067")).toBeUndefined()
  })
})
