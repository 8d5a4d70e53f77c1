import { expect, it } from "vitest"
import { browserLock, lockOf, noLock } from "./tab-lock.ts"

const never = () => new AbortController().signal

/** Simulates the browser's locks: they are granted one after the other, and waiting requests can be aborted. */
const fakeLocks = () => {
  let last: Promise<unknown> = Promise.resolve()
  const names: Array<string> = []
  return {
    names,
    request: <T>(name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<T>) => {
      names.push(name)
      const given = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("AbortError")))
      })
      let isGivenUp = false
      given.catch(() => {
        isGivenUp = true
      })
      const turn = last.then(() => (isGivenUp ? given : work()))
      last = turn.catch(() => {})
      return Promise.race([turn, given])
    }
  }
}

it("lets tabs work one after the other", async () => {
  const locks = fakeLocks()
  const lock = lockOf(locks, never)
  const happened: Array<string> = []
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  const first = lock(async () => {
    happened.push("first begins")
    await hold
    happened.push("first ends")
    return 1
  }, never())
  const second = lock(async () => {
    happened.push("second")
    return 2
  }, never())
  release()
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(happened).toEqual(["first begins", "first ends", "second"])
  expect(new Set(locks.names)).toEqual(new Set(["session-refresh"]))
})

it("continues without the lock after waiting too long for a frozen tab", async () => {
  const locks = fakeLocks()
  const timeLimit = new AbortController()
  const waited: Array<number> = []
  const lock = lockOf(locks, (milliseconds) => {
    waited.push(milliseconds)
    return timeLimit.signal
  })
  const { promise: frozen, resolve: thaw } = Promise.withResolvers<number>()
  const first = lockOf(locks, never)(() => frozen, never())
  const second = lock(async () => 2, never())
  timeLimit.abort()
  expect(await second).toBe(2)
  expect(waited).toEqual([8_000])
  thaw(1)
  expect(await first).toBe(1)
})

it("does not run work that was aborted, and never runs work twice", async () => {
  const left = new AbortController()
  const locks = fakeLocks()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holder = lockOf(locks, never)(() => held, never())
  const waiting = lockOf(locks)(async () => "worked", left.signal)
  left.abort()
  await expect(waiting).rejects.toThrow("AbortError")
  release()
  await holder
  let times = 0
  const failing = lockOf(fakeLocks(), never)(async () => {
    times += 1
    throw new Error("no answer")
  }, never())
  await expect(failing).rejects.toThrow("no answer")
  expect(times).toBe(1)
})

it("runs work at once if there are no locks", async () => {
  expect(await noLock(async () => 1, never())).toBe(1)
  expect(await browserLock()(async () => 2, never())).toBe(2)
})
