import { Effect } from "effect"
import type { FrontDoor } from "../front/front-door.ts"
import { loggedPath } from "./logged-path.ts"

interface Seen {
  readonly line: string
  readonly status: number
  readonly ms: number
}

/** The figures and the slowest requests of a period, as lines; none when nothing was asked. */
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
 * An access log that costs nothing per request but a row in memory: every 10 s the figures and the slowest ones.
 * Paths without what may be a token. Answers how to end it.
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
