/** Whether a copy should be sent requests, else why not (rule safety.readiness), as `/ready` says it. */
export const readinessStates = [
  "ok",
  "draining",
  "database away",
  "database read-only",
  "schema too old"
] as const

export type Readiness = (typeof readinessStates)[number]
