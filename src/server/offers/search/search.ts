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
import { wishedRegions } from "../wished-regions.ts"

/** A calculation that does not run is reported field by field (rule calculator.blocked). */
export const requireRunnable = (
  calculation: Calculation,
  configuration: ConfigurationData,
  prefix: string
) => {
  const problems = calculationRefusal(calculation, configuration, prefix)
  return problems.length === 0 ? Effect.void : Effect.fail(invalid(problems))
}

export const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

/** How the offers of a calculation are found. */
export const searching = Effect.gen(function* () {
  const snapshots = yield* Snapshots
  const places = yield* Places
  return Effect.fnUntraced(function* (
    calculation: Calculation,
    listing: (
      snapshot: Snapshot,
      calculation: Calculation,
      at: Date,
      regionCodes: ReadonlyArray<string>
    ) => Listing
  ) {
    const { countryId, productGroupId } = calculation
    const at = yield* now
    const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
    yield* requireRunnable(calculation, snapshot.configuration, "")
    // a dealer's prefix may also cover codes that no place has: nothing is delivered there
    if ((yield* places.check(countryId, calculation.zipCode)) === "unknown")
      return { ranked: undefined, isDefault: false, at }
    const zipCodes = zipsOfStations(calculation)
    const regionCodes = yield* wishedRegions(places, countryId, calculation.parameters, zipCodes)
    return listing(snapshot, calculation, at, regionCodes)
  })
})
