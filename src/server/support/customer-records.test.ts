import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { termsVersion } from "../../domain/legal/terms.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered } from "../testing/customers.test-support.ts"
import { register, tokenTo } from "../testing/registration.test-support.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const service = "Role_Interaid_CustomerSupport"

interface Alarm {
  readonly Kind: string
  readonly Threshold: number
  readonly CreatedAt: string
  readonly ConfirmedAt: string | null
  readonly IsOfAccount: boolean
}

interface Held {
  readonly Kind: string
  readonly Version: string
  readonly FirstAt: string
  readonly LastAt: string
  readonly AtRegistration: boolean
  readonly OrderCount: number
}

const itemsOf = <Item>(client: TestVisitor, id: number, part: string) =>
  Effect.map(
    client.get(`/api/support/kunde/${id}/${part}`),
    (answer) => bodyOf<{ readonly Items: ReadonlyArray<Item> }>(answer).Items
  )

layer(SampleApi, realTime)("the records of a customer for support (rule desk.customers)", (it) => {
  it.effect("are alarms and newsletter of the account and of its mailbox, and of no other user", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("alarme@haus.example", service, morning)
      const id = yield* makeAccount("Wach@kunde.example", ["Role_Customer"])
      assert.deepStrictEqual(yield* itemsOf(client, id, "benachrichtigungen"), [])
      const insert = (account: number | null, email: string, kind: string, confirmed: string | null) => sql`
        insert into price_alarm (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction,
          confirmed_at, created_at)
        values (${account}::int, ${email}, ${kind}, 1, 20, '', 6000, 29950, 'Below', ${confirmed}::timestamptz,
          '2026-11-02T08:00:00Z')`
      yield* insert(id, "Wach@kunde.example", "PriceAlarm", "2026-11-03T08:00:00Z")
      yield* insert(id, "Wach@kunde.example", "Newsletter", null)
      yield* insert(null, "wach@kunde.example", "Newsletter", "2026-11-04T08:00:00Z")
      yield* insert(null, "andere@kunde.example", "PriceAlarm", null)
      const items = yield* itemsOf<Alarm>(client, id, "benachrichtigungen")
      assert.deepStrictEqual(
        items.map(({ Kind, ConfirmedAt, IsOfAccount }) => [Kind, ConfirmedAt, IsOfAccount]),
        [
          ["PriceAlarm", "2026-11-03T08:00:00.000Z", true],
          ["Newsletter", null, true],
          ["Newsletter", "2026-11-04T08:00:00.000Z", false]
        ]
      )
      assert.deepInclude(items[0], { Threshold: 299.5, CreatedAt: "2026-11-02T08:00:00.000Z" })
    })
  )

  it.effect("are the legal texts of the registration and of each order, once for each version", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("texte@haus.example", service, morning)
      const { id, browser } = yield* customer("texte@kunde.example")
      assert.deepStrictEqual(yield* itemsOf(client, id, "rechtstexte"), [])
      const first = yield* ordered(browser, "texte-eins")
      const { draft, orderId } = yield* ordered(browser, "texte-zwei")
      const { terms, withdrawal, privacy } = draft.legalVersions
      yield* sql`update customer_order set placed_at = '2026-11-01T09:00:00Z' where id = ${first.orderId}`
      yield* sql`
        update customer_order set placed_at = '2026-11-05T09:00:00Z',
          receipt = jsonb_set(receipt, '{legalVersions,privacy}', '"datenschutz-de-2020-01-01"') where id = ${orderId}`
      yield* sql`
        update account set terms_version = ${terms}, terms_accepted_at = '2026-10-01T09:00:00Z' where id = ${id}`
      const both = { FirstAt: "2026-11-01T09:00:00.000Z", LastAt: "2026-11-05T09:00:00.000Z", OrderCount: 2 }
      const none = { AtRegistration: false }
      assert.deepStrictEqual(yield* itemsOf<Held>(client, id, "rechtstexte"), [
        { Kind: "terms", Version: terms, ...both, FirstAt: "2026-10-01T09:00:00.000Z", AtRegistration: true },
        { Kind: "withdrawal", Version: withdrawal, ...both, ...none },
        {
          Kind: "privacy",
          Version: "datenschutz-de-2020-01-01",
          FirstAt: both.LastAt,
          LastAt: both.LastAt,
          OrderCount: 1,
          ...none
        },
        {
          Kind: "privacy",
          Version: privacy,
          FirstAt: both.FirstAt,
          LastAt: both.FirstAt,
          OrderCount: 1,
          ...none
        }
      ])
    })
  )

  it.effect("contain the terms accepted in the registration form, however late it is confirmed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("neu@haus.example", service, morning)
      const browser = yield* visitor
      yield* register(browser, "neu@texte.example")
      const token = yield* tokenTo("neu@texte.example", "registration")
      yield* sql`update pending_registration set created_at = '2026-11-01T07:00:00Z' where email = 'neu@texte.example'`
      yield* browser.post("/api/account/anfrage-bestaetigen", { Token: token })
      const [row] = yield* sql<{
        readonly id: number
      }>`select id from account where email = 'neu@texte.example'`
      const at = "2026-11-01T07:00:00.000Z"
      assert.deepStrictEqual(yield* itemsOf<Held>(client, row?.id ?? 0, "rechtstexte"), [
        {
          Kind: "terms",
          Version: termsVersion[1],
          FirstAt: at,
          LastAt: at,
          AtRegistration: true,
          OrderCount: 0
        }
      ])
    })
  )

  it.effect("are not found for an account that is no customer's, and a look at the page is audited", () =>
    Effect.gen(function* () {
      const { client, id: staffId } = yield* signedInWith("schaut@haus.example", service, morning)
      const id = yield* makeAccount("angesehen@kunde.example", ["Role_Customer"])
      for (const part of ["benachrichtigungen", "rechtstexte"])
        for (const other of [staffId, 99_999_999])
          assert.strictEqual((yield* client.get(`/api/support/kunde/${other}/${part}`)).status, 404)
      bodyOf(yield* client.get(`/api/support/kunde?id=${id}`))
      assert.deepStrictEqual(yield* auditOf(id), [
        { event: "customerOpened", actor: staffId, subject: id, detail: {} }
      ])
      assert.strictEqual((yield* client.get(`/api/support/kunde?id=${staffId}`)).status, 404)
      assert.lengthOf(yield* auditOf(staffId), 0)
    })
  )
})
