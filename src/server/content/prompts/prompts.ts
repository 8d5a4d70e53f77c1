import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { KeptEntries } from "../../../domain/kept-entries.ts"
import type { Prompt } from "../../../domain/prompt/prompt.ts"
import { keptUntilNotice } from "../../db/kept-until-notice.ts"
import { type DatabaseUnreachable, orUnreachable } from "../../ports/database-unreachable.ts"
import { Memories, memoryOf } from "../../ports/memories.ts"
import { byTheClock } from "../../db/by-the-clock.ts"
import { loadPrompts } from "./prompt-rows.ts"

type Known = ReadonlyArray<Prompt>

/** Notices that are shown or will be, from memory; a change is on every copy as soon as its notice (rule prompt.shown). */
export class Prompts extends Context.Service<
  Prompts,
  { readonly known: Effect.Effect<Known, DatabaseUnreachable> }
>()("server/content/Prompts") {
  /** `onNews` is told when pages that show notices are to be made anew. */
  static readonly layerWith = (onNews: () => void): Layer.Layer<Prompts, never, PgClient | SqlClient> =>
    Layer.effect(Prompts)(
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const client = yield* PgClient
        const clock = yield* byTheClock(onNews)
        const entries = new KeptEntries<Effect.Effect<Known, DatabaseUnreachable>>({ most: 1 })
        const memories = yield* Memories
        memories.add(memoryOf("notices", entries, () => ({ label: "Alle laufenden und geplanten Hinweise" })))
        let last: Known | undefined
        const read = Effect.gen(function* () {
          const prompts = yield* Effect.provideService(loadPrompts, SqlClient, sql)
          last = prompts
          clock.know(
            prompts.flatMap(({ startsAt, endsAt }) =>
              [startsAt, ...(endsAt === null ? [] : [endsAt])].map((instant) => Date.parse(instant))
            )
          )
          return prompts
        })
        const kept = yield* keptUntilNotice(
          (_: "all") => orUnreachable(read),
          client.listen("prompt"),
          onNews,
          entries
        )
        return {
          // while the database is away pages stay as they were
          known: Effect.catch(kept("all"), (away) =>
            last === undefined ? Effect.fail(away) : Effect.succeed(last)
          )
        }
      })
    )

  static readonly layer = Prompts.layerWith(() => {})
}
