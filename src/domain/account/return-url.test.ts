import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ownPath, partnerAddress, returnPath, withReturnUrl } from "./return-url.ts"
import { foreignAddresses } from "./return-url.test-support.ts"

const origin = "https://shop.example"

/** Fragments from which the test builds URLs that might lead to another site. */
const fragment = fc.constantFrom(
  ..."/ / // \\ %2f %5c %252f %255c %09 %0a %0d %00 . .. %2e %2e%2e @ : ? # ; & = a b".split(" "),
  ..."evil.example shop.example https: http: javascript: data: user:pass@ ReturnUrl kunde".split(" "),
  ..." \t\n\r\0\u2028\u200b\uff0f\u2215\u3002ä😀".split("")
)
const address = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(""))

/**
 * Returns the origins to which a path leads in a browser, on a server that decodes it once and on a server that decodes
 * it twice.
 */
const originsOf = (path: string): ReadonlyArray<string> => {
  const readings = [path]
  for (let times = 0; times < 2; times++)
    try {
      readings.push(decodeURIComponent(readings.at(-1) ?? ""))
    } catch {
      break
    }
  // only the path matters: text after "?" or "#" is never read as a host
  return readings.map((reading) => URL.parse(reading.split(/[?#]/u)[0] ?? "", origin)?.origin ?? "none")
}

describe("a path within the shop", () => {
  it("is refused with user name or password, even if the host is the shop's", () => {
    expect(ownPath("//shop.example/kunde", origin)).toBe("/kunde")
    for (const login of ["user", "user:pass", ":pass"])
      expect(ownPath(`//${login}@shop.example/kunde`, origin)).toBeUndefined()
  })

  it.each([
    "/",
    "/kunde/startseite",
    "/holzpellets-lose/bestellung/adresse?draft=1&x=%2F%2Fevil#unten",
    "/%EF%BC%8Fa",
    "/a//b",
    "/größe",
    "/100%25"
  ])("is %s", (path) => {
    expect(ownPath(path, origin)).toBe(new URL(path, origin).href.slice(origin.length))
  })

  it("is normalised: dot segments are resolved", () => {
    expect(ownPath("/a/../kunde", origin)).toBe("/kunde")
    expect(ownPath(`/${"a".repeat(1_999)}`, origin)).toHaveLength(2_000)
  })

  it.each([...foreignAddresses, undefined, null])("is not %j", (text) => {
    expect(ownPath(text, origin)).toBeUndefined()
  })

  it("never leaves the shop's origin, whatever fragments the URL consists of", () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((rest) => `/${rest}`)
        ),
        (text) => {
          const path = ownPath(text, origin)
          if (path === undefined) return
          taken += 1
          expect(path).toMatch(/^\/(?![/\\])/u)
          expect(new URL(path, origin).href).toBe(origin + path)
          expect(new Set(originsOf(path))).toEqual(new Set([origin]))
          expect(ownPath(path, origin), "again the same").toBe(path)
        }
      ),
      { seed: 20_261_121, numRuns: 5_000 }
    )
    expect(taken, "some are accepted").toBeGreaterThan(300)
  })
})

describe("the return path", () => {
  it("is the requested page if it is in the shop, otherwise the fallback", () => {
    expect(returnPath("/kunde?x=1", origin, "/")).toBe("/kunde?x=1")
    expect(returnPath("//evil.example", origin, "/kunde")).toBe("/kunde")
    expect(returnPath(null, origin, "/kunde")).toBe("/kunde")
    for (const text of foreignAddresses)
      expect(returnPath(text, origin, "/kunde"), `for ${text}`).toBe("/kunde")
  })

  it("is tested with at least 300 foreign addresses, all different", () => {
    expect(foreignAddresses.length).toBeGreaterThanOrEqual(300)
    expect(new Set(foreignAddresses).size).toBe(foreignAddresses.length)
  })

  it.each([
    "/benutzerkonto/anmeldung?ReturnUrl=/",
    "/benutzerkonto",
    "/anfrage-bestaetigen?token=abc",
    "/email-anpassung-bestaetigen/abc",
    "/neues-kennwort-setzen/abc",
    "/benachrichtigungen/abc/bestaetigen",
    "/bewerten-sie-uns/abc/1"
  ])("is never a single-use page or one with a secret, in any country: %s", (path) => {
    for (const prefix of ["", "/at", "/ch"]) expect(returnPath(prefix + path, origin, "/")).toBe("/")
  })

  it("may be a page whose path only starts with the same letters", () => {
    expect(returnPath("/benutzerkontos", origin, "/")).toBe("/benutzerkontos")
  })
})

describe("the route after sign-out", () => {
  it("has the current page as its ReturnUrl, replacing a previous one", () => {
    expect(withReturnUrl("/benutzerkonto/anmeldung?ReturnUrl=%2Falt&a=1#b", "/kunde?x=1&y=2")).toBe(
      "/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%3Fx%3D1%26y%3D2&a=1#b"
    )
    expect(withReturnUrl("/benutzerkonto/anmeldung", "/kunde")).toBe(
      "/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde"
    )
  })

  it("has no ReturnUrl for a page with a secret, and is the home page if the stored path is not in the shop", () => {
    expect(withReturnUrl("/benutzerkonto/anmeldung?ReturnUrl=%2Falt", "/neues-kennwort-setzen/abc")).toBe(
      "/benutzerkonto/anmeldung"
    )
    for (const text of foreignAddresses)
      expect(withReturnUrl(text, "/kunde"), `for ${text}`).toBe("/?ReturnUrl=%2Fkunde")
  })
})

it("a dealer's address is accepted only with https and without user name or password", () => {
  expect(partnerAddress("https://dealer.example/a?b#c")).toBe("https://dealer.example/a?b#c")
  for (const address of [
    "http://dealer.example/",
    "javascript:alert(1)",
    "https://a@dealer.example/",
    "https://:b@dealer.example/",
    "https://dealer.example/\n",
    "//dealer.example",
    ""
  ])
    expect(partnerAddress(address)).toBe("/")
})
