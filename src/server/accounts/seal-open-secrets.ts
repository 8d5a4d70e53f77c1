import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isMasterWrapped, masterKey } from "../db/keys/master-key.ts"
import { sealSigningKey, type SigningKey } from "./signing-key-row.ts"
import { sealTotp } from "./stored-totp.ts"

interface OpenTotp {
  readonly id: number
  readonly secret: string | null
  readonly offered: string | null
}

const sealKeys = Effect.gen(function* () {
  const sql = yield* SqlClient
  const keys = yield* sql<SigningKey>`select kid, secret from signing_key where not is_sealed for update`
  for (const key of keys)
    yield* sql`update signing_key set secret = ${yield* sealSigningKey(key)}, is_sealed = true where kid = ${key.kid}`
})

const sealed = (id: number, secret: string | null) =>
  secret === null || secret.startsWith("sealed:") ? Effect.succeed(secret) : sealTotp(id, secret)

const sealTotps = Effect.gen(function* () {
  const sql = yield* SqlClient
  const open = yield* sql<OpenTotp>`
    select id, totp_secret as secret, totp_offered as offered from account
    where totp_secret not like 'sealed:%' or totp_offered not like 'sealed:%' order by id for no key update`
  for (const { id, secret, offered } of open)
    yield* sql`
      update account set totp_secret = ${yield* sealed(id, secret)}, totp_offered = ${yield* sealed(id, offered)}
      where id = ${id}`
})

/**
 * Encrypts secrets that are stored unencrypted: all of them after an update from a release that did not encrypt
 * secrets, and later the last ones written by servers of that release. Does nothing while such a server runs. Safe to
 * repeat, and to run on several servers at once.
 */
export const sealOpenSecrets = Effect.gen(function* () {
  const sql = yield* SqlClient
  if (!(yield* isMasterWrapped)) {
    yield* masterKey
    if (!(yield* isMasterWrapped)) return
  }
  yield* sql.withTransaction(Effect.andThen(sealKeys, sealTotps))
})
