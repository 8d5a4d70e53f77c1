import { errorTraceReport } from "../client/error-routes.gen.ts"
import type { ErrorReport } from "./error-trace.ts"

/**
 * Maximum body size in bytes: browsers still send a body of this size when a page is left, and the server accepts no
 * more (rule safety.error-reports).
 */
const longest = 16_000

const half = (count: number) => Math.ceil(count / 2)

/**
 * Returns the body of a report; if it is too long, the later errors are removed first, then the earlier machine events.
 */
export const bodyOf = (report: ErrorReport): string => {
  const body = JSON.stringify(report)
  const { errors, machines } = report
  if (new Blob([body]).size <= longest || (errors.length < 2 && machines.length === 0)) return body
  return errors.length > 1
    ? bodyOf({ ...report, errors: errors.slice(0, half(errors.length)) })
    : bodyOf({
        ...report,
        machines: machines.flatMap(({ entries, ...machine }) =>
          entries.length > 1 ? [{ ...machine, entries: entries.slice(half(entries.length)) }] : []
        )
      })
}

/** Sends a report so that sending continues when the page is left; does not wait for the response. */
export const sendReport = (report: ErrorReport): void => {
  const body = bodyOf(report)
  const type = "application/json"
  if (!navigator.sendBeacon(errorTraceReport.path, new Blob([body], { type }))) {
    fetch(errorTraceReport.path, {
      method: errorTraceReport.method,
      body,
      keepalive: true,
      headers: { "content-type": type }
    }).catch(() => {
      // a report that cannot be sent must not cause another error
    })
  }
}
