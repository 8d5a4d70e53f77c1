import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { countCall } from "../http/rate-limits.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { listHintsOf, noHints } from "./list-hints.ts"
import { now, requireRunnable } from "./search/search.ts"
import { Snapshots } from "./snapshots.ts"

/** The API endpoints for the hints that the offer list shows beside its offers. */
export const listHintsHandlers = HttpApiBuilder.group(
  ShopApi,
  "listHints",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const sql = yield* SqlClient

    const hintsOf = Effect.fnUntraced(function* (calculation: Calculation) {
      const { countryId, productGroupId, zipCode } = calculation
      const at = yield* now
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      yield* requireRunnable(calculation, snapshot.configuration, "")
      if ((yield* places.check(countryId, zipCode)) === "unknown") return noHints
      const regionCodes = (yield* places.regionsOf(countryId, zipCode)).slice(0, 1)
      return listHintsOf(snapshot, calculation, at, regionCodes)
    })

    /** Limits the calls of each visitor (rule delivery.wish-days). */
    const limited = Effect.fnUntraced(function* (calculation: Calculation) {
      const { ownerHash, address } = yield* Visitor
      yield* countCall("listHints", { session: ownerHash, address })
      return yield* hintsOf(calculation)
    })

    return handlers.handleAll({
      show: ({ payload }) => orUnavailable(Effect.provideService(limited(payload), SqlClient, sql))
    })
  })
)
