import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { startProcess } from "../boot/testing-process.ts"
import { sqlLayer } from "./client.ts"
import { testKeyText } from "../testing/wrapping-key.test-support.ts"
import { urlOf } from "./testing-setup.ts"

const name = `${inject("testServer").template}_url_${randomUUID().slice(0, 8)}`
const url = urlOf(inject("testServer").url, name)

const inDatabase = <A, E>(address: string, use: (sql: SqlClient) => Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.flatMap(SqlClient, use).pipe(Effect.provide(sqlLayer(address, { maxConnections: 1 })))
  )

const startOn = (more: Readonly<Record<string, string>> = {}) =>
  startProcess({
    PORT: "0",
    DATABASE_URL: url,
    DATA: "/dev/null/none",
    NODE_ENV: "test",
    WRAPPING_KEY: testKeyText,
    ...more
  })

beforeAll(() => inDatabase(inject("testServer").url, (sql) => sql`create database ${sql(name)}`))
afterAll(() => inDatabase(inject("testServer").url, (sql) => sql`drop database ${sql(name)} with (force)`))

test("DATABASE_URL is migrated and served, starts on it again, and needs no data folder", async () => {
  for (const time of ["first", "second"]) {
    const server = startOn()
    const response = await fetch(`${await server.address}/health`)
    expect([time, response.status, await response.json()]).toEqual([time, 200, { Status: "ok" }])
    server.child.kill("SIGTERM")
    expect(await server.exitCode).toBe(0)
    expect(server.err).toEqual([])
  }
  const kinds = await inDatabase(url, (sql) => sql`select data_kind from installation`)
  expect(kinds).toEqual([{ data_kind: "real" }])
})

test("DATABASE_URL without a key, and with another one, is refused in a sentence that says what to do", async () => {
  const refusals = [
    [
      "",
      /^With DATABASE_URL the shop needs a key for its secrets: set WRAPPING_KEY_FILE to a file that `openssl/
    ],
    ["short", /^WRAPPING_KEY is no key of 32 bytes: set it to what `openssl/],
    [
      Buffer.alloc(32, 8).toString("base64"),
      /^The secrets of this database are wrapped with the key [0-9a-f]{16}, and the one given is/
    ]
  ] as const
  for (const [key, sentence] of refusals) {
    const server = startOn({ WRAPPING_KEY: key })
    expect(await server.exitCode).toBe(1)
    expect(server.err).toEqual([expect.stringMatching(sentence)])
  }
})

test("the owner of MIGRATION_DATABASE_URL creates the tables, and the shop works as the role of DATABASE_URL (rule safety.plain-role)", async () => {
  const id = randomUUID().slice(0, 8)
  const [owner, plain, database] = [`owner_${id}`, `plain_${id}`, `${name}_two`]
  const server = inject("testServer").url
  const addressOf = (role: string) => {
    const address = new URL(urlOf(server, database))
    address.username = role
    address.password = id
    return address.href
  }
  for (const statement of [
    `create role ${owner} login password '${id}'`,
    `create role ${plain} login password '${id}'`,
    `create database ${database} owner ${owner}`
  ])
    await inDatabase(server, (sql) => sql.unsafe(statement))
  for (const time of ["first", "second"]) {
    const shop = startOn({ DATABASE_URL: addressOf(plain), MIGRATION_DATABASE_URL: addressOf(owner) })
    expect([time, (await fetch(`${await shop.address}/health`)).status]).toEqual([time, 200])
    const users = await inDatabase(
      server,
      (sql) => sql`select distinct usename from pg_stat_activity where datname = ${database}`
    )
    expect(users).toEqual([{ usename: plain }])
    shop.child.kill("SIGTERM")
    expect([await shop.exitCode, shop.err]).toEqual([0, []])
  }
  const owners = await inDatabase(
    addressOf(owner),
    (sql) => sql`select distinct tableowner from pg_tables where schemaname in ('public', 'graphile_worker')`
  )
  expect(owners).toEqual([{ tableowner: owner }])
  await inDatabase(server, (sql) => sql.unsafe(`drop database ${database} with (force)`))
  for (const role of [owner, plain]) await inDatabase(server, (sql) => sql.unsafe(`drop role ${role}`))
})

test("real data are not served in production by a database that may lose them", async () => {
  await inDatabase(
    inject("testServer").url,
    (sql) => sql`alter database ${sql(name)} set synchronous_commit = off`
  )
  const server = startOn({ NODE_ENV: "production" })
  expect(await server.exitCode).toBe(1)
  expect(server.err).toEqual([expect.stringMatching(/^PostgreSQL runs with fsync or synchronous_commit off/)])
})
