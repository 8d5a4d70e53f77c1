import { Effect } from "effect"
import type { FrontDoor } from "../front/front-door.ts"
import { requestIdHeader } from "../front/request-id.ts"
import { loggedPath } from "./logged-path.ts"
import { routeNameOf } from "./request-meters.ts"

interface Slow {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly ms: number
}

/**
 * The requests of a period: counts by the first digit of their status, and the slowest requests. Only these few are kept,
 * because thousands of kept rows would cost the garbage collector more than a cached page costs.
 */
export class AccessSummary {
  readonly #most: number
  readonly #counts = [0, 0, 0, 0, 0, 0]
  #requests = 0
  /** The slowest requests, the slowest one first. */
  readonly #slowest: Array<Slow> = []

  constructor(most = 5) {
    this.#most = most
  }

  note(method: string, url: string, status: number, ms: number): void {
    this.#requests += 1
    const digit = Math.floor(status / 100)
    this.#counts[digit] = (this.#counts[digit] ?? 0) + 1
    const last = this.#slowest.at(-1)
    if (last !== undefined && this.#slowest.length >= this.#most && ms <= last.ms) return
    const place = this.#slowest.findIndex((other) => other.ms < ms)
    this.#slowest.splice(place === -1 ? this.#slowest.length : place, 0, { method, url, status, ms })
    if (this.#slowest.length > this.#most) this.#slowest.pop()
  }

  /** Returns the lines of the log; empty if there were no requests. Possible tokens are removed from paths. */
  lines(): ReadonlyArray<string> {
    if (this.#requests === 0) return []
    const classes = [2, 3, 4, 5].map((digit) => `${digit}xx ${this.#counts[digit] ?? 0}`)
    return [
      `access: ${this.#requests} requests in 10 s, ${classes.join(", ")}`,
      ...this.#slowest.map(
        ({ method, url, status, ms }) =>
          `access: ${`${method} ${loggedPath(url)}`.trim()} ${status} ${ms.toFixed(1)} ms`
      )
    ]
  }
}

/**
 * Starts an access log that only counts during requests, and prints counts and the slowest requests every 10 s. Returns
 * a function that stops the log.
 */
export const accessLog = (door: FrontDoor, print: (line: string) => void): Effect.Effect<() => void> =>
  Effect.sync(() => {
    let summary = new AccessSummary()
    const timer = setInterval(() => {
      for (const line of summary.lines()) print(line)
      summary = new AccessSummary()
    }, 10_000)
    door.watch({
      request: (request, response) => {
        const begun = performance.now()
        const { method = "", url = "" } = request
        response.once("close", () => {
          summary.note(method, url, response.statusCode, performance.now() - begun)
        })
      },
      unreadable: (status) => summary.note("(no request)", "", status, 0)
    })
    return () => clearInterval(timer)
  })

/**
 * Maximum number of requests that wait to be written to the log; further requests are only counted, and their number is
 * reported.
 */
const mostWaiting = 10_000

/**
 * Starts a machine-readable access log: one JSON object per request, with the request's id and, in place of the
 * address, the template of the address. The log is written once a second, so that no response waits for it. Returns a
 * function that stops the log.
 */
export const jsonAccessLog = (door: FrontDoor, print: (lines: string) => void): Effect.Effect<() => void> =>
  Effect.sync(() => {
    let waiting: Array<string> = []
    let left = 0
    const write = () => {
      if (left > 0) waiting.push(JSON.stringify({ level: "info", message: "requests left out", count: left }))
      if (waiting.length > 0) print(waiting.join("\n"))
      waiting = []
      left = 0
    }
    const timer = setInterval(write, 1_000)
    door.watch({
      request: (request, response) => {
        const begun = performance.now()
        const { method, url = "", headers } = request
        response.once("close", () => {
          if (waiting.length >= mostWaiting) {
            left += 1
            return
          }
          waiting.push(
            JSON.stringify({
              time: new Date(Date.now()).toISOString(),
              level: "info",
              message: "request",
              requestId: headers[requestIdHeader],
              method,
              route: routeNameOf(url),
              status: response.statusCode,
              ms: Math.round((performance.now() - begun) * 10) / 10
            })
          )
        })
      },
      unreadable: () => {}
    })
    return () => {
      clearInterval(timer)
      write()
    }
  })
