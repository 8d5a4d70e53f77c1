import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Child } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { median } from "../load.ts"
import { place, type ReadyDraft, readyDraft } from "../order-flow.ts"
import type { Line } from "../table.ts"
import { newVisitor } from "../visitor.ts"

/** Runs `work` over the items with the given number of workers, and returns items per second. */
const rate = async <Item>(
  items: ReadonlyArray<Item>,
  workers: number,
  work: (item: Item) => Promise<unknown>
) => {
  const queue = items.values()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of queue) await work(item)
    })
  )
  return items.length / ((performance.now() - begun) / 1000)
}

/** Creates a visitor with a separate network address, since rate limits count by network and session. */
const visitorOf = async (origin: string, index: number) => {
  const visitor = await newVisitor(origin)
  return {
    headers: {
      ...visitor.headers,
      "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    }
  }
}

let visitors = 0

/** Places a complete order of a new visitor, from the search to the receipt; returns the duration in ms. */
const wholeOrder = async (origin: string): Promise<number> => {
  const number = visitors++
  const begun = performance.now()
  const mailbox = `bench-${number}@example.de`
  await place(origin, await readyDraft(origin, await visitorOf(origin, number), { mailbox, number }))
  return performance.now() - begun
}

/** Places `count` complete orders with `buyers` buyers in parallel; returns orders per second. */
export const wholeOrders = (origin: string, count: number, buyers: number): Promise<number> =>
  rate(
    Array.from({ length: count }, (_, index) => index),
    buyers,
    () => wholeOrder(origin)
  )

/**
 * Creates the drafts of `count` visitors, each with a separate network address. Only the final confirmation is missing
 * from these drafts.
 */
export const drafts = async (origin: string, count: number): Promise<ReadonlyArray<ReadyDraft>> => {
  const ready: Array<ReadyDraft> = []
  for (let index = 0; index < count; index++) {
    const number = visitors++
    const mailbox = `bench-${number}@example.de`
    ready.push(await readyDraft(origin, await visitorOf(origin, number), { mailbox, number }))
  }
  return ready
}

/**
 * Calls `use` with a function that inserts one row and commits through the same driver and socket: the lower bound for
 * storing an order.
 */
const withCommits = <A>(
  dataDir: string,
  use: (commit: (item: number) => Promise<void>) => Promise<A>
): Promise<A> => {
  const measured = Effect.gen(function* () {
    const client = yield* SqlClient
    yield* client`create table if not exists bench_commit (id bigint generated always as identity primary key, note text)`
    const context = yield* Effect.context()
    const run = Effect.runPromiseWith(context)
    return yield* Effect.promise(() =>
      use((item) =>
        run(Effect.orDie(client`insert into bench_commit (note) values (${`note ${item}`})`)).then(() => {})
      )
    )
  })
  return inDatabase(dataDir, measured)
}

/**
 * Compares the API call that places an order with a bare commit, with one writer and with eight; also reports complete
 * orders per second, from the search to the receipt.
 */
export const orders = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const warm = Array.from({ length: 1500 }, (_, index) => index)
  const commits = warm.slice(0, 500)
  const ratios = (workers: number) =>
    withCommits(dataDir, async (commit) => {
      // both sides are warmed up: during the first few hundred orders the code is not yet compiled
      await rate(warm, workers, commit)
      await rate(await drafts(shop.origin, 300), workers, (draft) => place(shop.origin, draft))
      const pairs: Array<readonly [number, number]> = []
      // the two sides are measured in short turns, so that both sides of a pair run under the same load
      for (let round = 0; round < 15; round++) {
        const ready = await drafts(shop.origin, 50)
        const placed = await rate(ready, workers, (draft) => place(shop.origin, draft))
        pairs.push([placed, await rate(commits, workers, commit)])
      }
      return {
        ratio: median(pairs.map(([placed, committed]) => placed / committed)),
        detail: `${Math.round(median(pairs.map(([placed]) => placed)))} orders/s : ${Math.round(median(pairs.map(([, committed]) => committed)))} commits/s`
      }
    })
  const single = await ratios(1)
  const eight = await ratios(8)
  const people = Array.from({ length: 200 }, (_, index) => index)
  const wizards = await withCommits(dataDir, async (commit) => {
    const pairs: Array<readonly [number, number]> = []
    for (let round = 0; round < 7; round++) {
      const ordered = await wholeOrders(shop.origin, people.length, 8)
      pairs.push([ordered, await rate(commits, 1, commit)])
    }
    return {
      ratio: median(pairs.map(([ordered, committed]) => ordered / committed)),
      detail: `${Math.round(median(pairs.map(([ordered]) => ordered)))} orders/s : ${Math.round(median(pairs.map(([, committed]) => committed)))} commits/s`
    }
  })
  const times: Array<number> = []
  await rate(people, 50, async () => times.push(await wholeOrder(shop.origin)))
  const slowest = times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? 0
  return [
    {
      kind: "atLeast",
      name: "place : bare commit, 1 writer",
      value: single.ratio,
      limit: 0.08,
      detail: single.detail
    },
    {
      kind: "atLeast",
      name: "place : bare commit, 8 writers",
      value: eight.ratio,
      limit: 0.05,
      detail: eight.detail
    },
    {
      kind: "atLeast",
      name: "whole orders : bare commits of one writer",
      value: wizards.ratio,
      limit: 0.03,
      detail: `${wizards.detail}, 8 at a time: session, search, start, every step, last look, place`
    },
    {
      kind: "reported",
      name: "whole order with 50 at a time, p99 in ms",
      value: slowest,
      detail: `median ${Math.round(median(times))} ms`
    }
  ]
}
