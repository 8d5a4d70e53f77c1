import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { refusals } from "../../http/refusals.ts"
import { settlePage } from "./clock-events.ts"
import { namedMember } from "../../http/named-member.ts"
import type { PageActor } from "./page-actor.ts"
import { lockPage, type PageRow, rowVersionOf } from "./page-row.ts"
import { shownPage } from "./show-page.ts"
import { adoptPage, type DeskPage } from "./write-publication.ts"

const overtaken = { problems: [{ code: "overtaken", field: "RowVersion", params: {} }] }

/** Refusal if another user has saved in the meantime. */
export const outdated = {
  ...refusals.versionConflict,
  message: "This page was changed elsewhere; it stands so now.",
  ...overtaken
}

/** Refusal if the page's current state does not allow this change. */
export const impossible = {
  ...refusals.notPossible,
  message: "This is not possible with this page as it stands.",
  ...overtaken
}

/** Fails with the refusal and the current state of the page. */
const refuse = (refusal: typeof outdated | typeof impossible, row: PageRow) =>
  Effect.flatMap(shownPage(row), (page) => Effect.fail({ ...refusal, page }))

/** The user who makes a change, and when; `now` in ms. */
export interface ChangeBy {
  readonly actor: PageActor
  readonly accountId: number
  readonly now: number
}

/**
 * Changes a page in one transaction if it still has the version that the user saw; the later of two concurrent calls
 * gets a conflict with the current state. If `change` returns nothing, the page's state did not allow the change.
 */
export const changePage = <E, R>(
  id: number,
  seen: number,
  change: (page: DeskPage, by: ChangeBy) => Effect.Effect<DeskPage | undefined, E, R>
) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const actor = yield* namedMember
    const now = yield* Clock.currentTimeMillis
    return yield* sql.withTransaction(
      Effect.gen(function* () {
        const row = yield* lockPage(id)
        if (rowVersionOf(row) !== seen) return yield* refuse(outdated, row)
        const page = yield* settlePage(yield* adoptPage(row, now), now)
        const changed = yield* change(page, { actor, accountId: actor.id, now })
        if (changed === undefined) return yield* refuse(impossible, row)
        return { id, rowVersion: changed.deskVersion }
      })
    )
  })
