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

/** Where a round strikes: a process in the midst of any call, or placing before its statement or before its answer. */
const kinds = ["server", "database", "committed", "read"] as const
type Kind = (typeof kinds)[number]

const buyersPerRound = 12
const buyersAtOnce = 3
/** A round strikes within so many of its calls; all of them are some more. */
const callsPerRound = 100
/** A call takes about so many ms: the strike is somewhere in it. */
const withinCall = 12

/** What a run has found, and what it took. */
export interface Report extends Findings {
  readonly rounds: number
  readonly unanswered: number
  /** Longest time from a fault to the first sign of health, in ms. */
  readonly slowestReturn: number
}

/** Kills as the round's kind says, starts the shop again, and answers the ms until it was well. */
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

/** Drafts per question: an answer travels between two processes. */
const perQuestion = 200

/** Compares everything in the ledger with the database, when all mails are written. */
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
 * Kills server and database in turn while buyers go through the whole wizard and orders live on, asks every unanswered
 * call again, and compares the ledger on disk with the database. `guarded: false` is the counter-test, in which the
 * defences are switched off.
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
