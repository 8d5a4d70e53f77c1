import { Effect } from "effect"
import { isMasterWrapped } from "../db/keys/master-key.ts"
import { Secrets } from "../http/secrets.ts"

/** How a sealed secret begins; base32, as it was stored by releases before, has no small letters (migration 0092). */
const mark = "sealed:"

const placeOf = (accountId: number) => `account/${accountId}/totp`

/** A secret of an authenticator app as its account's row keeps it: sealed for this row (rule safety.keys-at-rest). */
export const sealTotp = Effect.fnUntraced(function* (accountId: number, secret: string) {
  const { seal } = yield* Secrets
  return `${mark}${Buffer.from(seal(secret, placeOf(accountId))).toString("base64url")}`
})

/** Like `sealTotp`, but unsealed while servers of a release without seals may have to read it. */
export const storedTotp = Effect.fnUntraced(function* (accountId: number, secret: string) {
  return (yield* isMasterWrapped) ? yield* sealTotp(accountId, secret) : secret
})

/** What stands in an account's row, as authenticator apps take it. Dies (as a defect) on a secret of another row. */
export const openTotp = Effect.fnUntraced(function* (accountId: number, stored: string) {
  if (!stored.startsWith(mark)) return stored
  const { open } = yield* Secrets
  return open(Buffer.from(stored.slice(mark.length), "base64url"), placeOf(accountId))
})
