import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { audited, type Findings } from "./audit.ts"
import type { Browser } from "./browser.ts"
import { buy } from "./buyer.ts"
import { Ledger } from "./ledger.ts"
import { freshFolder } from "../tools/fresh-folder.ts"
import { type Next, numbersFrom } from "../tools/numbers.ts"
import { staffOf } from "./people.ts"
import { Scene, untilHealthy } from "./scene.ts"
import { ShopProcess } from "./shop-process.ts"
import { drawStory, type Story } from "./story.ts"

/**
 * The point at which a round kills a process: during any call, or while placing an order, before the statement or
 * before the response.
 */
const kinds = ["server", "database", "committed", "read"] as const
type Kind = (typeof kinds)[number]

const buyersPerRound = 12
const buyersAtOnce = 3
/** The process is killed within this number of calls; a complete round has a few more calls. */
const callsPerRound = 100
/** Approximate duration of a call in ms: the kill happens at a random moment within it. */
const withinCall = 12

/** Findings and statistics of a run. */
export interface Report extends Findings {
  readonly rounds: number
  readonly unanswered: number
  /** Longest time from a fault until the shop is healthy again, in ms. */
  readonly slowestReturn: number
}

/**
 * Kills the process that the round's kind names, starts the shop again, and returns the ms until the shop was healthy.
 */
const strike = async (
  shop: ShopProcess,
  scene: Scene,
  kind: Kind,
  next: Next,
  over: Promise<unknown>
): Promise<number> => {
  if (kind === "committed" || kind === "read") {
    shop.dieAt(kind, 1 + next(8))
    await shop.gone(over)
  } else {
    await scene.after(1 + next(callsPerRound))
    await pause(next(withinCall))
  }
  const begun = performance.now()
  if (kind === "database") await shop.killDatabase()
  else await shop.kill()
  await shop.up()
  await untilHealthy(scene.origin)
  return performance.now() - begun
}

const oneRound = async (
  shop: ShopProcess,
  scene: Scene,
  seller: Browser,
  {
    kind,
    stories,
    next
  }: { readonly kind: Kind; readonly stories: ReadonlyArray<Story>; readonly next: Next }
): Promise<number> => {
  const queue = stories.values()
  const over = Promise.withResolvers<void>()
  const struck = strike(shop, scene, kind, next, over.promise)
  const bought = Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      for (const story of queue) await buy(scene, seller, story)
    })
  ).finally(() => {
    over.resolve()
    scene.rest()
  })
  const [back] = await Promise.all([struck, bought])
  return back
}

/** Maximum number of drafts per message: a response is passed between two processes. */
const perQuestion = 200

/** Compares the complete ledger with the database, after all mails are written. */
const audit = async (shop: ShopProcess, ledger: Ledger): Promise<Findings> => {
  const mails = await shop.quiet()
  const entries = ledger.entries()
  const ids = entries.flatMap(({ call, subject }) => (call === "start" ? [subject] : []))
  const drafts = []
  for (let from = 0; from < ids.length; from += perQuestion)
    drafts.push(...(await shop.keptDrafts(ids.slice(from, from + perQuestion))))
  return audited(entries, drafts, mails)
}

/**
 * Kills server and database in turn while buyers go through the complete wizard and their orders are processed, repeats
 * every call that got no response, and compares the ledger on disk with the database. `guarded: false` is the
 * counter-test, in which the safeguards are switched off.
 */
export const runRounds = async (options: {
  readonly rounds: number
  readonly guarded: boolean
  readonly seed: number
  readonly progress?: (done: number) => void
}): Promise<Report> => {
  const folder = freshFolder("faults")
  const next = numbersFrom(options.seed)
  const ledger = new Ledger(join(folder, "ledger.jsonl"))
  const shop = await ShopProcess.start(join(folder, "data"), options.guarded)
  try {
    const scene = new Scene(shop.origin, ledger)
    const staff = staffOf(scene)
    let slowestReturn = 0
    for (let round = 0; round < options.rounds; round++) {
      const kind = kinds[round % kinds.length] ?? "server"
      const stories = Array.from({ length: buyersPerRound }, (_, index) =>
        drawStory(round * buyersPerRound + index, next)
      )
      const back = await oneRound(shop, scene, await staff(), { kind, stories, next })
      slowestReturn = Math.max(slowestReturn, back)
      options.progress?.(round + 1)
    }
    const { rounds } = options
    return { rounds, unanswered: scene.unanswered, slowestReturn, ...(await audit(shop, ledger)) }
  } catch (error) {
    throw new Error(`${String(error)}\nThe shop said:\n${shop.said}`, { cause: error })
  } finally {
    ledger.close()
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
