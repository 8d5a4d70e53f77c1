import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { admin } from "../../domain/rights/roles.ts"

/** Returns the operator's next steps in a shop with real data, one line each, in order; empty once all are done. */
export const nextSteps = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [has] = yield* sql<Readonly<Record<"places" | "admins" | "prices", boolean>>>`
    select exists (select from place) as places,
      exists (select from account where ${admin} = any(roles) and password_hash is not null) as admins,
      exists (select from price_row) as prices`
  if (has === undefined) return []
  const steps = [
    ...(has.places ? [] : ["npm run places:import FILE: no place is known yet"]),
    ...(has.admins ? [] : ["npm run admin:create EMAIL: there is no admin yet"]),
    ...(has.prices
      ? []
      : ["npm run dealers:import FOLDER, or by hand at /support/haendler: no dealer offers anything yet"])
  ]
  return steps.length === 0
    ? []
    : [
        "What to do next (docs/operations.md, From an empty shop to the first order):",
        ...steps.map((each) => `  ${each}`)
      ]
})
