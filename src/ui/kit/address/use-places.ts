import { useEffect, useState } from "react"
import type { CountryId } from "../../../domain/place/country.ts"
import { isZipOf } from "../../../domain/place/zip.ts"

/** Looks up the known places of a zip; returns an empty list if they cannot be loaded. */
export type FindPlaces = (countryId: CountryId, zipCode: string) => Promise<ReadonlyArray<string>>

const none: ReadonlyArray<string> = []

/** Returns the known places of the zip being typed; outdated responses are ignored. */
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
