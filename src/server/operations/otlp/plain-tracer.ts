import { Cause, Exit, Option, type Tracer } from "effect"

/** All that a span may say; the rest may be about a person, or let a query be read. */
const told: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "db.system.name",
  "db.query.text"
])

/** Statements are reported without their values; very long ones are cut. */
const longestText = 2_000

/** How many spans of one second are kept for the collector; traces that have begun go on to four times as many. */
const mostSpans = 500

/** The name of what went wrong, without what it says: messages may repeat what a user wrote. */
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

/** A span that holds only what may be reported. */
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

  /** Events are lines of a log, which goes its own way. */
  event(): void {}

  addLinks(links: ReadonlyArray<Tracer.SpanLink>): void {
    this.#inner.addLinks(links.map(({ span }) => ({ span, attributes: {} })))
  }
}

/**
 * A tracer whose spans carry no address, query, header, value or message, and not more of them than a collector that is
 * away or slow leaves room for: a new trace begins only while a second's spans are not used up.
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
      // a name of a client's span is that of the database or of another server
      const name = options.kind === "client" ? "client" : options.name
      return new PlainSpan(inner.span({ ...options, name, sampled }), isTold)
    }
  }
}
