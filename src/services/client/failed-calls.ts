import type { FailedCall } from "./client.ts"

/**
 * Logs a failed call with its time and path in the browser's console. It is not reported to the server: the server
 * already knows which calls it refused, and reports would be most frequent when the server is busiest.
 */
export const logFailedCall = ({ method, path, status }: FailedCall): void =>
  console.warn(new Date().toISOString(), method, path, status ?? "no answer")
