import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"

/**
 * Tells each postal code that somebody types on this page. What the browser keeps is not read for adverts, as that would need
 * consent (rule advert.consent); fields that are filled by a script tell of nothing.
 */
export const onTypedZip = (countryId: CountryId, tell: (zip: string) => void): void => {
  document.addEventListener("input", ({ target, isTrusted }) => {
    if (!isTrusted || !(target instanceof HTMLInputElement) || target.name !== "zipCode") return
    if (isZipOf(countryId, target.value)) tell(target.value)
  })
}
