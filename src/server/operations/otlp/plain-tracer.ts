import { Cause, Exit, Option, type Tracer } from "effect"

/** The only attributes that a span may contain; others may be personal data, or reveal a query. */
const told: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "db.system.name",
  "db.query.text"
])

/** Maximum length of a reported statement; longer ones are truncated. Statements are reported without their values. */
const longestText = 2_000

/**
 * Maximum number of spans per second for the collector; traces that have already started may use up to four times as
 * many.
 */
const mostSpans = 500

/** Returns the name of an error without its message: messages may repeat users' input. */
const nameOf = (error: unknown): string => {
  const name =
    typeof error === "object" && error !== null
      ? "_tag" in error
        ? error._tag
        : error instanceof Error
          ? error.name
          : undefined
      : undefined
  return typeof name === "string" && /^\w{1,60}$/u.test(name) ? name : "failed"
}

const plainExit = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> => {
  if (Exit.isSuccess(exit)) return Exit.void
  if (Cause.hasInterruptsOnly(exit.cause)) return Exit.interrupt()
  return Exit.fail(nameOf(Cause.squash(exit.cause)))
}

/** A span that contains only reportable attributes. */
class PlainSpan implements Tracer.Span {
  readonly _tag = "Span"
  readonly #inner: Tracer.Span
  readonly #isTold: () => boolean

  constructor(inner: Tracer.Span, isTold: () => boolean) {
    this.#inner = inner
    this.#isTold = isTold
  }

  get name() {
    return this.#inner.name
  }
  get spanId() {
    return this.#inner.spanId
  }
  get traceId() {
    return this.#inner.traceId
  }
  get parent() {
    return this.#inner.parent
  }
  get annotations() {
    return this.#inner.annotations
  }
  get status() {
    return this.#inner.status
  }
  get attributes() {
    return this.#inner.attributes
  }
  get links() {
    return this.#inner.links
  }
  get sampled() {
    return this.#inner.sampled
  }
  get kind() {
    return this.#inner.kind
  }

  end(endTime: bigint, exit: Exit.Exit<unknown, unknown>): void {
    if (this.sampled && this.#isTold()) this.#inner.end(endTime, plainExit(exit))
  }

  attribute(key: string, value: unknown): void {
    if (!this.sampled || !told.has(key)) return
    this.#inner.attribute(key, typeof value === "string" ? value.slice(0, longestText) : value)
  }

  /** Events are log lines, which are exported separately. */
  event(): void {}

  addLinks(links: ReadonlyArray<Tracer.SpanLink>): void {
    this.#inner.addLinks(links.map(({ span }) => ({ span, attributes: {} })))
  }
}

/**
 * Creates a tracer whose spans contain no address, query, header, value or message. The number of spans is limited in
 * case the collector is slow or unreachable: a new trace starts only while the maximum of the current second is not
 * reached.
 */
export const plainTracer = (
  inner: Tracer.Tracer,
  now: () => number = () => performance.now()
): Tracer.Tracer => {
  let second = 0
  let used = 0
  const inThisSecond = () => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) {
      second = current
      used = 0
    }
    return used
  }
  const isTold = () => {
    if (inThisSecond() >= mostSpans * 4) return false
    used += 1
    return true
  }
  return {
    span: (options) => {
      const sampled =
        options.sampled &&
        (Option.isSome(options.parent) ? options.parent.value.sampled : inThisSecond() < mostSpans)
      // the name of a client span could contain the address of the database or of another server
      const name = options.kind === "client" ? "client" : options.name
      return new PlainSpan(inner.span({ ...options, name, sampled }), isTold)
    }
  }
}
