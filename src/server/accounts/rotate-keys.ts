import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { rewrapMaster } from "../db/keys/master-key.ts"
import type { WrappingKey } from "../db/keys/wrapping-key.ts"
import { SigningKeys } from "./signing-keys.ts"

/**
 * Encrypts the master key with another wrapping key and creates a new key for access tokens, in one transaction; tokens
 * signed with the former key stay valid until they expire (rule safety.key-rotation). Returns the name of the former
 * wrapping key, or `undefined` if the rotation was already done.
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
