import { isStaff, type Role } from "../rights/roles.ts"
import { sessionLifetimes } from "./session-times.ts"

/** Where staff act in a customer's name: half an hour (decision 015); milliseconds. */
export const impersonationLifetime = 1_800_000

/** How long a browser is remembered after its last sign-in to an account; milliseconds. */
export const deviceLifetime = 180 * 86_400_000

/** Fewer characters than this are no reason to act in somebody's name (rule account.acting-reason). */
export const shortestReason = 10

/** How long a sign-in lasts without activity, and at most; milliseconds (rule session.lifetimes). */
export const sessionLimits = (
  roles: ReadonlyArray<Role>
): { readonly idle: number; readonly absolute: number } =>
  isStaff(roles) ? sessionLifetimes.staff : sessionLifetimes.customer
