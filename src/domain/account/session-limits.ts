import { isStaff, type Role } from "../rights/roles.ts"
import { sessionLifetimes } from "../session-times.ts"

/** Where staff act in a customer's name: half an hour (reliability.md T23); milliseconds. */
export const impersonationLifetime = 1_800_000

/** How long a browser is remembered after its last sign-in to an account; milliseconds. */
export const deviceLifetime = 180 * 86_400_000

/** Fewer characters than this are no reason to act in somebody's name (reliability.md T23). */
export const shortestReason = 10

/** How long a sign-in lasts without activity, and at most; milliseconds (decisions.md behaviour 2). */
export const sessionLimits = (
  roles: ReadonlyArray<Role>
): { readonly idle: number; readonly absolute: number } =>
  isStaff(roles) ? sessionLifetimes.staff : sessionLifetimes.customer
