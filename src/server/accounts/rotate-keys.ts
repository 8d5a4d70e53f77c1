import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { rewrapMaster } from "../db/keys/master-key.ts"
import type { WrappingKey } from "../db/keys/wrapping-key.ts"
import { SigningKeys } from "./signing-keys.ts"

/**
 * Wraps the master key with another key and makes a new key of access tokens, in one transaction; what the former one has
 * signed opens until it is past (rule safety.key-rotation). Answers the name of the former key, or undefined where it had
 * been done before.
 */
export const rotateKeys = Effect.fnUntraced(function* (next: WrappingKey) {
  const sql = yield* SqlClient
  const { renew } = yield* SigningKeys
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const former = yield* rewrapMaster(next)
      if (former === undefined) return undefined
      yield* renew({ leaked: false, due: true })
      yield* audit({
        event: "keysRotated",
        actorId: undefined,
        subjectId: undefined,
        detail: { before: former, after: next.id }
      })
      return former
    })
  )
})
