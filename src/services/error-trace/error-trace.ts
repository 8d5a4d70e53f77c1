/** One script error as the report carries it; the names are the wire's own (rule wire.odd-names). */
export interface TracedError {
  readonly message: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
  readonly stack: string
  /** Milliseconds since the epoch. */
  readonly time: number
}

/** What one actor of a machine had done before the last error: the types of its events and the states they led to, nothing else. */
export interface TracedMachine {
  /** Id of the machine. */
  readonly machine: string
  /** Version of its chart (`machines/chart-version.ts`). */
  readonly version: string
  readonly entries: ReadonlyArray<{
    readonly event: string
    /** As `machines/state-text.ts` writes it. */
    readonly state: string
    readonly status: "active" | "done" | "error" | "stopped"
    /** Milliseconds since the epoch. */
    readonly time: number
  }>
}

export interface ErrorReport {
  readonly userAgent: string
  readonly timeStart: number
  readonly timeEnd: number
  readonly href: string
  readonly errors: ReadonlyArray<TracedError>
  readonly machines: ReadonlyArray<TracedMachine>
}

/** At most this many errors in one report (rule safety.error-reports). */
const mostErrors = 20

/** The observer only says that it will go on in the next frame; it is no fault of a page. */
const ignored = new Set([
  "ResizeObserver loop limit exceeded",
  "ResizeObserver loop completed with undelivered notifications."
])

const whole = (value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < 100_000_000 ? value : 0

/** Addresses without query and fragment: they may hold what a visitor typed or a token. */
export const bareAddress = (href: string): string => href.split(/[?#]/u)[0]?.slice(0, 1000) ?? ""

const textOf = (thrown: unknown): { readonly message: string; readonly stack: string } =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? "" }
    : { message: String(thrown), stack: "" }

export interface ErrorTrace {
  /** Notes an error; `place` is where the browser says it happened. */
  readonly note: (
    thrown: unknown,
    place?: {
      readonly message?: string
      readonly filename?: string
      readonly lineno?: number
      readonly colno?: number
    }
  ) => void
  /** Takes what was noted since the last time; undefined when there is nothing to report. */
  readonly take: () => ErrorReport | undefined
}

/**
 * Collects the script errors of a page between two reports. Where the page was and what its machines had done is that of
 * the last error: until the report goes out a visitor may be on another page.
 */
export const errorTrace = (
  userAgent: string,
  now: () => number,
  href: () => string,
  machines: () => ReadonlyArray<TracedMachine> = () => [],
  /** When the page began, which the first report counts from. */
  pageBegun: number = now()
): ErrorTrace => {
  let begun = pageBegun
  let errors: Array<TracedError> = []
  let seen: Pick<ErrorReport, "href" | "machines"> = { href: "", machines: [] }
  return {
    note: (thrown, place = {}) => {
      const { message, stack } = textOf(thrown ?? place.message)
      if (ignored.has(place.message ?? message) || errors.length >= mostErrors) return
      errors.push({
        message: message.slice(0, 1000),
        filename: bareAddress(place.filename ?? ""),
        lineno: whole(place.lineno),
        colno: whole(place.colno),
        stack: stack.slice(0, 4000),
        time: now()
      })
      seen = { href: bareAddress(href()), machines: machines() }
    },
    take: () => {
      if (errors.length === 0) return undefined
      const report = {
        userAgent: userAgent.slice(0, 500),
        timeStart: begun,
        timeEnd: now(),
        ...seen,
        errors
      }
      begun = now()
      errors = []
      return report
    }
  }
}
