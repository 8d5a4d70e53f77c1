import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/** What is paid for: a page that is rendered, one from memory, a search of offers, and an order from the search to its receipt. */
export const works = ["renderedPage", "keptPage", "search", "order"] as const
export type Work = (typeof works)[number]

export interface Cost {
  /** CPU time of a copy of the shop, in ms. */
  readonly shopMs: number
  /** CPU time of PostgreSQL, in ms. */
  readonly databaseMs: number
  /** Bytes of the answer as it travels. */
  readonly bytes: number
}

/** What one of each costs, on which machine and when (`npm run bench costs`). */
export interface MeasuredCosts {
  /** yyyy-MM-dd */
  readonly measuredOn: string
  readonly cores: number
  readonly processor: string
  readonly costs: Readonly<Record<Work, Cost>>
  /** Orders a second that one copy has placed with eight buyers at a time, everything on this machine. */
  readonly ordersPerSecond: number
}

const file = join(root, "docs/scale-costs.json")

export const readCosts = (): MeasuredCosts => JSON.parse(readFileSync(file, "utf8")) as MeasuredCosts

export const writeCosts = (costs: MeasuredCosts): void =>
  writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`)
