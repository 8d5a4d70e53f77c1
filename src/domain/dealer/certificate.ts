import type { CountryId } from "../place/country.ts"

/** A certificate of a dealer by its number, and where it can be looked up publicly. */
export interface DealerCertificate {
  readonly name: string
  readonly number: string
  readonly checkUrl: string
}

/** The list of certified traders: in Germany the Deutsches Pelletinstitut, elsewhere the European holder of the mark. */
const enplusLists: Readonly<Record<CountryId, string>> = {
  1: "https://www.enplus-pellets.de/",
  2: "https://enplus-pellets.eu/",
  3: "https://enplus-pellets.eu/"
}

/** The certificates that a dealer has shown; stolen numbers are why each has a list to check it in. */
export const dealerCertificates = (
  countryId: CountryId,
  enplusId: string | null
): ReadonlyArray<DealerCertificate> =>
  enplusId === null ? [] : [{ name: "ENplus", number: enplusId, checkUrl: enplusLists[countryId] }]
