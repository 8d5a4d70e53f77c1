import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { longestWait, type WorkClass } from "../../domain/operations/work-classes.ts"
import { ConnectionShares } from "./connection-shares.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a pool of eight connections, which records the result of each request for a connection. */
const pool = () => {
  let now = 0
  const shares = new ConnectionShares(8, () => now)
  const told: Array<string> = []
  const ask = (work: WorkClass, name: string = work) => {
    const share = shares.ask(work)
    if (share !== undefined)
      shares.whenHeld(share, (isHeld) => told.push(`${name} ${isHeld ? "has" : "misses"}`))
    return share
  }
  const pass = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
  const leave = (share: ReturnType<typeof ask>) => {
    if (share !== undefined) shares.leave(share)
  }
  return { shares, ask, leave, told, pass }
}

test("files get at most three of eight connections, placing gets all others (rule safety.shedding)", () => {
  const { ask, told } = pool()
  for (const name of ["a", "b", "c", "d"]) ask("files", name)
  expect(told).toEqual(["a has", "b has", "c has"])
  for (const name of ["1", "2", "3", "4", "5", "6"]) ask("placing", name)
  expect(told.slice(3)).toEqual(["1 has", "2 has", "3 has", "4 has", "5 has"])
})

test("the more important class comes first, also if another has waited longer (rule safety.shedding)", () => {
  const { ask, leave, told } = pool()
  const held = Array.from({ length: 8 }, (_, index) => ask("placing", String(index)))
  ask("steps")
  ask("placing")
  told.splice(0)
  leave(held[0])
  expect(told).toEqual(["placing has"])
  leave(held[1])
  expect(told).toEqual(["placing has"])
  leave(held[2])
  expect(told).toEqual(["placing has", "steps has"])
})

test("each class waits for its maximum time, and is then refused (rule safety.shedding)", () => {
  const { shares, ask, told, pass } = pool()
  for (let count = 0; count < 8; count++) ask("placing")
  told.splice(0)
  ask("files")
  ask("placing", "last")
  pass(longestWait("files") - 1)
  expect(told).toEqual([])
  expect(shares.longestWaiting()).toBe(longestWait("files") - 1)
  pass(1)
  expect(told).toEqual(["files misses"])
  pass(longestWait("placing"))
  expect(told).toEqual(["files misses", "last misses"])
})

test("a request that stops waiting takes no connection, and a released one is used again", () => {
  const { shares, ask, leave, told } = pool()
  const held = Array.from({ length: 8 }, () => ask("placing"))
  told.splice(0)
  const gone = ask("placing", "gone")
  ask("placing", "next")
  leave(gone)
  expect(shares.waiting).toBe(1)
  leave(held[0])
  leave(held[0])
  expect(told).toEqual(["next has"])
  expect(shares.longestWaiting()).toBe(0)
})

test("the number of waiting requests is limited, and placing waits in addition", () => {
  const { shares, ask } = pool()
  for (let count = 0; count < 8; count++) ask("placing")
  for (let count = 0; count < 200; count++) expect(ask("steps")).toBeDefined()
  expect(ask("steps")).toBeUndefined()
  expect(ask("placing")).toBeDefined()
  expect(shares.waiting).toBe(201)
})
