import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { KeptEntries } from "../../domain/kept-entries.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import { keptUntilNotice, type Reading } from "../db/kept-until-notice.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { countryNamed, Memories, memoryOf } from "../ports/memories.ts"
import { Places } from "../ports/places.ts"
import { type DealerDirectory, dealerDirectory } from "./dealer-directory.ts"
import { type DealerRows, loadDealerRows } from "./dealer-rows.ts"

/** Channel on which the triggers of migration 0049 report that a dealer, a branch or an area has changed. */
const channel = "dealers"

const make = (onChange: () => void) =>
  Effect.gen(function* () {
    const client = yield* PgClient
    const sql = yield* SqlClient
    const places = yield* Places
    const kept = new KeptEntries<Reading<DealerRows, DatabaseUnreachable>>()
    const memories = yield* Memories
    memories.add(memoryOf("dealers", kept, (country) => ({ label: countryNamed(country) })))
    const rowsOf = yield* keptUntilNotice(
      (countryId: CountryId) =>
        orUnreachable(Effect.provideService(loadDealerRows(countryId), SqlClient, sql)),
      client.listen(channel),
      onChange,
      kept
    )
    // the directory is also built again when places change; these changes have separate notifications
    const made = new WeakMap<
      DealerRows,
      { readonly gazetteer: Gazetteer; readonly directory: DealerDirectory }
    >()
    return {
      of: Effect.fnUntraced(function* (countryId: CountryId) {
        const rows = yield* rowsOf(countryId)
        const gazetteer = yield* places.gazetteer(countryId)
        const known = made.get(rows)
        if (known?.gazetteer === gazetteer) return known.directory
        const directory = dealerDirectory(countryId, rows, gazetteer)
        made.set(rows, { gazetteer, directory })
        return directory
      })
    }
  })

/** The public data of dealers, cached until something changes. */
export class KnownDealers extends Context.Service<
  KnownDealers,
  { readonly of: (countryId: CountryId) => Effect.Effect<DealerDirectory, DatabaseUnreachable> }
>()("server/dealers/KnownDealers") {
  /** `onChange` is called when a dealer has changed, even if another process made the change. */
  static readonly layerWith = (onChange: () => void) => Layer.effect(KnownDealers, make(onChange))
}
