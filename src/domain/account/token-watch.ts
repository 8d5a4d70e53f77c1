import {
  clockTolerance,
  refreshJitterLimit,
  refreshPauses,
  refreshThreshold,
  sleepGap,
  unreachableLimit
} from "./session-times.ts"
import type { HeldSession } from "./session.ts"

/** What a tab remembers of a session between two looks; milliseconds. */
export interface TokenWatch {
  readonly held: HeldSession
  /** End of the access token by the server's clock; later than the held one once another tab has renewed it. */
  readonly expiresAt: number
  /** The sign-in ends with this token: asking again brings no later one. */
  readonly isLast: boolean
  /** By the browser's clock; null before the first look. */
  readonly lookedAt: number | null
  /** The clock was set back, so that the server's time is unknown until the next answer. */
  readonly isDoubtful: boolean
  /** Since when the server has not answered, by the browser's clock; null while it answers. */
  readonly unreachableSince: number | null
}

/** What a tab sees when it looks up. */
export interface Sight {
  /** Milliseconds since the epoch by the browser's clock. */
  readonly localNow: number
  /** Expiry in the companion cookie in ms by the server's clock; null without the cookie. */
  readonly cookieExpiry: number | null
}

export const beginWatch = (held: HeldSession): TokenWatch => ({
  held,
  expiresAt: held.session.expiresAt,
  isLast: false,
  lookedAt: null,
  isDoubtful: false,
  unreachableSince: null
})

/** The same of a token that was made just now: one that would soon be due again ends with its sign-in. */
export const keepNew = (held: HeldSession): TokenWatch => ({
  ...beginWatch(held),
  isLast: held.session.expiresAt - held.session.serverNow < refreshThreshold + refreshJitterLimit
})

/** The server's time: what it said, and what has passed here since (rule session.clock). */
export const serverTime = ({ session, heardAt }: HeldSession, localNow: number): number =>
  session.serverNow + (localNow - heardAt)

/** Whether the companion cookie is of a later token than this one; it counts in seconds. */
export const isLater = (cookieExpiry: number | null, expiresAt: number): boolean =>
  cookieExpiry !== null && cookieExpiry - expiresAt >= 1_000

const lastMoment = ({ held, lookedAt }: TokenWatch): number => lookedAt ?? held.heardAt

const wasSetBack = (watch: TokenWatch, { localNow }: Sight): boolean =>
  lastMoment(watch) - localNow > clockTolerance

const hasSlept = (watch: TokenWatch, { localNow }: Sight): boolean => localNow - lastMoment(watch) > sleepGap

/**
 * Remembers a look. The server was not asked while the tab slept, and nothing can be counted over a clock
 * that was set back.
 */
export const keepLook = (watch: TokenWatch, sight: Sight): TokenWatch => ({
  ...watch,
  lookedAt: sight.localNow,
  isDoubtful: watch.isDoubtful || wasSetBack(watch, sight),
  unreachableSince: hasSlept(watch, sight) || wasSetBack(watch, sight) ? null : watch.unreachableSince
})

/** The server did not answer: the time without an answer runs from the first such look. */
export const keepSilence = (watch: TokenWatch): TokenWatch => ({
  ...watch,
  unreachableSince: watch.unreachableSince ?? lastMoment(watch)
})

const isPast = ({ held, expiresAt }: TokenWatch, { localNow }: Sight): boolean =>
  expiresAt <= serverTime(held, localNow)

/** Whether a new token is asked for: its end is near or past, its cookie is gone, or the clock tells nothing. */
export const isDue = (watch: TokenWatch, sight: Sight, jitter: number): boolean =>
  sight.cookieExpiry === null ||
  watch.isDoubtful ||
  wasSetBack(watch, sight) ||
  watch.expiresAt - serverTime(watch.held, sight.localNow) <= (watch.isLast ? 0 : refreshThreshold + jitter)

/** Only an expiry that is past and five minutes without an answer end a session that the server did not refuse. */
export const isLost = (watch: TokenWatch, sight: Sight): boolean => {
  const { unreachableSince } = keepLook(watch, sight)
  return (
    isPast(watch, sight) && unreachableSince !== null && sight.localNow - unreachableSince >= unreachableLimit
  )
}

/** The pause before the next attempt; undefined once the attempts are used up. */
export const pauseBefore = (attempt: number): number | undefined => refreshPauses[attempt - 1]
