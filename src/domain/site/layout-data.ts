import { localeOfCountry } from "../locale/locale.ts"
import type { CountryId } from "../place/country.ts"
import { countries } from "../place/country.ts"
import { zipHtmlPattern } from "../place/zip.ts"
import { type ProductGroupId, usualGroup } from "../product/product-group.ts"
import type { Site } from "./site.ts"

/** The domain of a country's pages, and what stands behind its last full stop. */
const domainOf = (origin: string): { readonly domain: string; readonly tld: string } => {
  const { hostname } = new URL(origin)
  return { domain: hostname, tld: hostname.split(".").at(-1) ?? "" }
}

/** The layout of a country's pages, for their views (rule page.layout-data). */
export const layoutData = (site: Site, countryId: CountryId, productGroupId?: ProductGroupId) => {
  const { origin, trustedShopsId = "" } = site.locales[localeOfCountry(countryId).code]
  return {
    tld: domainOf(origin).tld,
    countryId,
    trustedShopsId,
    /** Whether the foot is dark, shows the mark of the trust-rating service, and where to ask for help. */
    footer: { inverted: false, trustedShops: trustedShopsId !== "", help: true },
    /** The rules that all pages have; they stand in the pages themselves. */
    mainCss: "main",
    productGroupId: productGroupId ?? usualGroup.id
  }
}

/** A locale as the specification names its properties (rule country.properties). */
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
    /** Empty where the locale has none, and then nothing of it is loaded (rule consent.clarity). */
    msClarityId
  }
}
