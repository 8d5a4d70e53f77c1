import type { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { rowsInMemory } from "../db/rows-in-memory.ts"
import type { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { type AdvertRows, loadAdvertRows } from "./advert-rows.ts"

/** Channel on which the database (migration 0064) notifies servers that a slot, advert or campaign has changed. */
export const advertChannel = "advert"

/**
 * Caches slots and adverts in memory; every server process applies a change when it receives the database notification
 * (rule advert.change).
 */
export class KnownAdverts extends Context.Service<
  KnownAdverts,
  { readonly known: Effect.Effect<AdvertRows, DatabaseUnreachable> }
>()("server/adverts/KnownAdverts") {
  /** `onChange` is called when pages with adverts have to be rendered again. */
  static readonly layerWith = (
    onChange: () => void
  ): Layer.Layer<KnownAdverts, never, PgClient | SqlClient> =>
    Layer.effect(
      KnownAdverts,
      Effect.map(
        rowsInMemory({
          name: "adverts",
          label: "Plätze und Anzeigen",
          channel: advertChannel,
          load: loadAdvertRows,
          runTimesOf: ({ items }) => [...items.values()].map(({ run }) => run),
          onChange
        }),
        (known) => ({ known })
      )
    )
}
