import { Effect } from "effect"
import { Secrets } from "../http/secrets.ts"

/** A key that signs access tokens, and its name. */
export interface SigningKey {
  readonly kid: string
  readonly secret: Uint8Array
}

/**
 * A row of the table signing_key; its secret is unencrypted if it was written by a release that did not encrypt
 * secrets.
 */
export interface SigningKeyRow extends SigningKey {
  readonly isSealed: boolean
}

const placeOf = (kid: string) => `signing_key/${kid}`

/** Returns the secret as it is stored in its row (rule safety.keys-at-rest). */
export const sealSigningKey = Effect.fnUntraced(function* ({ kid, secret }: SigningKey) {
  const { seal } = yield* Secrets
  return seal(Buffer.from(secret).toString("base64url"), placeOf(kid))
})

/** Returns the key of a row. Dies (as a defect) if the secret belongs to another row. */
export const openSigningKey = Effect.fnUntraced(function* ({ kid, secret, isSealed }: SigningKeyRow) {
  if (!isSealed) return { kid, secret } satisfies SigningKey
  const { open } = yield* Secrets
  return { kid, secret: Buffer.from(open(secret, placeOf(kid)), "base64url") } satisfies SigningKey
})
