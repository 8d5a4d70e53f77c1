import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Secret, TOTP } from "otpauth"

/** Digits, seconds and hash algorithm that every authenticator app supports by default. */
const shape = { issuer: "Heizmarkt", algorithm: "SHA1", digits: 6, period: 30 } as const

const totpOf = (secret: string, label: string) =>
  new TOTP({ ...shape, label, secret: Secret.fromBase32(secret) })

/** Creates a new secret of 160 bits (RFC 4226), base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the otpauth URI for an authenticator app. */
export const setupAddress = (secret: string, email: string): string => totpOf(secret, email).toString()

/** Returns the time step of a code; phones may be one step early or late. `undefined` if the code is invalid. */
export const stepOf = (secret: string, code: string, nowMs: number): number | undefined => {
  const token = code.replaceAll(/\s/gu, "")
  if (!/^[0-9]{6}$/u.test(token)) return undefined
  const delta = totpOf(secret, "").validate({ token, timestamp: nowMs, window: 1 })
  return delta === null ? undefined : Math.floor(nowMs / 1000 / shape.period) + delta
}

/** Uses up a code: each code is valid once, even if it is sent twice at the same moment. */
export const takeStep = Effect.fnUntraced(function* (accountId: number, step: number) {
  const sql = yield* SqlClient
  const taken = yield* sql`
    update account set totp_last_step = ${step}
    where id = ${accountId} and coalesce(totp_last_step, -1) < ${step} returning id`
  return taken.length > 0
})
