import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { type DealerRow, findDealer } from "./desk-dealer.ts"

/** Id of a dealer's row, and the version that the user read; id 0 stands for a new row. */
export interface SeenRow {
  readonly id: number
  readonly rowVersion: number
}

interface Change<Row, Saved, Conflict, FindError, FindNeeds, E, R> {
  readonly dealerId: number
  readonly part: "branch" | "area" | "fee"
  readonly seen: SeenRow
  readonly find: (id: number) => Effect.Effect<ReadonlyArray<Row>, FindError, FindNeeds>
  /** Fails with the current row. */
  readonly conflict: (row: Row, dealer: DealerRow) => Effect.Effect<never, Conflict, R>
  /** Adds, changes or removes the row, and returns the new state. */
  readonly write: (dealer: DealerRow, before: Row | undefined) => Effect.Effect<Saved, E, R>
  readonly operation: "Added" | "Modified" | "Deleted"
}

/**
 * Changes one row of a dealer if it still has the version that the user read. The transaction locks the dealer's row,
 * so that concurrent changes of one dealer run one after the other.
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

/** Returns the only row of a statement; dies if there is none. */
export const only = <Row>(rows: ReadonlyArray<Row>): Effect.Effect<Row> => {
  const [row] = rows
  return row === undefined ? Effect.die("A row that was written is not there") : Effect.succeed(row)
}

/** Name of the operation in the log. */
export const operationOf = ({ id }: SeenRow): "Added" | "Modified" => (id === 0 ? "Added" : "Modified")
