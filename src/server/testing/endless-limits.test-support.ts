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

/** Long runs do more than a person may, so nothing that they do is counted against a session or a network. */
export const endless = Effect.provideService(Limits, withoutEnd)

const fromAnywhere = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, { ...limit, perNetwork: Number.MAX_SAFE_INTEGER }])
) as typeof limits

/** Many people of one network: what is counted by mailbox, account or browser stays as it is. */
export const wide = Effect.provideService(Limits, fromAnywhere)
