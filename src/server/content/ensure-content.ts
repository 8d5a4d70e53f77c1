import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { housePages } from "./house/house-pages.ts"
import { putPages } from "./put-pages.ts"

/** At each start, adds and updates the pages that come with the shop (rule content.house). */
export const ensureContent = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [installation] = yield* sql<{ readonly kind: "sample" | "real"; readonly day: string }>`
    select data_kind as kind, installed_on::text as day from installation`
  if (installation !== undefined) yield* putPages(housePages(installation.kind, installation.day))
})
