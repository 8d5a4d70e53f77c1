import { SqlError } from "effect/sql/SqlError"

/**
 * Classes of SQLSTATE that say that the server cannot work now, whatever the statement: 53 no disk, memory or connection
 * left, 57 shutting down, crashed or starting up, 58 its system fails. 25006 is a standby during a failover, and 0A000
 * what it says of unlogged tables (decision 112); no statement of the shop asks for what PostgreSQL does not have.
 */
const stateAway = /^(?:53|57|58|25006|0A000)/u

const codeOf = (cause: unknown): string => {
  const code: unknown =
    typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
  return typeof code === "string" ? code : ""
}

/**
 * Whether a failure is the database's absence and not the statement's fault: the caller may try again (rule
 * wire.unavailable).
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof SqlError && (error.isRetryable || stateAway.test(codeOf(error.reason.cause)))
