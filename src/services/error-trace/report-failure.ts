import { notFoundMessage } from "../../domain/site/not-found.ts"
import { errorTrace, type ErrorTrace, type TracedMachine } from "./error-trace.ts"
import { sendReport } from "./send-report.ts"

let trace: ErrorTrace | undefined

let machines = (): ReadonlyArray<TracedMachine> => []

/** Names who knows what the machines of this page did; until then it has none. */
export const reportMachines = (machinesOfPage: typeof machines): void => {
  machines = machinesOfPage
}

const traceOfPage = (): ErrorTrace =>
  (trace ??= errorTrace(
    navigator.userAgent,
    Date.now,
    () => location.href,
    () => machines(),
    Math.round(performance.timeOrigin)
  ))

/** Reports an error page as soon as it is shown: from there many visitors only leave. */
export const reportFailure = (status: number, error?: unknown): void => {
  traceOfPage().note(
    error ?? new Error(`Error page ${status}${status === 404 ? `: ${notFoundMessage}` : ""}`)
  )
  flushErrors()
}

/** Sends what was noted since the last report. */
export const flushErrors = (): void => {
  const report = trace?.take()
  if (report) sendReport(report)
}

/** Watches the page for script errors and reports them when it is left. */
export const traceErrors = (): void => {
  addEventListener("error", (event) => traceOfPage().note(event.error, event))
  addEventListener("unhandledrejection", (event) => traceOfPage().note(event.reason))
  // unload is not fired on phones; a page in the background may never come back
  addEventListener("pagehide", flushErrors)
}
