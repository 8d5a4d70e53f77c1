import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { byTheClock } from "../db/by-the-clock.ts"
import { keptUntilNotice } from "../db/kept-until-notice.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { Memories, memoryOf } from "../ports/memories.ts"
import { type AdvertRows, loadAdvertRows } from "./advert-rows.ts"

/** Notices of migration 0064: something about slots, adverts or campaigns is another now. */
export const advertChannel = "advert"

const make = (onChange: () => void) =>
  Effect.gen(function* () {
    const client = yield* PgClient
    const sql = yield* SqlClient
    const clock = yield* byTheClock(onChange)
    const kept = new KeptEntries<Effect.Effect<AdvertRows, DatabaseUnreachable>>()
    const memories = yield* Memories
    memories.add(memoryOf("adverts", kept, () => ({ label: "Plätze und Anzeigen" })))
    let last: AdvertRows | undefined
    const read = Effect.gen(function* () {
      const rows = yield* Effect.provideService(loadAdvertRows, SqlClient, sql)
      last = rows
      clock.know(
        [...rows.items.values()].flatMap(({ run: { startsAt, endsAt } }) =>
          [startsAt, ...(endsAt === null ? [] : [endsAt])].map((instant) => Date.parse(instant))
        )
      )
      return rows
    })
    const known = yield* keptUntilNotice(
      (_: "all") => orUnreachable(read),
      client.listen(advertChannel),
      onChange,
      kept
    )
    return {
      // while the database is away slots stay as they were
      known: Effect.catch(known("all"), (away) =>
        last === undefined ? Effect.fail(away) : Effect.succeed(last)
      )
    }
  })

/** Slots and adverts from memory; a change is on every copy as soon as its notice (rule advert.change). */
export class KnownAdverts extends Context.Service<
  KnownAdverts,
  { readonly known: Effect.Effect<AdvertRows, DatabaseUnreachable> }
>()("server/adverts/KnownAdverts") {
  /** `onChange` is told when pages that show adverts are to be made anew. */
  static readonly layerWith = (
    onChange: () => void
  ): Layer.Layer<KnownAdverts, never, PgClient | SqlClient> => Layer.effect(KnownAdverts, make(onChange))
}
