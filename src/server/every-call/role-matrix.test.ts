import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { policy } from "../../contract/permissions-of-calls.ts"
import { type Role, roles } from "../../domain/rights/roles.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { keyBeginning } from "../../domain/price-list/dealer-key.ts"
import { tokenHash } from "../db/token-hash.ts"
import { accessCookie } from "../http/cookies.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { type Operation, operations } from "../testing/openapi.test-support.ts"
import { columns, rowOf, table } from "./role-matrix.table.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { type Answer, TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const minutes = 60_000

/** Calls an operation as one identity, with the identity's cookies or token. */
type Caller = (operation: Operation) => ReturnType<TestVisitor["call"]>

/**
 * Returns the address of an operation with path parameters that match no schema, so that a call with an empty body
 * changes nothing even if it passes the guard.
 */
const addressOf = ({ path }: Operation): string => path.replaceAll(/\{[^}]*\}/gu, "0")

/**
 * Returns the body of a call. `CurrentToken` is optional, so only a malformed value makes the call fail before the
 * sign-in is checked.
 */
const payloadOf = ({ id }: Operation): object => (id === "account.refresh" ? { CurrentToken: 0 } : {})

const bodyOf = (operation: Operation): string | undefined =>
  operation.method === "GET" ? undefined : JSON.stringify(payloadOf(operation))

const withHeaders =
  (headers: Readonly<Record<string, string>>): Caller =>
  (operation) =>
    new TestVisitor().call(operation.method, addressOf(operation), bodyOf(operation), {
      headers: { "content-type": operation.bodyType, ...headers }
    })

/** Uses bearer tokens as an API client does, so that no call affects the session of the next call. */
const bearer = (client: TestVisitor) =>
  withHeaders({ authorization: `Bearer ${client.cookies.get(accessCookie) ?? ""}` })

/** Creates a browser that has a new session for each call, and optionally an access token from an earlier session. */
const browser =
  (access?: string): Caller =>
  (operation) =>
    Effect.gen(function* () {
      const client = yield* visitor
      if (access !== undefined) client.cookies.set(accessCookie, access)
      return yield* operation.method === "GET"
        ? client.get(addressOf(operation))
        : client.post(addressOf(operation), payloadOf(operation), {
            method: operation.method,
            headers: { "content-type": operation.bodyType }
          })
    })

/**
 * Converts a response to a cell: `+` allowed, `?` sign-in required, `-` forbidden, `o` session required; otherwise the
 * unexpected status or error.
 */
const cellOf = (answer: Answer): string => {
  if (answer.status === 429 || answer.status >= 500) return String(answer.status)
  if (answer.status !== 401 && answer.status !== 403) return "+"
  const { code } = readRefusal(answer)
  return code === "SignInNeeded" ? "?" : code === "Forbidden" ? "-" : code === "SessionMissing" ? "o" : code
}

const mailboxOf = (role: Role) => `${role.toLowerCase()}@matrix.example`

/** Creates a dealer key, with which a dealer's program is authenticated. */
const someDealersKey = Effect.gen(function* () {
  const sql = yield* SqlClient
  const key = `${keyBeginning}${"m".repeat(43)}`
  yield* sql`
    insert into dealer_key (dealer_id, name, token_hash, ending, created_at)
    select min(id), 'Matrix', ${tokenHash(key)}, 'mmmm', now() from dealer`
  return key
})

const identities = Effect.gen(function* () {
  const { setTime } = yield* TestApi
  const late = yield* signedInWith("abgelaufen@matrix.example", "Role_Customer", morning - 16 * minutes)
  const callers = new Map<string, Caller>([
    ["anonymous", withHeaders({})],
    ["guest", browser()],
    ["expired", browser(late.client.cookies.get(accessCookie))]
  ])
  for (const role of roles) {
    const { client } = yield* signedInWith(mailboxOf(role), role, morning)
    callers.set(role, bearer(client))
  }
  const service = yield* signedInWith("handelnd@matrix.example", "Role_Interaid_CustomerSupport", morning)
  const customer = yield* makeAccount("behandelt@matrix.example", ["Role_Customer"])
  yield* service.client.post(`/api/support/benutzer/${customer}/anmelden-als`, {
    Reason: "Matrix der Rollen"
  })
  callers.set("impersonated", bearer(service.client))
  callers.set("dealerKey", withHeaders({ authorization: `Bearer ${yield* someDealersKey}` }))
  setTime(morning)
  return callers
})

/** Whether the operation ends the caller's sign-in, so that it must be called last. */
const isLast = ({ id }: { readonly id: string }) => id === "account.signOut"
const others = operations.filter((operation) => !isLast(operation))

layer(SampleApi, realTime)("permissions of each identity (rule desk.permissions)", (it) => {
  it("have a row for every operation, and none for a removed one", () => {
    assert.sameMembers(
      Object.keys(table),
      operations.map(({ id }) => id)
    )
    for (const id of Object.keys(table)) assert.lengthOf(rowOf(id), columns.length, id)
  })

  it.effect("match the table, for every operation and identity", () =>
    Effect.gen(function* () {
      const callers = yield* identities
      const wrong: Array<string> = []
      let cells = 0
      for (const operation of [...others, ...operations.filter(isLast)]) {
        const expected = rowOf(operation.id)
        for (const [index, column] of columns.entries()) {
          const call = callers.get(column)
          if (call === undefined) return yield* Effect.die(`No caller for ${column}`)
          const seen = cellOf(yield* call(operation))
          cells += 1
          if (seen !== expected[index])
            wrong.push(`${operation.id} for ${column}: ${seen} instead of ${expected[index] ?? "nothing"}`)
        }
      }
      assert.deepStrictEqual(wrong, [])
      console.log(`${operations.length} operations × ${columns.length} identities: ${cells} cells as written`)
    })
  )

  it.effect("are those of an anonymous user at once if the token is older than a change of rights", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, client } = yield* signedInWith("gewesen@matrix.example", "Role_Interaid_Admin", morning)
      const call = bearer(client)
      const ofAccounts = others.filter(({ id }) => policy[id] !== "prices.byKey")
      const before = yield* Effect.forEach(ofAccounts, call)
      assert.deepStrictEqual([...new Set(before.map(cellOf))], ["+"])
      yield* sql`
        update account set roles = array['Role_Customer'], security_version = security_version + 1 where id = ${id}`
      const after = yield* Effect.forEach(operations, call)
      assert.deepStrictEqual(
        after.map(cellOf),
        // an invalid bearer token gives access only to public calls
        operations.map(({ id, method }) =>
          policy[id] === "public" || method === "GET" ? (table[id]?.at(-1) ?? "") : "?"
        )
      )
    })
  )
})
