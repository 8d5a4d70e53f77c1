import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Secret, TOTP } from "otpauth"
import type { Role } from "../../domain/rights/roles.ts"
import { makeAccount, signInAs, totpSecret } from "./accounts.test-support.ts"
import { TestApi } from "./api.test-support.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

/** Returns the authenticator's code at a time. */
export const codeAt = (ms: number) =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: ms })

/** Creates an account with a role and signs it in at the given time. */
export const signedInWith = Effect.fnUntraced(function* (email: string, role: Role, now: number) {
  const { setTime } = yield* TestApi
  setTime(now)
  const id = yield* makeAccount(email, [role])
  const { client, answer } = yield* signInAs(email, { code: codeAt(now) })
  if (answer.status !== 200) return yield* Effect.die(`${email} cannot sign in: ${answer.text}`)
  return { id, email, client }
})

export interface AuditRow {
  readonly event: string
  readonly actor: number | null
  readonly subject: number | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Reads the audit entries of an account, except those for signing in and out; the earliest first. */
export const auditOf = Effect.fnUntraced(function* (subjectId: number) {
  const sql = yield* SqlClient
  return yield* sql<AuditRow>`
    select event, actor_id as actor, subject_id as subject, detail from audit_event
    where subject_id = ${subjectId} and event not in ('signedIn', 'signedOut') order by id`
})

/** Returns the signed-in user's id as pages see it. */
export const signedInId = Effect.fnUntraced(function* (client: TestVisitor) {
  const { body } = yield* client.get("/api/account/sitzung")
  const { Session } = body as { readonly Session: { readonly UserId: string } | null }
  return Session === null ? undefined : Number(Session.UserId)
})
