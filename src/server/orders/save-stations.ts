import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import type { Address } from "../../domain/address/address.ts"
import { isSamePlace } from "../../domain/place/place-name.ts"
import { trimmedAddress } from "../../domain/address/trimmed-address.ts"
import { type StationEntry, stationsFormProblems } from "../../domain/order/wizard/stations.ts"
import { countStep } from "../http/count-steps.ts"
import { invalid, type Problem, refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"
import { draftOf, placeOf } from "./draft-row.ts"
import { ownerOf, saveDraft } from "./drafts.ts"
import { draftToSave } from "./open-draft.ts"

interface WiredStation {
  readonly addressIndex: number
  readonly amount: number
  readonly addressId?: number
  readonly address?: Address | null
}

/** Finds one of the caller's own addresses; fails alike for a missing address and for one of another user. */
const ownAddress = Effect.fnUntraced(function* (accountId: number | undefined, id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly contents: Address }>`
    select contents from account_address
    where id = ${id} and account_id = ${accountId ?? null}::int and kind = 1`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : row.contents
})

const entryOf = Effect.fnUntraced(function* (station: WiredStation, accountId: number | undefined) {
  // the first station uses the address of the address step
  if (station.addressIndex === 0) return { amount: station.amount, address: null }
  const { address = null, addressId } = station
  const given =
    address === null && addressId !== undefined ? yield* ownAddress(accountId, addressId) : address
  return { amount: station.amount, address: given === null ? null : trimmedAddress(given) }
})

const wireField = (field: string): string =>
  field
    .split(".")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(".")

/** Checks the places again: each station's place name must belong to its postal code. */
const placeProblems = Effect.fnUntraced(function* (entries: ReadonlyArray<StationEntry>) {
  const places = yield* Places
  const problems: Array<Problem> = []
  for (const [place, { address }] of entries.entries()) {
    if (address === null || address.city === "") continue
    const names = yield* places.placesOf(address.countryId, address.zipCode)
    if (names.some((name) => isSamePlace(address.city, name))) continue
    problems.push({
      code: "placeMismatch",
      field: `Stations.${place}.Address.City`,
      params: { places: names.slice(0, 10).join(", ") }
    })
  }
  return problems
})

/** Saves the amount for each station if all entries are valid, and nothing otherwise (rule order.stations). */
export const saveStations = Effect.fnUntraced(function* (payload: {
  readonly orderDraftId?: string
  readonly version?: number
  readonly stations: ReadonlyArray<WiredStation>
}) {
  const owner = ownerOf(yield* Visitor)
  const row = yield* draftToSave(owner, payload)
  const sorted = payload.stations.toSorted((one, other) => one.addressIndex - other.addressIndex)
  if (row.calculation.stations === 1 || sorted.some(({ addressIndex }, place) => addressIndex !== place))
    return yield* Effect.fail(invalid([{ code: "invalid", field: "Stations", params: {} }]))
  const stations: Array<{ readonly amount: number; readonly address: Address | null }> = []
  for (const station of sorted) stations.push(yield* entryOf(station, owner?.accountId))
  const { calculation, contents } = row
  const order = { calculation, deliveryAddress: contents.deliveryAddress }
  const problems: ReadonlyArray<Problem> = [
    ...stationsFormProblems({ stations }, order).map(({ field, code }) => ({
      code,
      field: wireField(field),
      params: {}
    })),
    ...(yield* placeProblems(stations))
  ]
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const at = new Date(yield* Clock.currentTimeMillis)
  const saved = yield* saveDraft(row, { contents: { ...contents, stations } }, at)
  if (!contents.stations) yield* countStep({ step: "stations", ...placeOf(row) })
  return { success: true, draft: draftOf(saved) }
})
