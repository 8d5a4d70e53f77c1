import { isStaff, type Role } from "../rights/roles.ts"

/** Times of a session in milliseconds, shared by browser and server (rule session.times). */

/** Interval between two checks of the token's expiry. */
export const tokenCheckInterval = 5_000

/** Time before the expiry of an access token at which the token is renewed; the tab's jitter is added to this time. */
export const refreshThreshold = 300_000

/** Upper limit of the random jitter, which each tab chooses once: a whole number of seconds from 0 to 119 s. */
export const refreshJitterLimit = 120_000

/** Interval between two calls that keep a session active. */
export const renewalInterval = 300_000

/**
 * Lifetime of an access token: longer than the largest threshold (419 s), so that a new token never has to be renewed
 * immediately.
 */
export const accessTokenLifetime = 900_000

const hour = 3_600_000
const day = 24 * hour

/** Lifetimes by the role of the signed-in user. */
export const sessionLifetimes = {
  customer: { idle: 14 * day, absolute: 30 * day },
  staff: { idle: 12 * hour, absolute: 24 * hour }
} as const

/**
 * Returns the maximum duration of a sign-in without activity, and its maximum total duration (rule session.lifetimes).
 */
export const sessionLimits = (
  roles: ReadonlyArray<Role>
): { readonly idle: number; readonly absolute: number } =>
  isStaff(roles) ? sessionLifetimes.staff : sessionLifetimes.customer

/** Maximum time that staff may act on behalf of a customer: half an hour (decision 015). */
export const impersonationLifetime = 1_800_000

/** Time for which a browser is remembered after the last sign-in to an account with this browser. */
export const deviceLifetime = 180 * day

/** Time for which a parent refresh token stays valid after the first use of its successor. */
export const parentGrace = 10_000

/**
 * Pauses before repeated attempts to refresh the token when the server does not respond; after the last attempt, the
 * tab waits for the next check.
 */
export const refreshPauses = [500, 1_000, 2_000, 4_000] as const

/** Time without a response from the server after which an expired session is ended. */
export const unreachableLimit = 300_000

/**
 * Time without a check after which the tab is assumed to have been suspended; browsers wake a hidden tab once a minute.
 */
export const sleepGap = 120_000

/** Difference between two clocks that is ignored. */
export const clockTolerance = 30_000

/** Converts `random`, a number between 0 and 1, to the jitter of a tab in ms. */
export const drawJitter = (random: number): number =>
  Math.min(Math.floor((random * refreshJitterLimit) / 1_000) * 1_000, refreshJitterLimit - 1_000)
