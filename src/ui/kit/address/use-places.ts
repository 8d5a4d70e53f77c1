import { useEffect, useState } from "react"
import type { CountryId } from "../../../domain/place/country.ts"
import { isZipOf } from "../../../domain/place/zip.ts"

/** Looks up the real places of a zip; none when they cannot be had. */
export type FindPlaces = (countryId: CountryId, zipCode: string) => Promise<ReadonlyArray<string>>

const none: ReadonlyArray<string> = []

/** The real places of a zip while it is typed; an answer that comes late is of no use. */
export const usePlaces = (
  findPlaces: FindPlaces,
  countryId: CountryId,
  zipCode: string
): ReadonlyArray<string> => {
  const [found, setFound] = useState({ of: "", places: none })
  const wanted = isZipOf(countryId, zipCode) ? `${countryId} ${zipCode}` : ""
  useEffect(() => {
    if (wanted === "") return
    let isLate = false
    void findPlaces(countryId, zipCode).then((places) => {
      if (!isLate) setFound({ of: wanted, places })
    })
    return () => {
      isLate = true
    }
  }, [findPlaces, countryId, zipCode, wanted])
  return found.of === wanted ? found.places : none
}
