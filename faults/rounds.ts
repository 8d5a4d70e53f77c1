import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { ReadyDraft } from "../bench/order-flow.ts"
import { placeOnce, readyDrafts, untilHealthy } from "./buyer.ts"
import { Ledger } from "./ledger.ts"
import { ShopProcess } from "./shop-process.ts"

/** Where a round strikes: a process at any moment, or placing before its statement or before its answer. */
const kinds = ["server", "database", "committed", "read"] as const
type Kind = (typeof kinds)[number]

const draftsPerRound = 12
const clicksAtOnce = 3

/** What the ledger says against what the database holds (reliability.md G01, G02). */
export interface Report {
  readonly rounds: number
  readonly acknowledged: number
  readonly retried: number
  readonly lost: number
  readonly doubled: number
  readonly incomplete: number
  /** Longest time from a fault to the first sign of health, in ms. */
  readonly slowestReturn: number
}

/** The same numbers in every run: mulberry32. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

interface Click {
  readonly ready: ReadyDraft
  readonly key: string
}

/** Most buyers click once; some click twice, some come with a second key as another tab would. */
const clicksOf = (ready: ReadyDraft, index: number): ReadonlyArray<Click> => {
  const first = { ready, key: `key-${ready.draft.orderDraftId}` }
  if (index % 4 === 1) return [first, first]
  if (index % 4 === 2) return [first, { ready, key: `tab-${ready.draft.orderDraftId}` }]
  return [first]
}

const strike = async (shop: ShopProcess, kind: Kind, next: (below: number) => number): Promise<void> => {
  if (kind === "server" || kind === "database") {
    await pause(5 + next(220))
    if (kind === "server") await shop.kill()
    else await shop.killDatabase()
  } else shop.dieAt(kind, 1 + next(draftsPerRound - 2))
}

const oneRound = async (
  shop: ShopProcess,
  kind: Kind,
  ledger: Ledger,
  next: (below: number) => number
): Promise<{ readonly retried: number; readonly back: number }> => {
  const drafts = await readyDrafts(shop.origin, draftsPerRound)
  const clicks = drafts.flatMap(clicksOf)
  const open: Array<Click> = []
  const struck = strike(shop, kind, next)
  const queue = clicks.values()
  await Promise.all(
    Array.from({ length: clicksAtOnce }, async () => {
      for (const click of queue)
        if (!(await placeOnce(shop.origin, click.ready, click.key, ledger))) open.push(click)
    })
  )
  await struck
  if (kind === "committed" || kind === "read") await shop.kill()
  await shop.up()
  const back = await untilHealthy(shop.origin)
  for (const click of open)
    while (!(await placeOnce(shop.origin, click.ready, click.key, ledger))) await untilHealthy(shop.origin)
  return { retried: open.length, back }
}

/** Compares everything in the ledger with the database. */
const audit = async (shop: ShopProcess, ledger: Ledger) => {
  const entries = ledger.entries()
  const drafts = [...new Set(entries.map(({ draftId }) => draftId))]
  const orders = await shop.ordersOf(drafts)
  const kept = new Set(orders.map(({ orderId }) => orderId))
  const answered = entries.filter(({ what, orderId }) => what === "answered" && orderId !== "")
  const promised = new Set(answered.map(({ orderId }) => orderId))
  const perDraft = new Map<string, number>()
  for (const { draftId } of orders) perDraft.set(draftId, (perDraft.get(draftId) ?? 0) + 1)
  return {
    acknowledged: promised.size,
    lost:
      [...promised].filter((orderId) => !kept.has(orderId)).length +
      drafts.filter((draftId) => !perDraft.has(draftId)).length,
    doubled: [...perDraft.values()].reduce((sum, count) => sum + count - 1, 0),
    incomplete: orders.filter(({ isWhole }) => !isWhole).length
  }
}

/**
 * Kills server and database in turn while orders are placed, asks every unanswered key again, and compares the ledger
 * on disk with the database. `guarded: false` is the counter-test, in which the defences are switched off.
 */
export const runRounds = async (options: {
  readonly rounds: number
  readonly guarded: boolean
  readonly seed: number
  readonly progress?: (done: number) => void
}): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-faults-"))
  chmodSync(folder, 0o755) // PostgreSQL's user must get in
  const next = numbersFrom(options.seed)
  const ledger = new Ledger(join(folder, "ledger.jsonl"))
  const shop = await ShopProcess.start(join(folder, "data"), options.guarded)
  try {
    let retried = 0
    let slowestReturn = 0
    for (let round = 0; round < options.rounds; round++) {
      const kind = kinds[round % kinds.length] ?? "server"
      const done = await oneRound(shop, kind, ledger, next)
      retried += done.retried
      slowestReturn = Math.max(slowestReturn, done.back)
      options.progress?.(round + 1)
    }
    return { rounds: options.rounds, retried, slowestReturn, ...(await audit(shop, ledger)) }
  } catch (error) {
    throw new Error(`${String(error)}\nThe shop said:\n${shop.said}`, { cause: error })
  } finally {
    ledger.close()
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
