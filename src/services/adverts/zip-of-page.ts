import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { onTypedZipField } from "./typed-zip.ts"

/**
 * Reports each postal code that is typed on this page. What the browser keeps is not read for adverts, as that would need
 * consent (rule advert.consent); fields that are filled by a script tell of nothing. `typed` is a field in which one was
 * typed before.
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
