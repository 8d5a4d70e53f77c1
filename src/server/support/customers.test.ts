import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

interface List {
  readonly Items: ReadonlyArray<{ readonly Id: number; readonly ZipCodes: ReadonlyArray<string> }>
  readonly Total: number
  readonly Page: number
  readonly Size: number
}

const service = "Role_Interaid_CustomerSupport"

const found = Effect.fnUntraced(function* (client: TestVisitor, search: string, rest = "") {
  const { body } = yield* client.get(`/api/support/kunden?search=${encodeURIComponent(search)}${rest}`)
  return body as List
})

layer(SampleApi, realTime)("customers, as support sees them (rule desk.permissions)", (it) => {
  it.effect("are found by name, e-mail address, order number and zip code", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("finder@haus.example", service, morning)
      const id = yield* makeAccount("gesucht_100%@kunde.example", ["Role_Customer"])
      const other = yield* makeAccount("gesuchtX100@kunde.example", ["Role_Customer"])
      yield* sql`update account set first_name = 'Jörg', last_name = 'O''Beispiel' where id = ${id}`
      const [order] = yield* sql<{ readonly orderNumber: string; readonly zip: string }>`
        update customer_order set account_id = ${id} where id = (select min(id) from customer_order)
        returning order_number as "orderNumber", receipt -> 'deliveryAddress' ->> 'zipCode' as zip`
      yield* sql`
        insert into account_address (account_id, kind, contents)
        values (${id}, 1, ${JSON.stringify({ zipCode: "01069" })}::jsonb)`
      const searches = [
        "o'beisp jörg",
        "ucht_100%@",
        order?.orderNumber ?? "",
        "01069 jörg",
        order?.zip ?? ""
      ]
      for (const search of searches) {
        const { Items, Total } = yield* found(client, search)
        assert.deepStrictEqual([Items.map(({ Id }) => Id), Total], [[id], 1], search)
        assert.sameMembers([...(Items[0]?.ZipCodes ?? [])], ["01069", order?.zip ?? ""])
      }
      // the number of the account, of an address and of an order, in any notation
      yield* sql`update account set phone = '0664 7654321' where id = ${id}`
      yield* sql`
        update account_address set contents = contents || '{"phone": "+49 (0)30 / 76 54-322"}'::jsonb
        where account_id = ${id}`
      yield* sql`
        update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,phone}', '"0171 7654323"')
        where account_id = ${id}`
      for (const phone of ["+43 664 7654321", "030 7654322", "0049 171 7654323", "01717654"]) {
        const { Items } = yield* found(client, phone)
        assert.deepStrictEqual(
          Items.map(({ Id }) => Id),
          [id],
          phone
        )
      }
      assert.strictEqual((yield* found(client, "0664 7654329")).Total, 0)
      assert.strictEqual((yield* found(client, "gesucht")).Total, 2)
      const second = yield* found(client, "gesucht 100", "&page=2&size=1")
      assert.deepInclude(second, { Total: 2, Page: 2, Size: 1 })
      assert.lengthOf(second.Items, 1)
      for (const nothing of ["%", "_", "\\", "gesucht nirgends", "Role"])
        assert.notInclude(
          (yield* found(client, nothing)).Items.map(({ Id }) => Id),
          other,
          nothing
        )
    })
  )

  it.effect("do not include staff", () =>
    Effect.gen(function* () {
      const { client, id } = yield* signedInWith("staff@haus.example", service, morning)
      assert.strictEqual((yield* found(client, "staff@haus.example")).Total, 0)
      assert.strictEqual((yield* client.get(`/api/support/kunde?id=${id}`)).status, 404)
    })
  )

  it.effect("are edited over the version that was read, and the log keeps the fields, not the values", () =>
    Effect.gen(function* () {
      const { client, id: staffId } = yield* signedInWith("editor@haus.example", service, morning)
      const id = yield* makeAccount("bearbeitet@kunde.example", ["Role_Customer"])
      const read = yield* client.get(`/api/support/kunde?id=${id}`)
      assert.deepInclude(read.body, { FirstName: "Erika", RowVersion: 1, CanBeActedFor: true, Orders: [] })
      const edit = { Id: id, FirstName: "Erika", LastName: " Neu ", Phone: "+49 30 123456", Newsletter: true }
      const wrong = { ...edit, RowVersion: 1, LastName: "www.x.de", Phone: "abc" }
      const refused = yield* client.post("/api/support/kunde", wrong)
      assert.strictEqual(refused.status, 422)
      assert.include(refused.text, `"Code":"linkNotAllowed","Field":"LastName"`)
      assert.include(refused.text, `"Code":"invalid","Field":"Phone"`)
      const saved = yield* client.post("/api/support/kunde", { ...edit, RowVersion: 1 })
      assert.strictEqual(saved.status, 200)
      assert.deepInclude(saved.body, {
        LastName: "Neu",
        Phone: "+49 30 123456",
        Newsletter: false,
        RowVersion: 2
      })
      const stale = yield* client.post("/api/support/kunde", { ...edit, LastName: "Alt", RowVersion: 1 })
      assert.strictEqual(stale.status, 409)
      assert.deepNestedInclude(stale.body, { Code: "VersionConflict", "Customer.LastName": "Neu" })
      // saving without changes is not logged as an edit
      const same = yield* client.post("/api/support/kunde", { ...edit, RowVersion: 2 })
      assert.deepInclude(same.body, { RowVersion: 2 })
      assert.deepStrictEqual(yield* auditOf(id), [
        // the page was opened once; the response to a save does not count as opening
        { event: "customerOpened", actor: staffId, subject: id, detail: {} },
        {
          event: "customerEdited",
          actor: staffId,
          subject: id,
          // an entry about the newsletter made by support does not count as consent
          detail: { changed: ["lastName", "phone"] }
        }
      ])
    })
  )

  it.effect("get a new version also when they edit themselves", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = yield* makeAccount("selbst@kunde.example", ["Role_Customer"])
      const versionAfter = Effect.fnUntraced(function* (column: string, value: string | number) {
        const [row] = yield* sql<{ readonly version: number }>`
          update account set ${sql.literal(column)} = ${value} where id = ${id} returning row_version as version`
        return row?.version
      })
      assert.strictEqual(yield* versionAfter("phone", "1"), 2)
      assert.strictEqual(yield* versionAfter("phone", "1"), 2)
      assert.strictEqual(yield* versionAfter("security_version", 5), 2)
      assert.strictEqual(yield* versionAfter("title1_id", 1), 3)
    })
  )

  it.effect("are read by financial staff and edited only by customer service", () =>
    Effect.gen(function* () {
      const { client, id: staffId } = yield* signedInWith(
        "geld@haus.example",
        "Role_Interaid_Financial",
        morning
      )
      const id = yield* makeAccount("gelesen@kunde.example", ["Role_Customer"])
      assert.strictEqual((yield* client.get(`/api/support/kunde?id=${id}`)).status, 200)
      const edit = { Id: id, RowVersion: 1, FirstName: "X", LastName: "Y", Phone: "", Newsletter: false }
      assert.strictEqual((yield* client.post("/api/support/kunde", edit)).status, 403)
      assert.deepStrictEqual(yield* auditOf(id), [
        { event: "customerOpened", actor: staffId, subject: id, detail: {} }
      ])
    })
  )
})
