import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sampleSite } from "../domain/site/sample-site.ts"
import { readSiteConfig } from "./site-config.ts"

const place = { host: "127.0.0.1", port: 4200 }
let folder = ""

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const siteOf = (content: object) => {
  const file = join(folder, "site.json")
  writeFileSync(file, JSON.stringify({ ...sampleSite, ...content }))
  return readSiteConfig({ SITE: file }, place).site
}

/** Returns the locales read from a SITE file in which the German locale has this partner service. */
const siteWith = (enwego: unknown) => {
  const { locales } = sampleSite
  const de = { ...locales.de, ...(enwego === undefined ? {} : { enwego }) }
  return siteOf({ locales: { ...locales, de } }).locales
}

describe("the operator's account in SITE", () => {
  const accountOf = (iban: unknown) => siteOf({ operator: { ...sampleSite.operator, iban } }).operator.iban

  it("may be written in groups, and is stored without blanks", () => {
    expect(accountOf("de36 0000 0000 0000 0000 00")).toBe("DE36000000000000000000")
  })

  it("is required, and reported if no money can be sent there", () => {
    for (const missing of [undefined, "", " ", 36]) expect(() => accountOf(missing)).toThrow("operator.iban")
    const wrong = [
      ["DE37000000000000000000", "checksum"],
      ["DE3600000000000000000", "length"],
      ["XX36000000000000000000", "country"]
    ] as const
    for (const [iban, problem] of wrong)
      expect(() => accountOf(iban)).toThrow(
        `SITE has "${iban}" as operator.iban, which is no IBAN (${problem}).`
      )
  })
})

describe("the purposes of consent in SITE", () => {
  it("are none if the file names none", () => {
    const { purposes: _, ...rest } = sampleSite
    writeFileSync(join(folder, "silent.json"), JSON.stringify(rest))
    expect(readSiteConfig({ SITE: join(folder, "silent.json") }, place).site).not.toHaveProperty("purposes")
  })

  it("are those that it names, of the existing purposes", () => {
    expect(siteOf({ purposes: ["marketing"] }).purposes).toEqual(["marketing"])
    for (const wrong of ["marketing", ["adverts"], [1], {}])
      expect(() => siteOf({ purposes: wrong })).toThrow(
        'SITE has no list of statistics and marketing as "purposes"'
      )
  })

  it("accept an id of Clarity for one locale, and no invalid id", () => {
    const { locales } = sampleSite
    const withId = (msClarityId: unknown) =>
      siteOf({ locales: { ...locales, ch: { ...locales.ch, msClarityId } } })
    expect(withId("abcdef1234").locales.ch.msClarityId).toBe("abcdef1234")
    expect(withId("abcdef1234").locales.de).not.toHaveProperty("msClarityId")
    for (const wrong of ["", 'x"><script>', "UPPERCASE1", 5])
      expect(() => withId(wrong)).toThrow(
        'SITE has "locales.ch.msClarityId", which is no id of Microsoft Clarity'
      )
  })
})

describe("the partner's service in SITE", () => {
  it("is available if the file names it", () => {
    expect(siteWith(undefined).de).not.toHaveProperty("enwego")
    const partner = { url: "https://partner.example/strom", zipPrefixes: ["80"] }
    const locales = siteWith(partner)
    expect(locales.de.enwego).toEqual(partner)
    expect(locales.ch).not.toHaveProperty("enwego")
    expect(siteWith({ url: partner.url }).de.enwego).toEqual({ url: partner.url })
  })

  it("is reported if it is invalid", () => {
    for (const wrong of [1, {}, { url: "http://partner.example" }, { url: "javascript:alert(1)" }])
      expect(() => siteWith(wrong)).toThrow("locales.de.enwego.url")
    expect(() => siteWith({ url: "https://partner.example", zipPrefixes: [80] })).toThrow("zipPrefixes")
  })
})

describe("external services", () => {
  const read = (url: string) => readSiteConfig({ TRUSTED_SHOPS_URL: url, MARKET_RATES_URL: url }, place)

  it("are called by https, unencrypted only on this machine (rule safety.outgoing-calls)", () => {
    for (const right of [
      "https://rates.example/daily.xml",
      "http://127.0.0.1:4000/a",
      "http://localhost:4000/a"
    ])
      expect([read(right).trustedShopsUrl, read(right).marketRatesUrl]).toEqual([right, right])
    for (const wrong of [
      "http://rates.example/daily.xml",
      "ftp://rates.example",
      "file:///etc/passwd",
      "rates"
    ])
      expect(() => read(wrong)).toThrow("begins with https:")
  })
})

describe("the caches that SHARED_CACHE_PURGE_URL names (rule page.shared-cache)", () => {
  const cachesOf = (raw: string | undefined) =>
    readSiteConfig({ SHARED_CACHE_PURGE_URL: raw }, place).sharedCaches

  it("are none if it is empty", () => {
    for (const raw of [undefined, "", " "]) expect(cachesOf(raw)).toEqual([])
  })

  it("are its addresses, with commas between them", () => {
    expect(cachesOf("http://10.0.0.5:6083/, https://cache.example/purge")).toEqual([
      "http://10.0.0.5:6083/",
      "https://cache.example/purge"
    ])
  })

  it("have no password in their address, which would be in the log of a failure, and are sixteen at most", () => {
    const many = Array.from({ length: 17 }, () => "http://10.0.0.5/").join()
    for (const raw of ["yes", "ftp://cache.example/", "http://a:secret@cache.example/", "http://one/,", many])
      expect(() => cachesOf(raw)).toThrow("SHARED_CACHE_PURGE_URL names no caches")
  })
})
