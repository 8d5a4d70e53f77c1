import type { FailedCall } from "./client.ts"

/**
 * Logs a failed call with its time and address in the browser's console. It is not reported to the server, which knows
 * what it has refused, and would be reported most often when the server is busiest.
 */
export const logFailedCall = ({ method, path, status }: FailedCall): void =>
  console.warn(new Date().toISOString(), method, path, status ?? "no answer")
