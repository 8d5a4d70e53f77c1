import { Agent, get } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import type { NextShot } from "./load.ts"

/** Response times of visitors who arrive at a fixed rate, in ms from the moment at which each request was due. */
export interface Pace {
  readonly median: number
  readonly p99: number
  readonly asked: number
}

/** Requests pages at a fixed rate, without waiting for the responses to earlier requests. */
export const atPace = async (
  { origin, next }: { readonly origin: string; readonly next: NextShot },
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }
): Promise<Pace> => {
  // each visitor is new and opens a new connection
  const agent = new Agent()
  const begun = performance.now()
  const asked = perSecond * seconds
  const one = (due: number) =>
    new Promise<number>((resolve, reject) => {
      const { path, headers = {} } = next()
      get(origin + path, { agent, headers: { ...headers } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        response
          .resume()
          .once("end", () => resolve(performance.now() - due))
          .once("error", reject)
      }).once("error", reject)
    })
  const passed: Array<Promise<number>> = []
  for (let index = 0; index < asked; index++) {
    const due = begun + (index * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const answered = one(due)
    // a failure is thrown at the end, when all responses are awaited
    answered.catch(() => {})
    passed.push(answered)
  }
  const sorted = (await Promise.all(passed)).toSorted((a, b) => a - b)
  agent.destroy()
  const at = (share: number) => sorted[Math.ceil(share * asked) - 1] ?? 0
  return { median: at(0.5), p99: at(0.99), asked }
}
