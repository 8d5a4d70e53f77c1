import { isStaff, type Role } from "../rights/roles.ts"

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of an access token in seconds (reliability.md 0.6). */
export const accessLifetime = 15 * minute

/** How long a replaced refresh token still answers once its successor was seen, in milliseconds. */
export const refreshGrace = 10_000

/** Where staff act in a customer's name: half an hour (reliability.md T23); seconds. */
export const impersonationLifetime = 30 * minute

/** Without activity, and at the latest; seconds (decisions.md behaviour 2). */
export const sessionLimits = (
  roles: ReadonlyArray<Role>
): { readonly idle: number; readonly absolute: number } =>
  isStaff(roles) ? { idle: 12 * hour, absolute: day } : { idle: 14 * day, absolute: 30 * day }
