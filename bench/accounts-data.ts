import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { hash } from "@node-rs/argon2"
import { argonCost } from "../src/server/accounts/password-hash.ts"
import { inDatabase } from "./in-database.ts"
import { newVisitor, type BenchVisitor } from "./visitor.ts"

/** Adds `count` customers to the measured shop, with the addresses `NAME-0@bench.example`, `NAME-1@bench.example` …. */
export const makeCustomers = async (dataDir: string, name: string, count: number): Promise<void> => {
  const passwordHash = await hash("ein langer Satz als Kennwort", argonCost)
  await inDatabase(
    dataDir,
    Effect.flatMap(
      SqlClient,
      (sql) => sql`
        insert into account (email, password_hash, roles, first_name, last_name)
        select ${name} || '-' || n || '@bench.example', ${passwordHash}, '{Role_Customer}', 'Erika', 'Muster'
        from generate_series(0, ${count - 1}::int) as n`
    )
  )
}

/**
 * Returns a function that creates the headers of one visitor, with a new network address for each call: the rate limits
 * count per network (and per mailbox).
 */
export const fromManyNetworks = async (origin: string) => {
  const visitor: BenchVisitor = await newVisitor(origin)
  let calls = 0
  return (): Readonly<Record<string, string>> => {
    calls += 1
    return {
      ...visitor.headers,
      "x-forwarded-for": `172.${16 + ((calls >> 16) & 15)}.${(calls >> 8) & 255}.${calls & 255}`
    }
  }
}
