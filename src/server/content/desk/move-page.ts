import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import { audit } from "../../db/audit-event.ts"
import { invalid } from "../../http/refusals.ts"
import { holdAddresses, isTaken, leaveRedirect } from "./addresses.ts"
import { changePage } from "./change-page.ts"
import { mayGo } from "./show-page.ts"
import { logPage } from "./write-publication.ts"

const refused = (code: string) => Effect.fail(invalid([{ code, field: "Path", params: {} }]))

/** Changes the address of a page at once; the old address redirects if the page was published. */
export const movePage = (id: number, seen: number, path: string) =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, { actor, accountId, now }) {
      if (path === page.path) return page
      const problem = contentPathProblem(path, page.kind)
      if (problem !== undefined) return yield* refused(problem)
      yield* holdAddresses
      if (yield* isTaken(path)) return yield* refused("taken")
      const sql = yield* SqlClient
      const from = page.path
      yield* sql`update content_page set path = ${path} where id = ${id}`
      if (page.facts.wasLive) yield* leaveRedirect(from, path)
      const deskVersion = page.deskVersion + 1
      yield* sql`update content_desk set row_version = ${deskVersion} where page_id = ${id}`
      yield* logPage(id, { type: "content.move", from, to: path }, page.state, actor, now)
      yield* audit({
        event: "contentMoved",
        actorId: accountId,
        subjectId: undefined,
        detail: { page: id, from, to: path }
      })
      return { ...page, deskVersion }
    })
  )

/** Deletes a page that was never published. */
export const removePage = (id: number, seen: number) =>
  Effect.as(
    changePage(
      id,
      seen,
      Effect.fnUntraced(function* (page, { accountId }) {
        if (!mayGo(page)) return undefined
        const sql = yield* SqlClient
        yield* sql`delete from content_page where id = ${id}`
        yield* audit({
          event: "contentRemoved",
          actorId: accountId,
          subjectId: undefined,
          detail: { page: id, path: page.path }
        })
        return page
      })
    ),
    { success: true }
  )
