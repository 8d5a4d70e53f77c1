import { accessTokenLifetime, parentGrace } from "../../src/domain/account/session-times.ts"
import { sessionOf } from "./sessions.ts"

/** What a browser has after an answer: number of the refresh token, and the end of the access token. */
export interface Tokens {
  readonly refresh: number
  readonly expiresAt: number
}

/** Refreshes in a minute that one session may ask for; an honest browser stays far below. */
const mostPerMinute = 30

/**
 * The server's rules for refresh tokens: a parent gives the same successor until that was first seen, then for ten
 * seconds; anything older, or later, ends the family. `defended` false: without the grace, to see the test fail.
 */
export const tokenServer = (now: () => number, { hasGrace = true }: { readonly hasGrace?: boolean } = {}) => {
  let head = 0
  let isAlive = true
  const seenAt = new Map<number, number>([[0, now()]])
  const recent: Array<number> = []
  const counts = { rotations: 0, replays: 0, revocations: 0, refusals: 0 }

  const see = (token: number) => {
    if (!seenAt.has(token)) seenAt.set(token, now())
  }
  const tokensOf = (refresh: number): Tokens => ({ refresh, expiresAt: now() + accessTokenLifetime })
  const refuse = (status: 401 | 429) => {
    counts.refusals += 1
    return { status } as const
  }

  return {
    counts,
    begin: () => tokensOf(0),
    session: (expiresAt: number) => sessionOf("erika", { serverNow: now(), expiresAt }),
    refresh: (
      token: number
    ): { readonly status: 200; readonly tokens: Tokens } | { readonly status: 401 | 429 } => {
      while (recent[0] !== undefined && recent[0] <= now() - 60_000) recent.shift()
      if (recent.push(now()) > mostPerMinute) return refuse(429)
      if (!isAlive) return refuse(401)
      if (token === head) {
        see(token)
        head += 1
        counts.rotations += 1
        return { status: 200, tokens: tokensOf(head) }
      }
      const first = seenAt.get(head)
      const isInGrace = hasGrace && (first === undefined || now() - first <= parentGrace)
      if (token === head - 1 && isInGrace) {
        counts.replays += 1
        return { status: 200, tokens: tokensOf(head) }
      }
      isAlive = false
      counts.revocations += 1
      return refuse(401)
    },
    /** A request that carries an access token shows that its refresh token has arrived. */
    authenticated: ({ refresh, expiresAt }: Tokens) => {
      if (expiresAt > now()) see(refresh)
    },
    signOut: () => {
      isAlive = false
    }
  }
}
