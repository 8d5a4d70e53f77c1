import {
  clockTolerance,
  refreshJitterLimit,
  refreshPauses,
  refreshThreshold,
  sleepGap,
  unreachableLimit
} from "./session-times.ts"
import type { HeldSession } from "./session.ts"

/** What a tab remembers about a session between two checks; times are in milliseconds. */
export interface TokenWatch {
  readonly held: HeldSession
  /** Expiry of the access token by the server's clock; later than in `held` if another tab has renewed the token. */
  readonly expiresAt: number
  /** Whether the sign-in ends with this token, because a renewal would not give a later expiry. */
  readonly isLast: boolean
  /** Time of the last check by the browser's clock; `null` before the first check. */
  readonly lookedAt: number | null
  /** Whether the clock was set back, so that the server's time is unknown until the next response. */
  readonly isDoubtful: boolean
  /** Time since which the server has not responded, by the browser's clock; `null` while it responds. */
  readonly unreachableSince: number | null
}

/** The values that a tab reads when it checks its session. */
export interface Sight {
  /** Milliseconds since the epoch by the browser's clock. */
  readonly localNow: number
  /** Expiry in the companion cookie in ms by the server's clock; `null` if the cookie is missing. */
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

/**
 * Starts watching a token that was just issued. If the token would soon have to be renewed again, it is the last token
 * of its sign-in.
 */
export const keepNew = (held: HeldSession): TokenWatch => ({
  ...beginWatch(held),
  isLast: held.session.expiresAt - held.session.serverNow < refreshThreshold + refreshJitterLimit
})

/**
 * Returns the server's current time: the time stated in the response, plus the time that has passed in the browser
 * since the response arrived (rule session.clock).
 */
export const serverTime = ({ session, heardAt }: HeldSession, localNow: number): number =>
  session.serverNow + (localNow - heardAt)

/**
 * Whether the companion cookie belongs to a later token. The difference must be at least a second, because the cookie
 * states the expiry in whole seconds.
 */
export const isLater = (cookieExpiry: number | null, expiresAt: number): boolean =>
  cookieExpiry !== null && cookieExpiry - expiresAt >= 1_000

const lastMoment = ({ held, lookedAt }: TokenWatch): number => lookedAt ?? held.heardAt

const wasSetBack = (watch: TokenWatch, { localNow }: Sight): boolean =>
  lastMoment(watch) - localNow > clockTolerance

const hasSlept = (watch: TokenWatch, { localNow }: Sight): boolean => localNow - lastMoment(watch) > sleepGap

/**
 * Records a check. If the tab was suspended or the clock was set back, the time without a response is measured anew.
 */
export const keepLook = (watch: TokenWatch, sight: Sight): TokenWatch => ({
  ...watch,
  lookedAt: sight.localNow,
  isDoubtful: watch.isDoubtful || wasSetBack(watch, sight),
  unreachableSince: hasSlept(watch, sight) || wasSetBack(watch, sight) ? null : watch.unreachableSince
})

/** Records that the server did not respond; the time without a response is measured from the first such check. */
export const keepSilence = (watch: TokenWatch): TokenWatch => ({
  ...watch,
  unreachableSince: watch.unreachableSince ?? lastMoment(watch)
})

const isPast = ({ held, expiresAt }: TokenWatch, { localNow }: Sight): boolean =>
  expiresAt <= serverTime(held, localNow)

/**
 * Whether to request a new token: the current token expires soon or has expired, the companion cookie is missing, or
 * the clock is unreliable.
 */
export const isDue = (watch: TokenWatch, sight: Sight, jitter: number): boolean =>
  sight.cookieExpiry === null ||
  watch.isDoubtful ||
  wasSetBack(watch, sight) ||
  watch.expiresAt - serverTime(watch.held, sight.localNow) <= (watch.isLast ? 0 : refreshThreshold + jitter)

/**
 * Whether the session is lost although the server did not refuse it: it has expired, and the server has not responded
 * for five minutes.
 */
export const isLost = (watch: TokenWatch, sight: Sight): boolean => {
  const { unreachableSince } = keepLook(watch, sight)
  return (
    isPast(watch, sight) && unreachableSince !== null && sight.localNow - unreachableSince >= unreachableLimit
  )
}

/** Returns the pause before the next attempt, or `undefined` if no attempts are left. */
export const pauseBefore = (attempt: number): number | undefined => refreshPauses[attempt - 1]
