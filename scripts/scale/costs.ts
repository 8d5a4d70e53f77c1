import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"

/**
 * Measured kinds of work: a rendered page, a cached page, a search for offers, and an order from the search to its
 * receipt.
 */
export const works = ["renderedPage", "keptPage", "search", "order"] as const
export type Work = (typeof works)[number]

export interface Cost {
  /** CPU time of a server process of the shop, in ms. */
  readonly shopMs: number
  /** CPU time of PostgreSQL, in ms. */
  readonly databaseMs: number
  /** Size of the response as transferred, in bytes. */
  readonly bytes: number
}

/** The cost of each kind of work, with the machine and date of the measurement (`npm run bench costs`). */
export interface MeasuredCosts {
  /** yyyy-MM-dd */
  readonly measuredOn: string
  readonly cores: number
  readonly processor: string
  readonly costs: Readonly<Record<Work, Cost>>
  /**
   * Orders per second that one server process handles for eight concurrent buyers, with buyers, shop and database on
   * the same machine.
   */
  readonly ordersPerSecond: number
}

const file = join(root, "docs/scale-costs.json")

export const readCosts = (): MeasuredCosts => JSON.parse(readFileSync(file, "utf8")) as MeasuredCosts

export const writeCosts = (costs: MeasuredCosts): void =>
  writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`)
