import { Effect } from "effect"
import { isMasterWrapped } from "../db/keys/master-key.ts"
import { Secrets } from "../http/secrets.ts"

/** Prefix of an encrypted secret; base32, which earlier releases stored, has no lower-case letters (migration 0092). */
const mark = "sealed:"

const placeOf = (accountId: number) => `account/${accountId}/totp`

/**
 * Returns the secret of an authenticator app as stored in its account's row: encrypted for this row (rule
 * safety.keys-at-rest).
 */
export const sealTotp = Effect.fnUntraced(function* (accountId: number, secret: string) {
  const { seal } = yield* Secrets
  return `${mark}${Buffer.from(seal(secret, placeOf(accountId))).toString("base64url")}`
})

/** Like `sealTotp`, but unencrypted while servers of a release without encryption may have to read it. */
export const storedTotp = Effect.fnUntraced(function* (accountId: number, secret: string) {
  return (yield* isMasterWrapped) ? yield* sealTotp(accountId, secret) : secret
})

/**
 * Returns the secret in an account's row, in the form for authenticator apps. Dies (as a defect) if the secret belongs
 * to another row.
 */
export const openTotp = Effect.fnUntraced(function* (accountId: number, stored: string) {
  if (!stored.startsWith(mark)) return stored
  const { open } = yield* Secrets
  return open(Buffer.from(stored.slice(mark.length), "base64url"), placeOf(accountId))
})
