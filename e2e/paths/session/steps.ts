import { type Action, isErika, isStale, missesToken } from "./actions.ts"
import type { Port } from "./tab.ts"

export interface More {
  readonly calls?: ReadonlyArray<Port>
  readonly renewal?: string
  readonly toasts?: ReadonlyArray<string>
  /** Whether the header of the page names a user, if the state does not imply it. */
  readonly account?: "known" | "anonymous"
}

/** An action, the state to which it leads, and other effects that the test expects. */
export type Step = readonly [action: Action, auth: string, more?: More]
export type Steps = ReadonlyArray<Step>

export const reading = "unknown.reading"
export const restoring = "unknown.restoring"
export const unread = "unknown.unread"
export const fresh = "loggedIn.fresh"
export const asking = "loggedIn.refreshing.asking"
export const pausing = "loggedIn.refreshing.pausing"
export const unreachable = "loggedIn.unreachable"
export const quiet = "loggedOut.quiet"
export const unnotified = "expired.unnotified"
export const notified = "expired.notified"
export const reads = { calls: ["readSession"] } as const
export const refreshes = { calls: ["refresh"] } as const
export const goes = { calls: ["signOut"] } as const
export const failed = { toasts: ["signOutFailed"] } as const

export const asks: Step = [missesToken, asking, refreshes]
export const enters: Step = [isErika, fresh]
export const restores: Step = [isStale, restoring, refreshes]
