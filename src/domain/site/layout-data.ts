import { localeOfCountry } from "../locale/locale.ts"
import type { CountryId } from "../place/country.ts"
import { countries } from "../place/country.ts"
import { zipHtmlPattern } from "../place/zip.ts"
import { type ProductGroupId, usualGroup } from "../product/product-group.ts"
import type { Site } from "./site.ts"

/** Returns the domain of a country's pages, and its top-level domain. */
const domainOf = (origin: string): { readonly domain: string; readonly tld: string } => {
  const { hostname } = new URL(origin)
  return { domain: hostname, tld: hostname.split(".").at(-1) ?? "" }
}

/** Returns the layout data of a country's pages (rule page.layout-data). */
export const layoutData = (site: Site, countryId: CountryId, productGroupId?: ProductGroupId) => {
  const { origin, trustedShopsId = "" } = site.locales[localeOfCountry(countryId).code]
  return {
    tld: domainOf(origin).tld,
    countryId,
    trustedShopsId,
    /** Whether the footer is dark, shows the seal of the trust-rating service, and links to the help pages. */
    footer: { inverted: false, trustedShops: trustedShopsId !== "", help: true },
    /** Name of the style sheet for all pages, which is inlined in the pages. */
    mainCss: "main",
    productGroupId: productGroupId ?? usualGroup.id
  }
}

/** Returns the data of a country's locale under the property names of the specification (rule country.properties). */
export const localeData = (site: Site, countryId: CountryId) => {
  const { code, currencyCode, subcurrency, defaultProductId } = localeOfCountry(countryId)
  const { origin, customerPhone, pressPhone, trustedShopsId = "", msClarityId = "" } = site.locales[code]
  const { domain, tld } = domainOf(origin)
  return {
    code,
    countryId,
    iso: countries[countryId].iso,
    domain,
    domainExt: `.${tld}`,
    currency: currencyCode,
    currencyCode,
    subcurrency,
    zipPattern: zipHtmlPattern(countryId),
    defaultProductId,
    trustedShopsId,
    customerPhone,
    pressPhone,
    /** Empty if the locale has no Clarity id; Clarity is then not loaded (rule consent.clarity). */
    msClarityId
  }
}
