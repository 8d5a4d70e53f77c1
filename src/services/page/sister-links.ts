import { localeCodes, locales } from "../../domain/locale/locale.ts"
import { canonicalAddress } from "./canonical.ts"
import type { PageData } from "./page-data.ts"

/** Link elements of a page's sisters in the other countries that have it, beside its own (`isOfOneCountry`). */
export const sisterLinks = (page: PageData, pathname: string, countries: ReadonlyArray<number>) =>
  localeCodes
    .filter((code) => code !== page.locale && countries.includes(locales[code].countryId))
    .map((code) => ({
      rel: "alternate",
      hrefLang: locales[code].bcp47,
      href: canonicalAddress(page, code, pathname)
    }))
