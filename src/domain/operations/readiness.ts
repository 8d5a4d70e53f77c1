/**
 * Whether a server process is ready for requests, or the reason why not (rule safety.readiness), as reported by
 * `/ready`.
 */
export const readinessStates = [
  "ok",
  "draining",
  "database away",
  "database read-only",
  "schema too old"
] as const

export type Readiness = (typeof readinessStates)[number]
