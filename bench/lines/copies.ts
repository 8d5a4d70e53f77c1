import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Child, startShop } from "../../tools/child.ts"
import { calculationOf, servedZip } from "../calculation.ts"
import { median, type Shot } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import { cpuMs } from "../process-cpu.ts"
import type { Line } from "../table.ts"
import { type BenchVisitor, newVisitor } from "../visitor.ts"

/** Requests per round. All rounds together send fewer than 10 000 requests, so that no amount occurs twice. */
const requestsOfRound = 600
const roundsOfSide = 3
/** Number of connections: the same for one server process as for three together. */
const connections = 6

/** A server process of the shop, and a visitor with a session there. */
interface Copy {
  readonly shop: Child
  readonly visitor: BenchVisitor
}

/**
 * Returns the request with the given number. Of every ten requests, four are for offer lists and three are searches;
 * none of these seven comes from the cache. The other three are for the home page.
 */
const shotOf = (number: number, { headers }: BenchVisitor): Shot => {
  const amount = 3000 + ((number * 7) % 10_000)
  const { "content-type": _, ...plain } = headers
  if (number % 10 < 4)
    return {
      path: `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=${amount}`,
      headers: plain
    }
  if (number % 10 < 7)
    return {
      path: "/api/kalkulation/berechnen",
      method: "POST",
      headers,
      body: JSON.stringify(calculationOf(amount))
    }
  return { path: "/", headers: plain }
}

const agent = new Agent({ keepAlive: true })

const asked = (origin: string, { path, method = "GET", headers = {}, body }: Shot): Promise<void> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) }
    request(origin + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().once("error", reject)
      answer.once("end", () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${origin}${path} answered ${answer.statusCode}`))
      )
    })
      .once("error", reject)
      .end(body)
  })

const cpuOf = (copies: ReadonlyArray<Copy>) => copies.reduce((sum, { shop }) => sum + cpuMs(shop.pid), 0)

/**
 * Sends a round of requests to the server processes in turn; returns the CPU time of all these processes per request,
 * in ms.
 */
const roundOf = async (copies: ReadonlyArray<Copy>, from: number): Promise<number> => {
  const before = cpuOf(copies)
  let next = 0
  const line = async () => {
    while (next < requestsOfRound) {
      const own = next++
      const copy = copies[own % copies.length]
      if (copy === undefined) throw new Error("No copy to ask")
      await asked(copy.shop.origin, shotOf(from + own, copy.visitor))
    }
  }
  await Promise.all(Array.from({ length: connections }, line))
  return (cpuOf(copies) - before) / requestsOfRound
}

/**
 * Compares the CPU time per request of three server processes on one database with that of a single process, under the
 * same load. The cost per request must not rise because every process repeats some work for itself. The single process
 * is measured before and after the three.
 */
export const copiesBesideOne = async (): Promise<ReadonlyArray<Line>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-copies-"))
  chmodSync(folder, 0o755) // PostgreSQL's user must get in
  const dataDir = join(folder, "data")
  const running: Array<Child> = []
  let from = 0
  const rounds = async (copies: ReadonlyArray<Copy>) => {
    const costs: Array<number> = []
    for (let round = 0; round < roundsOfSide; round++, from += requestsOfRound)
      costs.push(await roundOf(copies, from))
    return costs
  }
  const started = async (): Promise<Copy> => {
    const shop = await startShop(dataDir, { WEB_BUILD: running.length === 0 ? "yes" : "no" })
    running.push(shop)
    const copy = { shop, visitor: await newVisitor(shop.origin) }
    // warm-up: compiles the code and reads the prices
    for (let round = 0; round < 2; round++, from += requestsOfRound) await roundOf([copy], from)
    return copy
  }
  try {
    await makeDatabase(dataDir, { dealers: 150, offersPerZip: 20, scale: 0.01, productGroups: [3] })
    const first = await started()
    const before = await rounds([first])
    const others = [await started(), await started()]
    const three = median(await rounds([first, ...others]))
    for (const { shop } of others) {
      await shop.stop()
      running.splice(running.indexOf(shop), 1)
    }
    const one = median([...before, ...(await rounds([first]))])
    return [
      {
        kind: "atMost",
        name: "three copies : one, CPU per request",
        value: three / one,
        limit: 1.1,
        detail: `${three.toFixed(3)} : ${one.toFixed(3)} CPU ms; lists of offers and searches uncached, home page; ${requestsOfRound} requests a round`
      }
    ]
  } finally {
    for (const shop of running) await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
