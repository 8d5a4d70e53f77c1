import { type Address, emptyAddress } from "../../address/address.ts"
import { zipsOfStations } from "../../bulk/planned-points.ts"
import { type Neighbour, neighbourLine, readNeighbours } from "./neighbour-line.ts"
import { isNeighbour, type StationEntry, type StationsForm, type StationsOrder } from "./stations.ts"

/**
 * Minimum number of further stations in the same street: from this number on, typing one line is less work than filling
 * in the fields of each station.
 */
const leastNeighbours = 2

/**
 * Returns the indexes of the stations that one line can fill in: all stations except the first that have the postal
 * code of the delivery address. Empty if there are too few (rule order.stations).
 */
export const neighbourPlaces = ({ calculation, deliveryAddress }: StationsOrder): ReadonlyArray<number> => {
  const places = zipsOfStations(calculation).flatMap((zip, place) =>
    place > 0 && isNeighbour(deliveryAddress, zip) ? [place] : []
  )
  return places.length < leastNeighbours ? [] : places
}

const neighbourAt = ({ stations }: StationsForm, place: number): Neighbour => ({
  lastName: stations[place]?.address?.lastName ?? "",
  houseNumber: stations[place]?.address?.houseNumber ?? ""
})

/** Returns the line of neighbours as typed; if nothing was typed, builds it from the fields of the stations. */
export const shownNeighbourLine = (form: StationsForm, places: ReadonlyArray<number>): string =>
  form.neighbours ?? neighbourLine(places.map((place) => neighbourAt(form, place)))

const addressIn = ({ address }: StationEntry, { calculation }: StationsOrder, place: number): Address =>
  address ?? emptyAddress(calculation.countryId, zipsOfStations(calculation)[place] ?? "")

/**
 * Fills last name and house number of the neighbours' stations with a typed line. Only the stations of parts that have
 * changed are filled in, so that typing at one end of the line leaves the other stations as they are.
 */
export const withNeighbourLine = <Form extends StationsForm>(
  form: Form,
  line: string,
  order: StationsOrder
): Form => {
  const places = neighbourPlaces(order)
  const [before, after] = [readNeighbours(shownNeighbourLine(form, places)), readNeighbours(line)]
  const stations = form.stations.map((entry, place) => {
    // -1 for a station outside the street: neither line contains it
    const at = places.indexOf(place)
    const { lastName = "", houseNumber = "" } = after[at] ?? {}
    const former = before[at]
    const isUnchanged = (former?.lastName ?? "") === lastName && (former?.houseNumber ?? "") === houseNumber
    return isUnchanged
      ? entry
      : { ...entry, address: { ...addressIn(entry, order, place), lastName, houseNumber } }
  })
  return { ...form, stations, neighbours: line }
}

/**
 * Replaces the entry of a station. The line of neighbours is then rebuilt from the fields; of the typed line, only the
 * neighbours for whom there is no station are kept.
 */
export const withStation = <Form extends StationsForm>(
  form: Form,
  place: number,
  entry: StationEntry,
  order: StationsOrder
): Form => {
  const places = neighbourPlaces(order)
  const next = { ...form, stations: form.stations.map((each, at) => (at === place ? entry : each)) }
  const [was, is] = [neighbourAt(form, place), neighbourAt(next, place)]
  if (was.lastName === is.lastName && was.houseNumber === is.houseNumber) return next
  const surplus = readNeighbours(form.neighbours ?? "").slice(places.length)
  return {
    ...next,
    neighbours:
      surplus.length === 0
        ? undefined
        : neighbourLine([...places.map((each) => neighbourAt(next, each)), ...surplus])
  }
}
