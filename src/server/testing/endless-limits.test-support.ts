import { Effect } from "effect"
import { Limits, limits } from "../http/rate-limits.ts"

const withoutEnd = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [
    name,
    {
      ...limit,
      perSession: Number.MAX_SAFE_INTEGER,
      perNetwork: Number.MAX_SAFE_INTEGER,
      overall: Number.MAX_SAFE_INTEGER
    }
  ])
) as typeof limits

/** Disables all rate limits, for long runs that send more requests than a person may. */
export const endless = Effect.provideService(Limits, withoutEnd)

const fromAnywhere = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, { ...limit, perNetwork: Number.MAX_SAFE_INTEGER }])
) as typeof limits

/**
 * Disables the limits per network, so that many visitors can share one network; limits per mailbox, account or browser
 * still apply.
 */
export const wide = Effect.provideService(Limits, fromAnywhere)
