import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { housePages } from "./house/house-pages.ts"
import { putPages } from "./put-pages.ts"

/** Makes sure at each start that the pages that come with the shop exist (rule content.house). */
export const ensureContent = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [installation] = yield* sql<{ readonly kind: "sample" | "real"; readonly day: string }>`
    select data_kind as kind, installed_on::text as day from installation`
  if (installation !== undefined) yield* putPages(housePages(installation.kind, installation.day))
})
