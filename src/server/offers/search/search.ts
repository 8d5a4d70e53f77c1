import { Clock, Effect } from "effect"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import { zipsOfStations } from "../../../domain/bulk/planned-points.ts"
import { calculationRefusal } from "../../http/calculation-refusal.ts"
import { invalid } from "../../http/refusals.ts"
import { Places } from "../../ports/places.ts"
import { momentOf } from "../day-terms.ts"
import type { Listing } from "../offer-list.ts"
import type { Snapshot } from "../snapshot.ts"
import { Snapshots } from "../snapshots.ts"
import { wishedRegions, wishedRegionsHere } from "../wished-regions.ts"

/** Fails with validation errors by field if a calculation is invalid (rule calculator.blocked). */
export const requireRunnable = (
  calculation: Calculation,
  configuration: ConfigurationData,
  prefix: string
) => {
  const problems = calculationRefusal(calculation, configuration, prefix)
  return problems.length === 0 ? Effect.void : Effect.fail(invalid(problems))
}

export const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

type ListOf = (
  snapshot: Snapshot,
  calculation: Calculation,
  at: Date,
  regionCodes: ReadonlyArray<string>
) => Listing

/**
 * Returns the empty list for a postal code that does not exist; a dealer's prefix may cover such codes, but there are
 * no deliveries.
 */
const noPlace = (at: Date): Listing => ({ ranked: undefined, isDefault: false, at })

/** Finds the offers of a calculation. */
export const searching = Effect.gen(function* () {
  const snapshots = yield* Snapshots
  const places = yield* Places
  return Effect.fnUntraced(function* (calculation: Calculation, listing: ListOf) {
    const { countryId, productGroupId } = calculation
    const at = yield* now
    const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
    yield* requireRunnable(calculation, snapshot.configuration, "")
    if ((yield* places.check(countryId, calculation.zipCode)) === "unknown") return noPlace(at)
    const zipCodes = zipsOfStations(calculation)
    const regionCodes = yield* wishedRegions(places, countryId, calculation.parameters, zipCodes)
    return listing(snapshot, calculation, at, regionCodes)
  })
})

/**
 * Finds the offers synchronously, without a fiber; returns undefined if it would have to wait, or if the calculation is
 * invalid.
 */
export const searchingHere = Effect.gen(function* () {
  const snapshots = yield* Snapshots
  const places = yield* Places
  return (calculation: Calculation, listing: ListOf, at: Date): Listing | undefined => {
    const { countryId, productGroupId, parameters } = calculation
    const snapshot = snapshots.here(countryId, productGroupId, momentOf(countryId, at).today)
    const known = places.here(countryId)
    if (snapshot === undefined || known === undefined) return undefined
    if (calculationRefusal(calculation, snapshot.configuration).length > 0) return undefined
    if (known.check(calculation.zipCode) === "unknown") return noPlace(at)
    const regionCodes = wishedRegionsHere(known, parameters, zipsOfStations(calculation))
    return listing(snapshot, calculation, at, regionCodes)
  }
})
