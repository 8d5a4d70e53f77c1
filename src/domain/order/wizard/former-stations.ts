import type { Address } from "../../address/address.ts"
import type { StationEntry, StationsForm } from "./stations.ts"

/**
 * Returns the addresses of the stations after the first, without those of which neither the name nor the house number
 * was typed: these have only the prefilled street.
 */
export const stationAddresses = (
  stations: ReadonlyArray<Pick<StationEntry, "address">>
): ReadonlyArray<Address> =>
  stations
    .slice(1)
    .flatMap(({ address }) =>
      address === null || (address.lastName === "" && address.houseNumber === "") ? [] : [address]
    )

/**
 * Fills in the stations of a new order with the addresses of another order's stations, each at its own postal code and
 * once (rule order.former-address).
 */
export const withFormerStations = (form: StationsForm, former: ReadonlyArray<Address>): StationsForm => {
  const left = [...former]
  return {
    ...form,
    stations: form.stations.map((entry) => {
      // the first station has the delivery address
      if (entry.address === null) return entry
      const { zipCode, countryId } = entry.address
      const at = left.findIndex((known) => known.zipCode === zipCode && known.countryId === countryId)
      const known = at < 0 ? undefined : left.splice(at, 1)[0]
      return known === undefined ? entry : { ...entry, address: known }
    })
  }
}
