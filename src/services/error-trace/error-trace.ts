/** One script error in a report; the field names are those of the wire (rule wire.odd-names). */
export interface TracedError {
  readonly message: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
  readonly stack: string
  /** Milliseconds since the epoch. */
  readonly time: number
}

/** The history of one actor of a state machine before the last error: only its event types and the resulting states. */
export interface TracedMachine {
  /** Id of the machine. */
  readonly machine: string
  /** Version of the machine's state chart (`machines/chart-version.ts`). */
  readonly version: string
  readonly entries: ReadonlyArray<{
    readonly event: string
    /** The resulting state, formatted as in `machines/state-text.ts`. */
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

/** Maximum number of errors in one report (rule safety.error-reports). */
const mostErrors = 20

/**
 * Messages of the ResizeObserver, which only report that it continues in the next frame; they are not errors of the
 * page.
 */
const ignored = new Set([
  "ResizeObserver loop limit exceeded",
  "ResizeObserver loop completed with undelivered notifications."
])

const whole = (value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < 100_000_000 ? value : 0

/** Returns a URL without query and fragment, which may contain user input or a token. */
export const bareAddress = (href: string): string => href.split(/[?#]/u)[0]?.slice(0, 1000) ?? ""

const textOf = (thrown: unknown): { readonly message: string; readonly stack: string } =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? "" }
    : { message: String(thrown), stack: "" }

export interface ErrorTrace {
  /** Records an error; `place` is the location reported by the browser. */
  readonly note: (
    thrown: unknown,
    place?: {
      readonly message?: string
      readonly filename?: string
      readonly lineno?: number
      readonly colno?: number
    }
  ) => void
  /** Returns the errors recorded since the last call and clears them; `undefined` if there are none. */
  readonly take: () => ErrorReport | undefined
}

/**
 * Collects the script errors of a page between two reports. The URL and the machine history in a report are those at
 * the time of the last error, since the visitor may be on another page when the report is sent.
 */
export const errorTrace = (
  userAgent: string,
  now: () => number,
  href: () => string,
  machines: () => ReadonlyArray<TracedMachine> = () => [],
  /** Time when the page was loaded; the first report covers the time since then. */
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
