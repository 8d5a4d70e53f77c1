import { Effect } from "effect"
import { jwtVerify, SignJWT } from "jose"
import { accessTokenLifetime, clockTolerance } from "../../domain/account/session-times.ts"
import { isRole } from "../../domain/rights/roles.ts"
import type { Claims } from "../ports/access.ts"
import type { SigningKey } from "./signing-key-row.ts"
import { SigningKeys } from "./signing-keys.ts"

const issuer = "heizmarkt"
const audience = "heizmarkt/api"
const type = "at+jwt"
/** The only accepted algorithm; the one named in a token's header is ignored (rule safety.token-algorithm). */
const algorithm = "HS256"
/**
 * Signs the claims. The token expires when its lifetime or the sign-in ends, whichever comes first; `familyEnds` is in
 * seconds.
 */
export const mintToken = Effect.fnUntraced(function* (
  claims: Omit<Claims, "expiresAt">,
  nowMs: number,
  familyEnds: number
) {
  const keys = yield* SigningKeys
  const key = yield* keys.current
  const now = Math.floor(nowMs / 1000)
  const expiresAt = Math.min(now + accessTokenLifetime / 1000, Math.floor(familyEnds))
  const token = yield* Effect.promise(() =>
    new SignJWT({
      fam: claims.familyId,
      roles: [...claims.roles],
      ver: claims.securityVersion,
      place: claims.place,
      ...(claims.dealerId === undefined ? {} : { dealer: claims.dealerId }),
      ...(claims.actorId === undefined ? {} : { act: claims.actorId })
    })
      .setProtectedHeader({ alg: algorithm, typ: type, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(claims.accountId))
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(key.secret)
  )
  return { token, expiresAt }
})

const integer = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : undefined

/** Returns the key id of a token; `undefined` if the shop did not write its header. */
const kidOf = (token: string): string | undefined => {
  const head = token.slice(0, token.indexOf("."))
  try {
    const header: unknown = JSON.parse(Buffer.from(head, "base64url").toString("utf8"))
    return typeof header === "object" && header !== null && "kid" in header && typeof header.kid === "string"
      ? header.kid
      : undefined
  } catch {
    return undefined
  }
}

const verified = (token: string, key: SigningKey, nowMs: number) =>
  Effect.promise(() =>
    jwtVerify(token, key.secret, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: new Date(nowMs),
      clockTolerance: clockTolerance / 1000,
      requiredClaims: ["sub", "exp", "fam", "roles", "ver", "place"]
    }).then(
      ({ payload }) => payload,
      () => undefined
    )
  )

/** Returns the claims of a token that the shop has signed and that has not expired. */
export const readToken = Effect.fnUntraced(function* (token: string, nowMs: number) {
  const kid = kidOf(token)
  if (kid === undefined) return undefined
  const key = yield* (yield* SigningKeys).named(kid)
  if (key === undefined) return undefined
  const payload = yield* verified(token, key, nowMs)
  if (payload === undefined) return undefined
  const accountId = Number(payload.sub)
  const { fam, roles, exp } = payload
  const securityVersion = integer(payload["ver"])
  const place = integer(payload["place"])
  if (!Number.isSafeInteger(accountId) || typeof fam !== "string" || !Array.isArray(roles)) return undefined
  if (securityVersion === undefined || place === undefined || exp === undefined) return undefined
  const claims: Claims = {
    accountId,
    familyId: fam,
    roles: roles.filter((role) => typeof role === "string").filter(isRole),
    dealerId: integer(payload["dealer"]),
    actorId: integer(payload["act"]),
    securityVersion,
    place,
    expiresAt: exp
  }
  return claims
})
