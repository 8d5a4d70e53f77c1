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

/** The site read from a file in which the German locale has this partner. */
const siteWith = (enwego: unknown) => {
  const file = join(folder, "site.json")
  const { operator, locales } = sampleSite
  const de = { ...locales.de, ...(enwego === undefined ? {} : { enwego }) }
  writeFileSync(file, JSON.stringify({ operator, locales: { ...locales, de } }))
  return readSiteConfig({ SITE: file }, place).site.locales
}

describe("the partner's service in SITE", () => {
  it("is there where the file names it", () => {
    expect(siteWith(undefined).de).not.toHaveProperty("enwego")
    const partner = { url: "https://partner.example/strom", zipPrefixes: ["80"] }
    const locales = siteWith(partner)
    expect(locales.de.enwego).toEqual(partner)
    expect(locales.ch).not.toHaveProperty("enwego")
    expect(siteWith({ url: partner.url }).de.enwego).toEqual({ url: partner.url })
  })

  it("is told when it cannot be meant", () => {
    for (const wrong of [1, {}, { url: "http://partner.example" }, { url: "javascript:alert(1)" }])
      expect(() => siteWith(wrong)).toThrow("locales.de.enwego.url")
    expect(() => siteWith({ url: "https://partner.example", zipPrefixes: [80] })).toThrow("zipPrefixes")
  })
})
