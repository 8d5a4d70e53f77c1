import type { Page, Route } from "@playwright/test"

/** Reply to an intercepted call: a response body, a refusal, no response at all, or the response from another URL. */
export type Reply =
  | {
      readonly json: unknown
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly abort: true }
  | { readonly from: string }

/** The calls of a page, intercepted until the test responds to them. */
export interface Ports {
  /** Waits until a port was called `count` times. */
  readonly reached: (port: string, count: number) => Promise<unknown>
  /** Counts a call although it is not sent, because the page uses its cache. */
  readonly skip: (port: string) => void
  /** Number of calls of a port. */
  readonly count: (port: string) => number
  /** Aborts all calls that still wait for a response, so that they do not reach the server later. */
  readonly drop: () => Promise<void>
  /**
   * Responds to the call with the given number, counted from 1. Earlier calls without a response are treated as
   * outdated.
   */
  readonly answer: (port: string, count: number, reply: Reply) => Promise<void>
}

const say = (route: Route, reply: Reply): Promise<void> =>
  "abort" in reply
    ? route.abort("connectionfailed")
    : "from" in reply
      ? route.continue({ url: reply.from })
      : route.fulfill({ status: reply.status ?? 200, json: reply.json, headers: { ...reply.headers } })

/** Intercepts every call to these URLs; a URL that starts with a method intercepts only calls with that method. */
export const holdPorts = async (page: Page, addresses: Readonly<Record<string, string>>): Promise<Ports> => {
  const held = new Map<string, Array<PromiseWithResolvers<Route | undefined>>>()
  const counts = new Map<string, number>()
  const answered = new Set<Route>()
  const made = new Set<Route>()
  const slot = (port: string, count: number): PromiseWithResolvers<Route | undefined> => {
    const slots = held.get(port) ?? []
    held.set(port, slots)
    while (slots.length < count) slots.push(Promise.withResolvers<Route | undefined>())
    return slots[count - 1] ?? Promise.withResolvers<Route | undefined>()
  }
  const called = (port: string, route: Route | undefined) => {
    const count = (counts.get(port) ?? 0) + 1
    counts.set(port, count)
    if (route !== undefined) made.add(route)
    slot(port, count).resolve(route)
  }
  for (const [port, address] of Object.entries(addresses)) {
    const [, method, glob = address] = /^([A-Z]+) (.+)$/u.exec(address) ?? []
    await page.route(glob, (route) =>
      method === undefined || route.request().method() === method ? called(port, route) : route.fallback()
    )
  }
  return {
    reached: (port, count) => slot(port, count).promise,
    skip: (port) => called(port, undefined),
    count: (port) => counts.get(port) ?? 0,
    drop: async () => {
      for (const route of made) if (!answered.has(route)) await say(route, { abort: true }).catch(() => {})
    },
    answer: async (port, count, reply) => {
      for (let late = 1; late < count; late++) {
        const route = await slot(port, late).promise
        if (route === undefined || answered.has(route)) continue
        answered.add(route)
        // the page has aborted the call; the test still responds, because a late response must change nothing
        await say(route, reply).catch(() => {})
      }
      const route = await slot(port, count).promise
      if (route === undefined) throw new Error(`${port} was not called a ${count}. time`)
      answered.add(route)
      await say(route, reply)
    }
  }
}
