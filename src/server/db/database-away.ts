import { SqlError } from "effect/sql/SqlError"

/**
 * SQLSTATE classes and codes which mean that the database server cannot work now, whatever the statement: 53 no disk,
 * memory or connection left; 57 shutting down, crashed or starting up; 58 system error. 25006 comes from a standby
 * during a failover, and so does 0A000, the standby's error for unlogged tables (decision 112); no statement of the
 * shop causes 0A000 otherwise, since none uses a feature that PostgreSQL does not support.
 */
const stateAway = /^(?:53|57|58|25006|0A000)/u

const codeOf = (cause: unknown): string => {
  const code: unknown =
    typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
  return typeof code === "string" ? code : ""
}

/**
 * Whether a failure is caused by an unavailable database and not by the statement; the caller may then retry (rule
 * wire.unavailable).
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof SqlError && (error.isRetryable || stateAway.test(codeOf(error.reason.cause)))
