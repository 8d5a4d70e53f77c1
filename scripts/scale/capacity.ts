import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listeningConnections, workingConnections } from "../../src/server/db/client.ts"
import { workerConnections } from "../../src/server/jobs/job-pool.ts"
import { root } from "../../tools/run-tool.ts"
import { type MeasuredCosts, type Work, works } from "./costs.ts"

/** Maximum number of connections in the cluster's configuration. */
const mostConnections = Number(
  /max_connections: (\d+)/u.exec(readFileSync(join(root, "deploy/cluster/patroni.yml"), "utf8"))?.[1]
)
const ofEachCopy = listeningConnections + workingConnections + workerConnections

/** Average activity of 100 visitors: an assumption, since only the operator can measure it (`/statistics`). */
export const visitors = 100
export const doneByThem: Readonly<Record<Work, number>> = {
  renderedPage: 40,
  keptPage: 360,
  search: 150,
  order: 0.5
}

/** Ratio of the busiest second of a day to the average: an evening in October. */
export const rush = 6

/** Maximum load of a core in the busiest second, so that responses do not wait for each other. */
export const share = 0.6

const secondsOfDay = 86_400

/** Resources that a number of visits per day needs in the busiest second. */
export interface Needs {
  readonly pagesPerSecond: number
  readonly searchesPerSecond: number
  readonly ordersPerSecond: number
  /** Number of cores for all server processes of the shop together. */
  readonly shopCores: number
  readonly databaseCores: number
  readonly megabitsPerSecond: number
}

export const needsOf = ({ costs }: Pick<MeasuredCosts, "costs">, visitsPerDay: number): Needs => {
  const per = (work: Work): number => ((visitsPerDay / secondsOfDay) * rush * doneByThem[work]) / visitors
  const sum = (of: (work: Work) => number): number =>
    works.reduce((total, work) => total + per(work) * of(work), 0)
  return {
    pagesPerSecond: per("renderedPage") + per("keptPage"),
    searchesPerSecond: per("search"),
    ordersPerSecond: per("order"),
    shopCores: sum((work) => costs[work].shopMs) / 1000 / share,
    databaseCores: sum((work) => costs[work].databaseMs) / 1000 / share,
    megabitsPerSecond: (sum((work) => costs[work].bytes) * 8) / 1e6
  }
}

/** A limit that is reached as visits grow, and the measure that is needed from then on. */
export interface Bound {
  readonly name: string
  readonly takesOver: string
  /** How much of the resource a number of visits needs; `there` is how much is available. */
  readonly needed: (needs: Needs) => number
  readonly there: number
}

export const bounds: ReadonlyArray<Bound> = [
  {
    name: "one copy: JavaScript runs on one core",
    takesOver:
      "more copies behind HAProxy ([cluster.md](cluster.md)); sessions and drafts are rows, so any copy answers",
    needed: ({ shopCores }) => shopCores,
    there: 1
  },
  {
    name: "four copies, as the cluster is described",
    takesOver:
      "a shared cache before HAProxy ([cdn.md](cdn.md)): Varnish or a CDN keeps public pages, what is left are searches and orders; then more copies",
    needed: ({ shopCores }) => shopCores,
    there: 4
  },
  {
    name: `PostgreSQL's ${mostConnections} connections, of which each copy takes ${ofEachCopy}`,
    takesOver:
      "PgBouncer (by transaction) before PostgreSQL for what works; what listens for notices keeps its own connection, and NATS carries notices where these become too many",
    needed: ({ shopCores }) => shopCores,
    there: Math.floor(mostConnections / ofEachCopy)
  },
  {
    name: "the database's 16 cores",
    takesOver:
      "reads of histories and desk lists go to the replicas of Patroni; then events, counts and logs leave PostgreSQL by logical decoding for ClickHouse, and the desk's search for OpenSearch",
    needed: ({ databaseCores }) => databaseCores,
    there: 16
  },
  {
    name: "a balancer's 10 Gbit/s",
    takesOver: "a CDN with many places, which is asked by DNS; the balancers see what it does not keep",
    needed: ({ megabitsPerSecond }) => megabitsPerSecond,
    there: 10_000
  }
]

/** Returns the number of visits per day at which a limit is reached. */
export const reachedAt = (costs: Pick<MeasuredCosts, "costs">, { needed, there }: Bound): number =>
  there / needed(needsOf(costs, 1))
