import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { type DealerRow, findDealer } from "./desk-dealer.ts"

/** Which row of a dealer, as it was read; id 0 is a new one. */
export interface SeenRow {
  readonly id: number
  readonly rowVersion: number
}

interface Change<Row, Saved, Conflict, FindError, FindNeeds, E, R> {
  readonly dealerId: number
  readonly part: "branch" | "area" | "fee"
  readonly seen: SeenRow
  readonly find: (id: number) => Effect.Effect<ReadonlyArray<Row>, FindError, FindNeeds>
  /** Refuses with the row as it is now. */
  readonly conflict: (row: Row, dealer: DealerRow) => Effect.Effect<never, Conflict, R>
  /** Adds, changes or removes it, and says how it stands then. */
  readonly write: (dealer: DealerRow, before: Row | undefined) => Effect.Effect<Saved, E, R>
  readonly operation: "Added" | "Modified" | "Deleted"
}

/**
 * Changes one row of a dealer over the version that was read, in one transaction with the dealer's row held: two who
 * change parts of one dealer come one after the other.
 */
export const changeRow = Effect.fnUntraced(function* <
  Row extends { readonly rowVersion: number },
  Saved,
  Conflict,
  FindError,
  FindNeeds,
  E,
  R
>(change: Change<Row, Saved, Conflict, FindError, FindNeeds, E, R>) {
  const { dealerId, part, seen, find, conflict, write, operation } = change
  const sql = yield* SqlClient
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const dealer = yield* findDealer(dealerId, true)
      const [before] = seen.id === 0 ? [] : yield* find(seen.id)
      if (seen.id !== 0 && before === undefined) return yield* Effect.fail(refusals.notFound)
      if (before !== undefined && before.rowVersion !== seen.rowVersion)
        return yield* conflict(before, dealer)
      const saved = yield* write(dealer, before)
      yield* audit({
        event: "dealerEdited",
        actorId: actor.accountId,
        subjectId: undefined,
        detail: { dealer: dealerId, part, operation }
      })
      return saved
    })
  )
})

/** The one row that was just written. */
export const only = <Row>(rows: ReadonlyArray<Row>): Effect.Effect<Row> => {
  const [row] = rows
  return row === undefined ? Effect.die("A row that was written is not there") : Effect.succeed(row)
}

/** How a save is called in the log. */
export const operationOf = ({ id }: SeenRow): "Added" | "Modified" => (id === 0 ? "Added" : "Modified")
