import { localeCodes, locales } from "../../domain/locale/locale.ts"
import { canonicalAddress } from "./canonical.ts"
import type { PageData } from "./page-data.ts"

/** Returns link elements to the same page in the other countries that have this page (`isOfOneCountry`). */
export const sisterLinks = (page: PageData, pathname: string, countries: ReadonlyArray<number>) =>
  localeCodes
    .filter((code) => code !== page.locale && countries.includes(locales[code].countryId))
    .map((code) => ({
      rel: "alternate",
      hrefLang: locales[code].bcp47,
      href: canonicalAddress(page, code, pathname)
    }))
