import { readFileSync } from "node:fs"
import autocannon from "autocannon"
import { cpuMs } from "./process-cpu.ts"

/** One request; its response must be 2xx, otherwise the measurement would be meaningless. */
export interface Shot {
  /** Path and query. */
  readonly path: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Measurements of a server under load. */
export interface Figure {
  readonly requestsPerSecond: number
  /** CPU time of the server process per completed request, in milliseconds. */
  readonly cpuMsPerRequest: number
  /** Median response time as the client measured it, in milliseconds. */
  readonly median: number
  /** 99th percentile of the response time as the client measured it, in milliseconds. */
  readonly p99: number
}

/** Returns the resident memory of a process, in MB. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024)

/** Returns the next request; called once per request, by all connections in turn. */
export type NextShot = () => Shot

/** Returns a `NextShot` that always repeats the same request. */
export const always =
  (shot: Shot): NextShot =>
  () =>
    shot

/** Sends requests to `origin` over `connections` for `seconds` and measures the server process `pid`. */
export const load = async (
  { pid, origin, next }: { readonly pid: number; readonly origin: string; readonly next: NextShot },
  { connections, seconds }: { readonly connections: number; readonly seconds: number }
): Promise<Figure> => {
  const before = cpuMs(pid)
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { path, method = "GET", headers = {}, body } = next()
          return {
            ...request,
            path,
            method,
            headers: { ...headers },
            ...(body === undefined ? {} : { body })
          }
        }
      }
    ]
  })
  const answered = result["2xx"]
  if (result.non2xx > 0 || result.errors > 0 || answered === 0)
    throw new Error(`${origin}: ${answered} answers 2xx, ${result.non2xx} others, ${result.errors} errors`)
  return {
    requestsPerSecond: answered / result.duration,
    cpuMsPerRequest: (cpuMs(pid) - before) / answered,
    median: result.latency.p50,
    p99: result.latency.p99
  }
}

/** Returns the median, so that one noisy round does not decide. */
export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error("No figures to take the middle of")
  return sorted.length % 2 === 1 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2
}

export const p95 = (times: ReadonlyArray<number>): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0
