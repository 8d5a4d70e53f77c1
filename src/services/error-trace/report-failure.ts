import { notFoundMessage } from "../../domain/site/not-found.ts"
import { errorTrace, type ErrorTrace, type TracedMachine } from "./error-trace.ts"
import { sendReport } from "./send-report.ts"

let trace: ErrorTrace | undefined

let machines = (): ReadonlyArray<TracedMachine> => []

/** Sets the function that returns the page's machine history; without it, reports contain no history. */
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

/** Sends a report as soon as an error page is shown, since many visitors leave the site from there. */
export const reportFailure = (status: number, error?: unknown): void => {
  traceOfPage().note(
    error ?? new Error(`Error page ${status}${status === 404 ? `: ${notFoundMessage}` : ""}`)
  )
  flushErrors()
}

/** Sends the errors recorded since the last report. */
export const flushErrors = (): void => {
  const report = trace?.take()
  if (report) sendReport(report)
}

/** Listens for script errors of the page and reports them when the page is left. */
export const traceErrors = (): void => {
  addEventListener("error", (event) => traceOfPage().note(event.error, event))
  addEventListener("unhandledrejection", (event) => traceOfPage().note(event.reason))
  // the `unload` event does not fire on phones, and a page in the background may never be shown again
  addEventListener("pagehide", flushErrors)
}
