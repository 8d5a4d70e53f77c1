import type { CountryId } from "../place/country.ts"

/** A dealer's certificate with its number, and the public register to verify it. */
export interface DealerCertificate {
  readonly name: string
  readonly number: string
  readonly checkUrl: string
}

/**
 * The registers of certified traders: in Germany, the register of the Deutsches Pelletinstitut; elsewhere, that of the
 * European owner of the label.
 */
const enplusLists: Readonly<Record<CountryId, string>> = {
  1: "https://www.enplus-pellets.de/",
  2: "https://enplus-pellets.eu/",
  3: "https://enplus-pellets.eu/"
}

/**
 * Returns the certificates that a dealer has shown, each with a register to verify it, because certificate numbers are
 * sometimes misused by others.
 */
export const dealerCertificates = (
  countryId: CountryId,
  enplusId: string | null
): ReadonlyArray<DealerCertificate> =>
  enplusId === null ? [] : [{ name: "ENplus", number: enplusId, checkUrl: enplusLists[countryId] }]
