import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { rmSync } from "node:fs"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { sqlLayer } from "./client.ts"
import { type Cluster, openCluster } from "./embedded/cluster.ts"
import { migrate } from "./migrate.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly testServer: TestServer
  }
}

/** The PostgreSQL of a test run and its migrated template database. */
export interface TestServer {
  /** Address of the server, with a user who may create databases. */
  readonly url: string
  readonly template: string
  /**
   * Whether a database is created by copying the template's files: this is twice as fast without fsync, but with fsync
   * it forces checkpoints.
   */
  readonly copyFiles: boolean
}

/** Settings without durability: the data are not needed after the test run. */
const hasty = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  max_connections: "200"
}

/** Returns the address of another database on the same server. */
export const urlOf = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const makeTemplate = (url: string, template: string) => {
  const create = Effect.flatMap(SqlClient, (sql) => sql`create database ${sql(template)}`).pipe(
    Effect.provide(sqlLayer(url, { maxConnections: 1 }))
  )
  const fill = Effect.provide(migrate, sqlLayer(urlOf(url, template), { maxConnections: 1 }))
  return Effect.runPromise(Effect.andThen(create, fill))
}

const dropOwn = (url: string, template: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const left = yield* sql<{
      readonly datname: string
    }>`select datname from pg_database where datname like ${`${template}%`}`
    for (const { datname } of left) yield* sql`drop database ${sql(datname)} with (force)`
  }).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })), Effect.runPromise)

/**
 * Starts one fast PostgreSQL for all test files of the server project, or uses the one of TEST_DATABASE_URL, and
 * creates a migrated template database in it.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const template = `test_${process.pid}`
  const other = process.env["TEST_DATABASE_URL"]
  if (other !== undefined) {
    await makeTemplate(other, template)
    project.provide("testServer", { url: other, template, copyFiles: false })
    return () => dropOwn(other, template)
  }
  const folder = freshFolder("test")
  const cluster: Cluster = await openCluster({
    dir: join(folder, "data"),
    settings: hasty,
    noSync: true,
    dieWithParent: true,
    log: console.log
  })
  const url = cluster.url("postgres")
  await makeTemplate(url, template)
  project.provide("testServer", { url, template, copyFiles: true })
  return async () => {
    await cluster.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
