import { cpus } from "node:os"
import { type Cost, type Work, works, writeCosts } from "../../scripts/scale/costs.ts"
import { encodeQuick } from "../../src/server/http/encoded-bytes.ts"
import type { Child } from "../../tools/child.ts"
import { calculationOf, oneAnswer, searches, servedZip } from "../calculation.ts"
import { compressedBytes } from "../compressed-bytes.ts"
import { always, load, type NextShot } from "../load.ts"
import { cpuMs, postgresCpuMs } from "../process-cpu.ts"
import type { Line } from "../table.ts"
import { newVisitor } from "../visitor.ts"
import { wholeOrders } from "./orders.ts"

/** Rounds a value to three significant digits, which is as many as the measurement supports. */
const rounded = (value: number): number => Number(value.toPrecision(3))

const pressed = { "accept-encoding": "br" }

/** Creates requests for the pages of postal codes, each page once, so that none of them is in the cache yet. */
const newTowns = async ({ origin }: Child): Promise<NextShot> => {
  const all = (await (await fetch(`${origin}/api/site/1/pages/local/all`)).json()) as {
    readonly Paths: ReadonlyArray<string>
  }
  const towns = all.Paths.filter((path) => /\d$/u.test(path))
  let index = 0
  return () => ({ path: towns[index++ % towns.length] ?? "/", headers: pressed })
}

/**
 * Measures the cost of a search, of pages and of an order for the shop and PostgreSQL. The results are written for
 * docs/scale.md; there is no limit for them.
 */
export const costs = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const visitor = await newVisitor(shop.origin)
  const list = `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=6000`
  /** Returns the CPU time per operation, after an equally long warm-up. */
  const costOf = async (bytes: number, work: () => Promise<number>): Promise<Cost> => {
    await work()
    const before = { shop: cpuMs(shop.pid), database: postgresCpuMs(dataDir) }
    const done = await work()
    return {
      shopMs: rounded((cpuMs(shop.pid) - before.shop) / done),
      databaseMs: rounded((postgresCpuMs(dataDir) - before.database) / done),
      bytes
    }
  }
  const under = (next: NextShot) => async () => {
    const seconds = 6
    return (await load({ ...shop, next }, { connections: 4, seconds })).requestsPerSecond * seconds
  }
  const town = "/pelletpreise/bayern/80331"
  const receipts = { count: 200, rate: 0 }
  const measured: Readonly<Record<Work, Cost>> = {
    renderedPage: await costOf(
      (await compressedBytes(shop.origin + town)).length,
      under(await newTowns(shop))
    ),
    keptPage: await costOf(
      (await compressedBytes(shop.origin + list)).length,
      under(always({ path: list, headers: pressed }))
    ),
    search: await costOf(
      encodeQuick(Buffer.from(await oneAnswer(shop.origin, visitor, calculationOf)), "br").length,
      under(searches(visitor, calculationOf))
    ),
    order: await costOf(0, async () => {
      receipts.rate = await wholeOrders(shop.origin, receipts.count, 8)
      return receipts.count
    })
  }
  const [processor] = cpus()
  writeCosts({
    measuredOn: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    processor: processor?.model ?? "",
    costs: measured,
    ordersPerSecond: rounded(receipts.rate)
  })
  return works.map((work) => ({
    kind: "reported",
    name: `cost of one ${work}, CPU ms of the shop`,
    value: measured[work].shopMs,
    detail: `${measured[work].databaseMs.toFixed(2)} CPU ms of PostgreSQL, ${measured[work].bytes} bytes`
  }))
}
