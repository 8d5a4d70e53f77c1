import { accessTokenLifetime, parentGrace, sessionLifetimes } from "../../src/domain/account/session-times.ts"
import type { Session } from "../../src/domain/account/session.ts"
import { sessionOf } from "./sessions.ts"

/**
 * Data in a browser after a sign-in or a refresh: its link in the chain of tokens, and the expiry of the access token
 * in ms.
 */
export interface Link {
  readonly family: number
  readonly place: number
  readonly expiresAt: number
}

interface Refreshed {
  readonly userId: string
  readonly link: Link
}

interface Family {
  readonly userId: string
  readonly endsAt: number
  activeAt: number
  isOpen: boolean
  /** Times of the refreshes within the last minute. */
  recent: ReadonlyArray<number>
  /** When each link was created, and when the server first saw the browser use it. */
  readonly links: Array<{ readonly madeAt: number; seenAt: number | null }>
}

/** A refresh with a link younger than this returns the same link (ms). */
const justMade = 10_000

/** Maximum number of refreshes per minute and sign-in; a normal browser stays far below. */
const mostPerMinute = 30

/**
 * Creates a fake server for accounts: sign-ins are families of refresh tokens, by the rules of the real server
 * (decision 013). A parent token is valid until the server has seen its successor, and for ten more seconds; any older
 * token ends the family. With `hasGrace: false` there are no ten seconds, which must make a test fail.
 */
export const fakeAccountServer = (
  now: () => number,
  { hasGrace = true }: { readonly hasGrace?: boolean } = {}
) => {
  const families: Array<Family> = []
  const counts = { reuses: 0, rotations: 0, replays: 0, refusals: 0, signIns: 0 }
  const { idle, absolute } = sessionLifetimes.customer

  const seconds = (ms: number): number => Math.floor(ms / 1_000) * 1_000
  const linkOf = (family: number, place: number): Link => ({
    family,
    place,
    expiresAt: seconds(Math.min(now() + accessTokenLifetime, families[family]?.endsAt ?? 0))
  })
  const isAlive = ({ isOpen, endsAt, activeAt }: Family): boolean =>
    isOpen && now() < endsAt && now() < activeAt + idle
  const openFamily = ({ family }: Link): Family | undefined => {
    const found = families[family]
    return found !== undefined && isAlive(found) ? found : undefined
  }
  /** Returns the open family of a valid access token, and records that its link was seen. */
  const confirmed = (access: Link | null): Family | undefined => {
    const family = access !== null && access.expiresAt > now() ? openFamily(access) : undefined
    const link = access === null ? undefined : family?.links[access.place]
    if (link !== undefined) link.seenAt ??= now()
    return family
  }
  const session = (userId: string, expiresAt: number): Session =>
    sessionOf(userId, { serverNow: now(), expiresAt, firstName: userId })

  const refreshed = (refresh: Link | null): Refreshed | undefined => {
    const family = refresh === null ? undefined : openFamily(refresh)
    if (refresh === null || family === undefined) return undefined
    const { userId, links } = family
    family.recent = [...family.recent.filter((each) => each > now() - 60_000), now()]
    if (family.recent.length > mostPerMinute) return undefined
    const last = links.length - 1
    const same = links[refresh.place]
    const again = (): Refreshed => {
      counts.replays += 1
      return { userId, link: linkOf(refresh.family, last) }
    }
    if (refresh.place === last && same !== undefined) {
      if (last > 0 && now() - same.madeAt < justMade) return again()
      same.seenAt ??= now()
      links.push({ madeAt: now(), seenAt: null })
      counts.rotations += 1
      return { userId, link: linkOf(refresh.family, last + 1) }
    }
    const seen = links[last]?.seenAt ?? null
    if (hasGrace && refresh.place === last - 1 && (seen === null || now() - seen <= parentGrace))
      return again()
    family.isOpen = false
    counts.reuses += 1
    return undefined
  }

  return {
    counts,
    userOf: (refresh: Link | null): string | null =>
      (refresh === null ? undefined : openFamily(refresh))?.userId ?? null,
    session,
    /** Returns the user who sends a request. */
    visitor: (access: Link | null): string | null => confirmed(access)?.userId ?? null,
    signIn: (userId: string): Link => {
      counts.signIns += 1
      const at = now()
      const links = [{ madeAt: at, seenAt: null }]
      families.push({ userId, endsAt: at + absolute, activeAt: at, isOpen: true, links, recent: [] })
      return linkOf(families.length - 1, 0)
    },
    refresh: (refresh: Link | null): Refreshed | undefined => {
      const answer = refreshed(refresh)
      if (answer === undefined) counts.refusals += 1
      return answer
    },
    signOut: (refresh: Link | null) => {
      const family = refresh === null ? undefined : openFamily(refresh)
      if (family !== undefined) family.isOpen = false
    },
    renew: (access: Link | null, isActive: boolean) => {
      const family = confirmed(access)
      if (family !== undefined && isActive) family.activeAt = now()
    },
    /** Ends every session of a user, as after a new password. */
    endAll: (userId: string) => {
      for (const family of families) if (family.userId === userId) family.isOpen = false
    }
  }
}

export type FakeAccountServer = ReturnType<typeof fakeAccountServer>
