import { Context, Effect, Layer } from "effect"
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { cookieOf, type OwnCookie, setCookieText } from "./cookies.ts"
import { type Purpose, Secrets } from "./secrets.ts"

/**
 * Name of the HttpOnly cookie of a guest, whose value is `id.begun.signature`; no data about the visitor are stored
 * until a draft is created.
 */
export const sessionCookie = "__Host-guest"
/**
 * Absolute lifetime of a session in seconds; renewing never extends it (rule session.renewal). Drafts have the same
 * lifetime.
 */
export const sessionLifetime = 30 * 86_400

/** A visitor's verified session. */
export interface GuestSession {
  /** SHA-256 of the session id, used in rows about the visitor. */
  readonly ownerHash: Uint8Array
  readonly csrf: string
  /** Start of the session, in seconds since the epoch. */
  readonly begun: number
  readonly cookie: string
}

/** A session with the cookies that start or renew it. */
export interface RenewedSession {
  readonly ownerHash: Uint8Array
  readonly csrf: string
  readonly cookies: ReadonlyArray<OwnCookie>
}

/** The session data that page rendering needs. */
export interface PageSession {
  readonly ownerHash: Uint8Array
  readonly csrf: string
  /** Values of Set-Cookie headers; the page that carries them must not be cached. */
  readonly setCookies: ReadonlyArray<string>
}

/** Starts and verifies guest sessions (decision 007). */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Returns the session that a cookie value identifies; `undefined` if the value is missing, forged or expired. */
    readonly read: (value: string | undefined, nowMs: number) => GuestSession | undefined
    /**
     * Returns the session that a cookie value identifies, or a new session, with the cookies that start or renew it.
     */
    readonly renew: (value: string | undefined, nowMs: number) => RenewedSession
    /** Like `renew`, for a page request; called only if a page needs a session. */
    readonly sessionFor: (request: Pick<Request, "headers">) => PageSession
  }
>()("server/http/Sessions") {}

const pattern = /^([A-Za-z0-9_-]{24})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{43})$/u

/** Compares in constant time, so that the duration does not disclose how much is equal. */
export const sameText = (a: string, b: string): boolean => {
  // compares bytes: texts with the same number of characters can have different numbers of bytes, which
  // `timingSafeEqual` does not accept
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Maximum number of verified cookies that are cached; with the cache, verifying takes 4 µs instead of 20. The oldest
 * entries are removed first.
 */
const remembered = 4096

export const sessionsOf = (sign: (purpose: Purpose, text: string) => string): Sessions["Service"] => {
  const known = new Map<string, GuestSession>()

  const of = (id: string, begun: number, cookie: string): GuestSession => ({
    ownerHash: createHash("sha256").update(id).digest(),
    csrf: sign("csrf", id),
    begun,
    cookie
  })

  const verified = (value: string): GuestSession | undefined => {
    const parts = pattern.exec(value)
    if (parts === null) return undefined
    const [, id = "", begun = "", signature = ""] = parts
    if (!sameText(sign("session", `${id}.${begun}`), signature)) return undefined
    return of(id, Number.parseInt(begun, 36), value)
  }

  const read = (value: string | undefined, nowMs: number): GuestSession | undefined => {
    if (value === undefined) return undefined
    let session = known.get(value)
    if (session === undefined) {
      session = verified(value)
      if (session === undefined) return undefined
      if (known.size >= remembered) {
        for (const oldest of known.keys()) {
          known.delete(oldest)
          break
        }
      }
      known.set(value, session)
    }
    return nowMs / 1000 - session.begun < sessionLifetime ? session : undefined
  }

  const begin = (nowMs: number): GuestSession => {
    const id = randomBytes(18).toString("base64url")
    const begun = Math.floor(nowMs / 1000)
    const signed = `${id}.${begun.toString(36)}`
    return of(id, begun, `${signed}.${sign("session", signed)}`)
  }

  const renew = (value: string | undefined, nowMs: number): RenewedSession => {
    const session = read(value, nowMs) ?? begin(nowMs)
    const maxAge = Math.max(1, session.begun + sessionLifetime - Math.floor(nowMs / 1000))
    return {
      ownerHash: session.ownerHash,
      csrf: session.csrf,
      cookies: [
        { name: sessionCookie, value: session.cookie, maxAge, httpOnly: true },
        { name: csrfCookie, value: session.csrf, maxAge, httpOnly: false }
      ]
    }
  }

  return {
    read,
    renew,
    sessionFor: (request) => {
      const { ownerHash, csrf, cookies } = renew(
        cookieOf(request.headers.get("cookie"), sessionCookie),
        Date.now()
      )
      return { ownerHash, csrf, setCookies: cookies.map(setCookieText) }
    }
  }
}

export const sessionsLayer = Layer.effect(Sessions)(Effect.map(Secrets, ({ sign }) => sessionsOf(sign)))
