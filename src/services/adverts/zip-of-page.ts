import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { onTypedZipField } from "./typed-zip.ts"

/**
 * Reports each postal code that the user types on this page. Postal codes stored in the browser are not used for
 * adverts, as that would need consent (rule advert.consent); fields filled by a script are not reported. `typed` is a
 * field into which the user typed before this function was called.
 */
export const onTypedZip = (
  countryId: CountryId,
  tell: (zip: string) => void,
  typed?: HTMLInputElement
): void => {
  const tellOf = ({ value }: HTMLInputElement) => {
    if (isZipOf(countryId, value)) tell(value)
  }
  if (typed !== undefined) tellOf(typed)
  onTypedZipField(tellOf)
}
