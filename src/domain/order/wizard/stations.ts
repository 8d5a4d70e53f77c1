import { type Address, addressProblems, emptyAddress, type FieldProblem } from "../../address/address.ts"
import { amountLimits, amountProblem } from "../../product/amount.ts"
import { zipsOfStations } from "../../bulk/planned-points.ts"
import { bulkPointLimits } from "../../bulk/points.ts"
import type { Calculation } from "../../options/calculation.ts"
import { isSamePlace } from "../../place/place-name.ts"

/** A delivery station of an order: an amount, in the unit of the product group, and its address. */
export interface Station {
  readonly amount: number
  readonly address: Address
}

/** A station in the draft. The first station has the delivery address, which is stored separately. */
export interface DraftStation {
  readonly amount: number
  readonly address: Address | null
}

/** A station as typed; an empty amount is `null`. */
export interface StationEntry {
  readonly amount: number | null
  readonly address: Address | null
}

/** The data saved by the stations step. */
export interface StationsForm {
  readonly stations: ReadonlyArray<StationEntry>
  /** The line of neighbours as typed, not saved; if undefined, the line is made of the fields of the stations. */
  readonly neighbours?: string | undefined
}

/** The part of an order that its stations are validated against. */
export interface StationsOrder {
  readonly calculation: Calculation
  readonly deliveryAddress: Address | null
}

const isSameHouse = (one: Address, other: Address): boolean =>
  one.zipCode === other.zipCode &&
  isSamePlace(one.city, other.city) &&
  [one.street, one.houseNumber, one.addition].join("|").toLowerCase() ===
    [other.street, other.houseNumber, other.addition].join("|").toLowerCase()

const amountProblems = (
  { stations }: StationsForm,
  { calculation }: StationsOrder
): ReadonlyArray<FieldProblem> => {
  const { countryId, productGroupId } = calculation
  const limits = {
    ...amountLimits(countryId, productGroupId),
    ...bulkPointLimits(countryId, productGroupId)
  }
  const wrong = stations.flatMap(({ amount }, place): ReadonlyArray<FieldProblem> => {
    const code = amountProblem(limits, amount)
    return code === undefined ? [] : [{ field: `stations.${place}.amount`, code }]
  })
  if (wrong.length > 0) return wrong
  const sum = stations.reduce((before, { amount }) => before + (amount ?? 0), 0)
  return sum === calculation.amount ? [] : [{ field: "stations", code: "sumDiffers" }]
}

const addressProblemsAt = (
  { stations }: StationsForm,
  { calculation, deliveryAddress }: StationsOrder,
  place: number
): ReadonlyArray<FieldProblem> => {
  const address = stations[place]?.address ?? null
  // the first station has the address of the address step
  if (place === 0) return []
  if (address === null) return [{ field: "street", code: "required" }]
  const zipCode = zipsOfStations(calculation)[place]
  const isTwice = [deliveryAddress, ...stations.slice(1, place).map((station) => station.address)].some(
    (other) => other !== null && isSameHouse(other, address)
  )
  // the name only helps the driver to find the door, so first name and telephone number are required only in the
  // delivery address, which is that of the contracting party
  const problems = addressProblems(address, { phoneRequired: false, firstNameRequired: false })
  // the field is prefilled with the street of the delivery address: if the house number is missing, the buyer has not
  // completed it
  const isUnnumbered =
    deliveryAddress !== null &&
    deliveryAddress.houseNumber !== "" &&
    isSameHouse({ ...deliveryAddress, houseNumber: "", addition: "" }, { ...address, addition: "" })
  return [
    ...problems,
    ...(isUnnumbered && problems.every(({ field }) => field !== "houseNumber")
      ? [{ field: "houseNumber", code: "required" as const }]
      : []),
    ...(address.companyName === "" ? [] : [{ field: "companyName", code: "companyNotAllowed" as const }]),
    ...(address.countryId === calculation.countryId
      ? []
      : [{ field: "countryId", code: "countryDiffers" as const }]),
    ...(address.zipCode === "" || address.zipCode === zipCode
      ? []
      : [{ field: "zipCode", code: "zipDiffers" as const }]),
    ...(isTwice && !isUnnumbered ? [{ field: "street", code: "addressTwice" as const }] : [])
  ]
}

/**
 * Returns all validation errors of the stations, station by station. Amounts must add up to the ordered amount, and
 * each amount must be at least a household's minimum (rule order.stations). Each station needs its own address at which
 * the price is valid (decision 019). Only the first station may have a company.
 */
export const stationsFormProblems = (form: StationsForm, order: StationsOrder): ReadonlyArray<FieldProblem> =>
  form.stations.length === order.calculation.stations
    ? [
        ...amountProblems(form, order),
        ...form.stations.flatMap((_, place) =>
          addressProblemsAt(form, order, place).map(({ field, code }) => ({
            field: `stations.${place}.address.${field}`,
            code
          }))
        )
      ]
    : [{ field: "stations", code: "invalid" }]

/** Returns the stations with their addresses, if all of them are valid; empty for an order for one place. */
export const orderedStations = (
  stations: ReadonlyArray<DraftStation> | null,
  order: StationsOrder
): ReadonlyArray<Station> | undefined => {
  const { calculation, deliveryAddress } = order
  if (calculation.stations === 1) return []
  if (stations === null || deliveryAddress === null) return undefined
  if (stationsFormProblems({ stations }, order).length > 0) return undefined
  return stations.map(({ amount, address }, place) => ({
    amount,
    address: place === 0 || address === null ? deliveryAddress : address
  }))
}

/** Returns the ordered amount split evenly; the first stations get the remaining units. */
export const evenAmounts = ({ amount, stations }: Pick<Calculation, "amount" | "stations">) =>
  Array.from(
    { length: stations },
    (_, place) => Math.floor(amount / stations) + (place < amount % stations ? 1 : 0)
  )

const only = (places: ReadonlyArray<string>): string => (places.length === 1 ? (places[0] ?? "") : "")

/**
 * Whether a station may be prefilled with the street of the delivery address: this is allowed only if it has the same
 * postal code.
 */
export const isNeighbour = (home: Address | null, zipCode: string | undefined): home is Address =>
  home !== null && home.zipCode === zipCode

/**
 * Returns the initial values of the stations step: the saved values, otherwise the amounts of a bulk order's delivery
 * points, otherwise equal amounts. Neighbours are prefilled with street and place of the delivery address (rule
 * order.stations).
 */
export const stationsFormOf = (
  order: {
    readonly calculation: Calculation
    readonly stations: ReadonlyArray<DraftStation> | null
    readonly deliveryAddress: Address | null
  },
  placesOf: (zipCode: string) => ReadonlyArray<string> = () => []
): StationsForm => {
  const { calculation, stations, deliveryAddress } = order
  if (stations !== null && stations.length === calculation.stations) return { stations }
  const amounts = calculation.points?.map(({ amount }) => amount) ?? evenAmounts(calculation)
  return {
    stations: zipsOfStations(calculation).map((zipCode, place) => ({
      amount: amounts[place] ?? null,
      address:
        place === 0
          ? null
          : {
              ...emptyAddress(calculation.countryId, zipCode),
              ...(isNeighbour(deliveryAddress, zipCode)
                ? { street: deliveryAddress.street, city: only(placesOf(zipCode)) || deliveryAddress.city }
                : { city: only(placesOf(zipCode)) })
            }
    }))
  }
}
