import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { sampleSite } from "../domain/site/sample-site.ts"
import { projectRoot } from "./project-root.ts"
import { contentOf, readSiteFile, siteFindings } from "./site-file.ts"

const example = join(projectRoot, "docs/site.json")

const own = () => {
  const read = readSiteFile(example)
  if ("problems" in read) throw new Error(read.problems.join())
  return read.site
}

describe("a SITE file", () => {
  it("of the documentation is complete", () => {
    const read = contentOf(example)
    expect("content" in read && siteFindings(read.content)).toEqual([])
  })

  it("is reported with all its problems, by path", () => {
    const { operator, locales } = own()
    expect(
      siteFindings({
        operator: { ...operator, city: " ", iban: "DE37000000000000000000", vatID: "DE1" },
        lender: { name: "Bank" },
        priceAge: { first: 14, second: 60, rest: 45 },
        dealerTerms: { percent: 101, monthly: 0 },
        locales: { de: { ...locales.de, origin: "shop.example" }, ch: locales.ch }
      })
    ).toEqual([
      'lacks "operator.city", a text.',
      'has "DE37000000000000000000" as operator.iban, which is no IBAN (checksum). Write the whole number of the account.',
      'lacks "lender.infoUrl", an address that begins with https://.',
      'has no days as "priceAge": write whole numbers that rise, up to 365, like {"first":14,"second":45,"rest":60}, or leave it out.',
      'has no terms as "dealerTerms": write per cent of a delivered order and whole euros a month, like {"percent":2.5,"monthly":0}, or leave it out.',
      'has "shop.example" as locales.de.origin: write it like https://shop.example.',
      'lacks "locales.de-AT": write an object with the texts origin, customerPhone, pressPhone.',
      'has "operator.vatID", which is not read: correct its name, or leave it out.'
    ])
  })

  it("must differ from the sample, with a separate address for each locale", () => {
    const { operator, locales } = own()
    const { de } = locales
    expect(
      siteFindings({
        operator: { ...operator, vatId: sampleSite.operator.vatId },
        locales: { ...locales, ch: { ...de, customerPhone: sampleSite.locales.ch.customerPhone } }
      })
    ).toEqual([
      'has the sample\'s text as "operator.vatId": write your own.',
      'has the sample\'s text as "locales.ch.customerPhone": write your own.',
      'has one address for several locales: write a domain of its own as each "origin".'
    ])
  })

  it.each([null, [], "text", 7])("that is no object lacks everything (%j)", (content) => {
    expect(siteFindings(content).length).toBeGreaterThan(3)
  })

  it("that cannot be read is reported with the reason", () => {
    expect(readSiteFile(join(projectRoot, "README.md"))).toEqual({
      problems: [expect.stringMatching(/^is .*README\.md, which cannot be read as JSON \(.+\)\.$/u)]
    })
  })
})
