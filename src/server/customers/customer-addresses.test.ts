import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { addressIn, readRefusal, servedPlace } from "../testing/journey.test-support.ts"
import { auditOf, signedInWith } from "../testing/staff.test-support.ts"

interface Own {
  readonly Id: number
  readonly Version: number
  readonly AddressType: number
  readonly Address: { readonly Street: string }
}

const service = "Role_Interaid_CustomerSupport"

layer(SampleApi, realTime)("addresses and newsletter, edited by support (rule desk.customers)", (it) => {
  it.effect(
    "are added, changed and removed over the version that was read, by the customer's own rules",
    () =>
      Effect.gen(function* () {
        const { client, id: staffId } = yield* signedInWith("adressen@haus.example", service, morning)
        const id = yield* makeAccount("wohnt@kunde.example", ["Role_Customer"])
        const path = `/api/support/kunde/${id}/adressen`
        const Address = addressIn(yield* servedPlace)
        const list = Effect.map(
          client.get(path),
          (answer) => bodyOf<{ readonly Items: ReadonlyArray<Own> }>(answer).Items
        )
        const save = (more: object) =>
          client.post(path, { Id: 0, Version: 0, AddressType: 1, Address, ...more })

        const wrong = yield* save({ Address: { ...Address, Phone: "", City: "Nirgendwo" } })
        assert.deepStrictEqual(
          readRefusal(wrong).problems.map(({ field, code }) => [field, code]),
          [
            ["Phone", "required"],
            ["City", "placeMismatch"]
          ]
        )
        const added = bodyOf<Own>(yield* save({}))
        const seen = { Id: added.Id, Version: added.Version }
        const changed = bodyOf<Own>(
          yield* save({ ...seen, AddressType: 0, Address: { ...Address, Street: " Neuer Weg " } })
        )
        assert.deepInclude(changed, { Id: added.Id, AddressType: 0 })
        assert.strictEqual(changed.Address.Street, "Neuer Weg")
        const slower = yield* save(seen)
        assert.strictEqual(slower.status, 409)
        assert.deepNestedInclude(slower.body, { "Current[0].Address.Street": "Neuer Weg" })
        assert.deepStrictEqual(yield* list, [changed])

        const remove = (Version: number) => client.post(`${path}/${added.Id}/entfernen`, { Version })
        assert.strictEqual((yield* remove(added.Version)).status, 409)
        bodyOf(yield* remove(changed.Version))
        assert.strictEqual((yield* remove(changed.Version)).status, 404)
        assert.deepStrictEqual(yield* list, [])
        assert.deepStrictEqual(
          (yield* auditOf(id)).map(({ event, actor, detail }) => ({ event, actor, detail })),
          ["Added", "Modified", "Deleted"].map((change) => ({
            event: "addressChanged",
            actor: staffId,
            detail: { changes: [change] }
          }))
        )
        for (const other of [staffId, 99_999_999])
          assert.strictEqual((yield* client.get(`/api/support/kunde/${other}/adressen`)).status, 404)
      })
  )

  it.effect("do not change addresses of other accounts", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("fremde@haus.example", service, morning)
      const [one, other] = [
        yield* makeAccount("eins@kunde.example", ["Role_Customer"]),
        yield* makeAccount("zwei@kunde.example", ["Role_Customer"])
      ]
      const Address = addressIn(yield* servedPlace)
      const payload = { Id: 0, Version: 0, AddressType: 1, Address }
      const added = bodyOf<Own>(yield* client.post(`/api/support/kunde/${one}/adressen`, payload))
      const seen = { ...payload, Id: added.Id, Version: added.Version }
      assert.strictEqual((yield* client.post(`/api/support/kunde/${other}/adressen`, seen)).status, 404)
      const path = `/api/support/kunde/${other}/adressen/${added.Id}/entfernen`
      assert.strictEqual((yield* client.post(path, { Version: added.Version })).status, 404)
    })
  )

  it.effect("can end a newsletter for the customer, but not order one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("newsletter@haus.example", service, morning)
      const id = yield* makeAccount("liest@kunde.example", ["Role_Customer"])
      yield* sql`
        insert into price_alarm (account_id, email, kind, country_id, product_id, amount, threshold, direction,
          confirmed_at, created_at)
        values (${id}, 'liest@kunde.example', 'Newsletter', 1, 20, 0, 0, 'Below', now(), now())`
      const edit = { Id: id, FirstName: "Erika", LastName: "Muster", Phone: "" }
      const save = (RowVersion: number, Newsletter: boolean) =>
        Effect.map(client.post("/api/support/kunde", { ...edit, RowVersion, Newsletter }), (answer) =>
          bodyOf<{ readonly RowVersion: number; readonly Newsletter: boolean }>(answer)
        )
      const kept = yield* save(1, true)
      assert.isTrue(kept.Newsletter)
      const ended = yield* save(kept.RowVersion, false)
      assert.isFalse(ended.Newsletter)
      assert.isFalse((yield* save(ended.RowVersion, true)).Newsletter)
      assert.lengthOf(yield* sql`select 1 from price_alarm where account_id = ${id}`, 0)
      const [last] = (yield* auditOf(id)).slice(-1)
      assert.deepInclude(last?.detail, { changed: ["newsletter"] })
    })
  )
})
