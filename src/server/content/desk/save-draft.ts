import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { draftDifferences } from "../../../domain/content/differences.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { invalid } from "../../http/refusals.ts"
import { impossible, outdated } from "./change-page.ts"
import { settlePage } from "./clock-events.ts"
import { draftProblems } from "./draft-problems.ts"
import { namedMember } from "../../http/named-member.ts"
import { findPage, lockPage, readDraft, rowVersionOf } from "./page-row.ts"
import { shownPage } from "./show-page.ts"
import { adoptPage, leadPage, writeDraft } from "./write-publication.ts"

/**
 * Saves a draft if the page still has the version that the user saw (rule content.draft). If two users save, the
 * response to the later one contains both drafts, the stored one and the sent one, with the blocks in which they
 * differ.
 */
export const saveDraft = Effect.fnUntraced(function* (asked: {
  readonly id: number
  readonly rowVersion: number
  readonly draft: PageDraft
}) {
  const { id, rowVersion, draft } = asked
  const { kind } = yield* findPage(id)
  const problems = draftProblems(draft, kind)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const sql = yield* SqlClient
  const actor = yield* namedMember
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* lockPage(id)
      const differences = draftDifferences(readDraft(row), draft)
      // the same draft sent again, e.g. after a lost response
      if (differences.length === 0) return { id, rowVersion: rowVersionOf(row) }
      const refuse = (refusal: typeof outdated | typeof impossible) =>
        Effect.flatMap(shownPage(row), (page) => Effect.fail({ ...refusal, page, sent: draft, differences }))
      if (rowVersionOf(row) !== rowVersion) return yield* refuse(outdated)
      const page = yield* settlePage(yield* adoptPage(row, now), now)
      const led = yield* leadPage(page, { type: "publication.edit", by: actor.id }, actor, now)
      if (led === undefined) return yield* refuse(impossible)
      yield* writeDraft(id, draft, actor, now)
      return { id, rowVersion: led.deskVersion }
    })
  )
})
