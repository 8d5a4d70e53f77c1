import { hash } from "@node-rs/argon2"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ask } from "../../bench/ask.ts"
import { place, type ReadyDraft, readyDraft } from "../../bench/order-flow.ts"
import { type BenchVisitor, newVisitor } from "../../bench/visitor.ts"
import { csrfCookie } from "../../src/domain/account/csrf-cookie.ts"
import { signInPath } from "../../src/contract/account.api.ts"
import { argonCost } from "../../src/server/accounts/password-hash.ts"
import { sqlLayer } from "../../src/server/db/client.ts"

const password = "ein langer Satz als Kennwort"

/** A customer who has signed in once. */
export interface SignedIn {
  readonly email: string
  readonly visitor: BenchVisitor
}

const run = <Answer>(url: string, use: (sql: SqlClient) => Effect.Effect<Answer, unknown>) =>
  Effect.runPromise(Effect.provide(Effect.flatMap(SqlClient, use), sqlLayer(url, { maxConnections: 1 })))

/** Returns the visitor with the cookies of a response added; they replace earlier cookies of the same name. */
const withCookies = (visitor: BenchVisitor, answered: Response): BenchVisitor => {
  const jar = new Map(
    [...(visitor.headers["cookie"] ?? "").split("; "), ...answered.headers.getSetCookie()].map((cookie) => {
      const [pair = ""] = cookie.split(";")
      return [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]
    })
  )
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
  return {
    headers: {
      ...visitor.headers,
      cookie,
      "x-csrf-token": decodeURIComponent(jar.get(csrfCookie) ?? "")
    }
  }
}

const signIn = async (origin: string, email: string, network: string): Promise<SignedIn> => {
  const visitor = await newVisitor(origin)
  const headers = { ...visitor.headers, "x-forwarded-for": network }
  const body = JSON.stringify({ UserName: email, Password: password })
  const answered = await fetch(origin + signInPath, { method: "POST", headers, body })
  const said = await answered.text()
  if (!answered.ok || !said.includes('"success":true')) throw new Error(`${email} cannot sign in: ${said}`)
  return { email, visitor: withCookies({ headers }, answered) }
}

/** Adds customers to the shop's database, and signs each of them in. */
export const signedInCustomers = async (
  origin: string,
  url: string,
  count: number
): Promise<ReadonlyArray<SignedIn>> => {
  const passwordHash = await hash(password, argonCost)
  const emails = Array.from({ length: count }, (_, index) => `drill-customer-${index}@example.de`)
  await run(
    url,
    (sql) => sql`
      insert into account (email, password_hash, roles, first_name, last_name)
      select email, ${passwordHash}, '{Role_Customer}', 'Erika', 'Muster'
      from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as email`
  )
  return Promise.all(emails.map((email, index) => signIn(origin, email, `10.255.0.${index}`)))
}

/** Lets a signed-in customer delete the account. */
export const deleteAccount = async (origin: string, { visitor: { headers } }: SignedIn): Promise<void> => {
  await ask(origin, "/api/kunde/loeschen", { headers, body: { Password: password } })
}

/** Returns whether a customer's account is in the database. */
export const isAccountThere = async (url: string, { email }: SignedIn): Promise<boolean> =>
  (await run(url, (sql) => sql`select 1 from account where email = ${email}`)).length > 0

/** Creates a signed-in customer's order draft that needs only the final click to become an order. */
export const customersDraft = (origin: string, { email, visitor }: SignedIn): Promise<ReadyDraft> =>
  readyDraft(origin, visitor, { mailbox: email, number: 0 })

/**
 * Lets each customer place an order with the draft created earlier and then one more order, both in the session from
 * before. Returns how many of these orders belong to the customers' accounts.
 */
export const orderOnAsCustomers = async (
  origin: string,
  url: string,
  begun: ReadonlyArray<{ readonly customer: SignedIn; readonly draft: ReadyDraft }>
): Promise<number> => {
  const ids: Array<string> = []
  for (const { customer, draft } of begun) {
    ids.push(await place(origin, draft))
    // checks that the session still exists: the call refuses an anonymous user
    await ask(origin, "/api/kunde/bestellungen", { headers: customer.visitor.headers })
    ids.push(await place(origin, await customersDraft(origin, customer)))
  }
  const owned = await run(
    url,
    (sql) => sql<{ readonly count: number }>`
      select count(*)::int as count from customer_order join account on account.id = account_id
      where customer_order.id in ${sql.in(ids)} and account.email like 'drill-customer-%'`
  )
  return owned[0]?.count ?? 0
}
