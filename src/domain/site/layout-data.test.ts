import { assert, it } from "vitest"
import { layoutData, localeData } from "./layout-data.ts"
import { sampleSite } from "./sample-site.ts"

it("layout and locale of a country come from the same configuration (rule page.layout-data)", () => {
  const { ch } = sampleSite.locales
  const site = {
    ...sampleSite,
    locales: {
      ...sampleSite.locales,
      ch: { ...ch, origin: "https://www.heizmarkt.ch:8443", trustedShopsId: "X1", msClarityId: "abcdef123" }
    }
  }
  assert.deepStrictEqual(layoutData(site, 3, 4), {
    tld: "ch",
    countryId: 3,
    trustedShopsId: "X1",
    footer: { inverted: false, trustedShops: true, help: true },
    mainCss: "main",
    productGroupId: 4
  })
  assert.deepInclude(localeData(site, 3), {
    code: "ch",
    iso: "CH",
    domain: "www.heizmarkt.ch",
    domainExt: ".ch",
    currencyCode: "CHF",
    zipPattern: "[1-9][0-9]{3}",
    defaultProductId: 20,
    msClarityId: "abcdef123"
  })
  assert.deepInclude(localeData(site, 1), { zipPattern: "[0-9]{5}", msClarityId: "" })
  assert.deepInclude(layoutData(site, 1), { trustedShopsId: "", productGroupId: 3 })
  assert.isFalse(layoutData(site, 1).footer.trustedShops)
})
