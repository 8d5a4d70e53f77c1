import type { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Prompt } from "../../../domain/prompt/prompt.ts"
import { rowsInMemory } from "../../db/rows-in-memory.ts"
import type { DatabaseUnreachable } from "../../ports/database-unreachable.ts"
import { loadPrompts } from "./prompt-rows.ts"

/**
 * Caches current and future notices in memory; every server process applies a change when it receives the database
 * notification (rule prompt.shown).
 */
export class KnownPrompts extends Context.Service<
  KnownPrompts,
  { readonly known: Effect.Effect<ReadonlyArray<Prompt>, DatabaseUnreachable> }
>()("server/content/KnownPrompts") {
  /** `onChange` is called when pages with notices have to be rendered again. */
  static readonly layerWith = (
    onChange: () => void
  ): Layer.Layer<KnownPrompts, never, PgClient | SqlClient> =>
    Layer.effect(
      KnownPrompts,
      Effect.map(
        rowsInMemory({
          name: "notices",
          label: "Alle laufenden und geplanten Hinweise",
          channel: "prompt",
          load: loadPrompts,
          runTimesOf: (prompts) => prompts,
          onChange
        }),
        (known) => ({ known })
      )
    )

  static readonly layer = KnownPrompts.layerWith(() => {})
}
