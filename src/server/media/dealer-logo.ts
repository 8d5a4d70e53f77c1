import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { uploadMedium } from "./upload-medium.ts"

const setLogo = Effect.fnUntraced(function* (dealerId: number, mediumId: number | null) {
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const changed = yield* sql`
        update dealer set logo_id = ${mediumId}::int where id = ${dealerId} returning id`
      if (changed.length === 0) return yield* Effect.fail(refusals.notFound)
      yield* audit({
        event: "dealerEdited",
        actorId: accountId,
        subjectId: undefined,
        detail: { dealer: dealerId, part: "logo", operation: mediumId === null ? "Deleted" : "Modified" }
      })
    })
  )
})

/**
 * Stores a picture as a dealer's logo: the picture becomes a regular medium. If it has no alternative text, it gets one
 * that names the dealer.
 */
export const saveLogo = Effect.fnUntraced(function* (dealerId: number, fileName: string, bytes: Uint8Array) {
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{ readonly name: string }>`select name from dealer where id = ${dealerId}`
  // the dealer is checked before the picture is decoded
  if (dealer === undefined) return yield* Effect.fail(refusals.notFound)
  const { medium } = yield* uploadMedium(fileName, bytes)
  yield* sql`
    update medium set alt = ${`Logo von ${dealer.name}`}, row_version = row_version + 1
    where id = ${medium.id} and alt is null`
  yield* setLogo(dealerId, medium.id)
  return { logoUrl: medium.src }
})

/** Removes a dealer's logo; the picture stays among the media. */
export const removeLogo = (dealerId: number) => Effect.as(setLogo(dealerId, null), { logoUrl: null })
