import { hash } from "@node-rs/argon2"
import { Effect, Tracer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Role } from "../../domain/rights/roles.ts"
import { argonCost } from "../accounts/password-hash.ts"
import { TestVisitor } from "./visitor.test-support.ts"

export const password = "ein langer Satz als Kennwort"
const hashed = hash(password, argonCost)

/** The TOTP secret of every staff member in these tests. */
export const totpSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

/** Creates a separate account for a test; staff have a second factor. */
export const makeAccount = Effect.fnUntraced(function* (email: string, roles: ReadonlyArray<Role>) {
  const sql = yield* SqlClient
  const passwordHash = yield* Effect.promise(() => hashed)
  const secret = roles.some((role) => role.startsWith("Role_Interaid_")) ? totpSecret : null
  const [row] = yield* sql<{ readonly id: number }>`
    insert into account (email, password_hash, roles, totp_secret, first_name, last_name)
    values (${email}, ${passwordHash}, ${roles}, ${secret}, 'Erika', 'Muster') returning id`
  return row?.id ?? 0
})

/** Signs in as the shop's own pages do; the visitor then has the session cookies. */
export const signInAs = Effect.fnUntraced(function* (
  email: string,
  options: { readonly code?: string; readonly password?: string } = {}
) {
  const client = yield* new TestVisitor().begin()
  const answer = yield* client.post("/api/account/jwt/anmelden", {
    UserName: email,
    Password: options.password ?? password,
    ...(options.code === undefined ? {} : { Code: options.code })
  })
  return { client, answer }
})

/** Runs an effect and counts the statements that it sends to the database. */
export const countingQueries = Effect.fnUntraced(function* <A, E, R>(effect: Effect.Effect<A, E, R>) {
  let queries = 0
  const tracer = yield* Effect.tracer
  const counting = Tracer.make({
    span: (options) => {
      if (options.kind === "client") queries += 1
      return tracer.span(options)
    }
  })
  const result = yield* Effect.withTracer(effect, counting)
  return { result, queries }
})
