import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import {
  groupedCode,
  placeOfCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength
} from "../../domain/account/recovery-code.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { PasswordHash } from "./password-hash.ts"
import { accountMailJob } from "./registration/account-mail.ts"
import { newLinkId } from "./registration/mail-tokens.ts"

const newCode = (): string =>
  groupedCode(
    Array.from(randomBytes(recoveryCodeLength), (byte) => recoveryAlphabet.charAt(byte & 31)).join("")
  )

/** Returns ten codes with different prefixes, so that each can be found by its prefix. */
const newCodes = (): ReadonlyArray<string> => {
  const codes = new Map<string, string>()
  while (codes.size < recoveryCodeCount) {
    const code = newCode()
    codes.set(placeOfCode(code), code)
  }
  return [...codes.values()]
}

interface FreshCode {
  readonly code: string
  readonly hash: string
}

/**
 * Creates new codes with their hashes; called before a transaction starts, because hashing takes long. The codes are
 * hashed like passwords, since 60 bits are too few for a fast hash without a salt (decision 096).
 */
export const freshCodes = Effect.gen(function* () {
  const { make } = yield* PasswordHash
  return yield* Effect.forEach(newCodes(), (code) =>
    Effect.map(make(code), (hash): FreshCode => ({ code, hash }))
  )
})

/** Replaces all former codes with new ones; the caller has a transaction and has locked the account. */
export const replaceCodes = Effect.fnUntraced(function* (
  accountId: number,
  fresh: ReadonlyArray<FreshCode>,
  now: number
) {
  const sql = yield* SqlClient
  yield* sql`delete from recovery_code where account_id = ${accountId}`
  for (const { code, hash } of fresh)
    yield* sql`
      insert into recovery_code (account_id, place, code_hash, made_at)
      values (${accountId}, ${placeOfCode(code)}, ${hash}, ${new Date(now).toISOString()})`
  yield* audit({ event: "recoveryCodesMade", actorId: accountId, subjectId: accountId })
  yield* addJob(accountMailJob, { kind: "recoveryCodesMade", id: newLinkId(), accountId })
})

/**
 * Uses up a code: each code is valid once, even if it is sent twice at the same moment. The owner is notified by mail,
 * because another person may have found the codes.
 */
export const takeRecoveryCode = Effect.fnUntraced(function* (accountId: number, code: string, now: number) {
  const sql = yield* SqlClient
  const place = placeOfCode(code)
  const [row] = yield* sql<{ readonly hash: string }>`
    select code_hash as hash from recovery_code
    where account_id = ${accountId} and place = ${place} and used_at is null`
  const { matches } = yield* PasswordHash
  if (!(yield* matches(code, row?.hash))) return false
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // deletes the hash that was compared: the codes may have been replaced meanwhile
      const used = yield* sql`
        update recovery_code set used_at = ${new Date(now).toISOString()}
        where account_id = ${accountId} and place = ${place} and code_hash = ${row?.hash ?? ""} and used_at is null
        returning place`
      if (used.length === 0) return false
      const [counted] = yield* sql<{ readonly left: number }>`
        select count(*)::int as left from recovery_code where account_id = ${accountId} and used_at is null`
      const left = counted?.left ?? 0
      yield* audit({
        event: "recoveryCodeUsed",
        actorId: accountId,
        subjectId: accountId,
        detail: { left }
      })
      yield* addJob(accountMailJob, { kind: "recoveryCodeUsed", id: newLinkId(), accountId, left })
      return true
    })
  )
})
