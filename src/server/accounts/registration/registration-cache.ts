import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import type { RegistrationCache } from "../../../contract/registration.api.ts"
import { mailboxKey } from "../../../domain/mail/mailbox.ts"
import { countCall } from "../../http/rate-limits.ts"
import { refusals } from "../../http/refusals.ts"

/** How long an unfinished registration is remembered, in ms. */
const lifetime = 86_400_000

/** Stores the typed fields for a day, only for the session in which they were typed. */
export const keepTyped = Effect.fnUntraced(function* (ownerHash: Uint8Array, contents: RegistrationCache) {
  const { address } = yield* Visitor
  yield* countCall("registrationCache", { session: ownerHash, address })
  const sql = yield* SqlClient
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* sql`
    insert into registration_cache (owner_hash, contents, changed_at)
    values (${ownerHash}, ${JSON.stringify(contents)}::jsonb, ${at})
    on conflict (owner_hash) do update set contents = excluded.contents, changed_at = excluded.changed_at`
})

/** Stores the input of this browser; the API contract has no field for a password. */
export const saveCache = Effect.fnUntraced(function* (contents: RegistrationCache) {
  const { ownerHash } = yield* Visitor
  // the guard already refuses an unsafe call without a session
  if (ownerHash === undefined) return yield* Effect.fail(refusals.notFound)
  yield* keepTyped(ownerHash, contents)
  return { succeeded: true }
})

const nothing = { authData: null, useInvoiceAddress: false, deliveryAddress: null, invoiceAddress: null }

/** Returns what the visitor of this browser typed within the last day. */
export const readCache = Effect.gen(function* () {
  const { ownerHash } = yield* Visitor
  if (ownerHash === undefined) return nothing
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const [row] = yield* sql<{ readonly contents: RegistrationCache }>`
    select contents from registration_cache
    where owner_hash = ${ownerHash} and changed_at > ${new Date(now - lifetime).toISOString()}`
  return row?.contents ?? nothing
})

/**
 * Copies the typed fields into the browser's next session, only for the e-mail address for which they were typed: input
 * of another person at this browser is not copied (rule account.registration-cache).
 */
export const carryCache = Effect.fnUntraced(function* (
  from: Uint8Array | undefined,
  to: Uint8Array,
  email: string
) {
  if (from === undefined) return
  const sql = yield* SqlClient
  const [kept] = yield* sql<{ readonly email: string | null }>`
    select contents -> 'authData' ->> 'email' as email from registration_cache where owner_hash = ${from}`
  if (mailboxKey(kept?.email ?? "") !== mailboxKey(email)) return
  yield* sql`update registration_cache set owner_hash = ${to} where owner_hash = ${from}`
})
