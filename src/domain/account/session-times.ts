import { isStaff, type Role } from "../rights/roles.ts"

/** The times of a session, in milliseconds: one place for the browser and the server (rule session.times). */

/** Between two looks at the token's expiry. */
export const tokenCheckInterval = 5_000

/** An access token is renewed so long before its end, plus the jitter of the tab. */
export const refreshThreshold = 300_000

/** The jitter that a tab draws once is below this and whole seconds: 0 to 119 s. */
export const refreshJitterLimit = 120_000

/** Between two calls that keep a session in use. */
export const renewalInterval = 300_000

/** An access token lives longer than the largest threshold (419 s), so that a new one is never due at once. */
export const accessTokenLifetime = 900_000

const hour = 3_600_000
const day = 24 * hour

/** By who is signed in. */
export const sessionLifetimes = {
  customer: { idle: 14 * day, absolute: 30 * day },
  staff: { idle: 12 * hour, absolute: 24 * hour }
} as const

/** How long a sign-in lasts without activity, and at most (rule session.lifetimes). */
export const sessionLimits = (
  roles: ReadonlyArray<Role>
): { readonly idle: number; readonly absolute: number } =>
  isStaff(roles) ? sessionLifetimes.staff : sessionLifetimes.customer

/** Where staff act in a customer's name: half an hour (decision 015). */
export const impersonationLifetime = 1_800_000

/** How long a browser is remembered after its last sign-in to an account. */
export const deviceLifetime = 180 * day

/** A parent refresh token is still taken so long after its successor was first used. */
export const parentGrace = 10_000

/** Pauses before a refresh without an answer is tried again; then it waits for the next check. */
export const refreshPauses = [500, 1_000, 2_000, 4_000] as const

/** A server that was out of reach for so long ends a session whose expiry is past. */
export const unreachableLimit = 300_000

/** A tab that has not looked for so long has slept; browsers wake a hidden tab once a minute. */
export const sleepGap = 120_000

/** Clocks may differ by this much without meaning anything. */
export const clockTolerance = 30_000

/** Draws the jitter of a tab in ms; `random` is between 0 and 1. */
export const drawJitter = (random: number): number =>
  Math.min(Math.floor((random * refreshJitterLimit) / 1_000) * 1_000, refreshJitterLimit - 1_000)
