import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Access, type Claims } from "../ports/access.ts"
import { readToken } from "./access-tokens.ts"
import { actorMayGoOn } from "./impersonation.ts"
import { noteActivity, noteSeen } from "./families.ts"
import { SigningKeys } from "./signing-keys.ts"

/**
 * Maximum number of tokens that this process remembers as already marked as seen in the database, so that not every
 * call writes to the database.
 */
const remembered = 4096

/** Access to the claims of access tokens: checked only by their signature, or also by the row of the sign-in. */
export const accessLayer = Layer.effect(Access)(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const context = yield* Effect.context<SqlClient | SigningKeys>()
    const seen = new Set<string>()

    const isAlive = Effect.fnUntraced(function* (claims: Claims, nowMs: number) {
      const now = new Date(nowMs).toISOString()
      const rows = yield* sql`
        select 1 from session_family f join account a on a.id = f.account_id
        where f.id = ${claims.familyId} and a.id = ${claims.accountId} and f.ended_at is null
          and f.ends_at > ${now} and f.active_at + make_interval(secs => f.idle_seconds) > ${now}::timestamptz
          and a.locked_at is null and a.security_version = ${claims.securityVersion}`
      if (rows.length === 0) return false
      return claims.actorId === undefined || (yield* actorMayGoOn(claims.familyId, claims.actorId, nowMs))
    })

    const confirmed = Effect.fnUntraced(function* (claims: Claims, nowMs: number) {
      if (!(yield* isAlive(claims, nowMs))) return false
      const link = `${claims.familyId}.${claims.place}`
      if (seen.has(link)) return true
      yield* noteSeen(claims.familyId, claims.place, nowMs)
      if (seen.size >= remembered) seen.clear()
      seen.add(link)
      return true
    })

    return {
      claimed: (token, nowMs) =>
        token === undefined || token === ""
          ? Effect.succeed(undefined)
          : Effect.provideContext(readToken(token, nowMs), context),
      confirmed: (claims, nowMs) => Effect.provideContext(confirmed(claims, nowMs), context),
      noteActivity: ({ familyId }, nowMs) => Effect.provideContext(noteActivity(familyId, nowMs), context)
    }
  })
)
