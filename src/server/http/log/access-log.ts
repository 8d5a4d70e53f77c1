import { Effect } from "effect"
import type { FrontDoor } from "../front/front-door.ts"
import { requestIdHeader } from "../front/request-id.ts"
import { loggedPath } from "./logged-path.ts"
import { routeNameOf } from "./request-meters.ts"

interface Seen {
  readonly line: string
  readonly status: number
  readonly ms: number
}

/**
 * Summarises the requests of a period in lines: the counts and the slowest requests; empty if there were no requests.
 */
export const summaryOf = (seen: ReadonlyArray<Seen>, kept = 5): ReadonlyArray<string> => {
  if (seen.length === 0) return []
  const classes = [2, 3, 4, 5].map(
    (digit) => `${digit}xx ${seen.filter(({ status }) => Math.floor(status / 100) === digit).length}`
  )
  const slowest = seen.toSorted((a, b) => b.ms - a.ms).slice(0, kept)
  return [
    `access: ${seen.length} requests in 10 s, ${classes.join(", ")}`,
    ...slowest.map(({ line, status, ms }) => `access: ${line} ${status} ${ms.toFixed(1)} ms`)
  ]
}

/**
 * Starts an access log that only adds a row in memory per request, and prints counts and the slowest requests every 10
 * s. Possible tokens are removed from paths. Returns a function that stops the log.
 */
export const accessLog = (door: FrontDoor, print: (line: string) => void): Effect.Effect<() => void> =>
  Effect.sync(() => {
    let seen: Array<Seen> = []
    const timer = setInterval(() => {
      for (const line of summaryOf(seen)) print(line)
      seen = []
    }, 10_000)
    door.watch({
      request: (request, response) => {
        const begun = performance.now()
        const line = `${request.method} ${loggedPath(request.url ?? "")}`
        response.once("close", () => {
          seen.push({ line, status: response.statusCode, ms: performance.now() - begun })
        })
      },
      unreadable: (status) => seen.push({ line: "(no request)", status, ms: 0 })
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
