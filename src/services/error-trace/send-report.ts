import { errorTraceReport } from "../client/routes.gen.ts"
import type { ErrorReport } from "./error-trace.ts"

/** Longest body that a browser takes along when it leaves a page, and the server takes at all (reliability.md T29). */
const longest = 16_000

const bodyOf = (report: ErrorReport): string => {
  const body = JSON.stringify(report)
  const [first] = report.errors
  return body.length <= longest || first === undefined || report.errors.length === 1
    ? body
    : bodyOf({ ...report, errors: report.errors.slice(0, Math.ceil(report.errors.length / 2)) })
}

/** Sends a report so that leaving the page does not stop it; nobody waits for an answer. */
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
      // a report that cannot be sent must not become the next error
    })
  }
}
