import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffOrder } from "../../../contract/schemas/staff-order.schema.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { read } from "../../testing/journey.test-support.ts"
import { mailServer } from "../../testing/mail-server.test-support.ts"
import { placedOrder } from "../../testing/order-life.test-support.ts"
import { workOnce } from "../../testing/registration.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

const readWhole = read(staffOrder)
const open = (client: TestVisitor, orderId: string) =>
  Effect.map(client.get(`/api/desk-orders/${orderId}`), readWhole)
const note = (client: TestVisitor, orderId: string, Seen: number, Text: string) =>
  client.post(`/api/desk-orders/${orderId}/notes`, { Seen, Text })
const again = (client: TestVisitor, orderId: string, Id: string) =>
  client.post(`/api/desk-orders/${orderId}/mails`, { Id })

interface Note {
  readonly Number: number
  readonly Author: string
  readonly Text: string
}

layer(SampleApi, realTime)("the records of staff about an order", (it) => {
  it.effect("are notes that are only added, each once even if sent repeatedly", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId } = yield* placedOrder("notiz")
      const one = yield* signedInWith("notiz@desk.example", "Role_Interaid_CustomerSupport", morning)
      const other = yield* signedInWith("buch@desk.example", "Role_Interaid_Financial", morning)
      const twice = yield* Effect.all(
        [1, 2].map(() => note(one.client, orderId, 0, "Ruft zurück")),
        { concurrency: 2 }
      )
      for (const answer of twice)
        assert.deepInclude(bodyOf<Note>(answer), { Number: 1, Author: one.email, Text: "Ruft zurück" })
      // a note of another user causes no conflict, and the same text at a later time is a separate note
      assert.deepInclude(bodyOf<Note>(yield* note(other.client, orderId, 0, "Ruft zurück")), { Number: 2 })
      assert.deepInclude(bodyOf<Note>(yield* note(one.client, orderId, 2, " Ruft zurück\n")), { Number: 3 })
      // a caller who claims to have seen more notes than exist is treated as having seen all of them
      const { orderId: another } = yield* placedOrder("notiz2")
      assert.deepInclude(bodyOf<Note>(yield* note(one.client, another, 999_999, "Ruft zurück")), {
        Number: 1
      })
      assert.strictEqual((yield* note(one.client, orderId, 3, " \n")).status, 422)
      assert.strictEqual((yield* note(one.client, orderId, 3, "x".repeat(2001))).status, 422)
      sameAsMissing([
        yield* note(one.client, "A".repeat(22), 0, "wohin"),
        yield* note(one.client, "nichts", 0, "wohin")
      ])
      const { notes, noteCount } = yield* open(other.client, orderId)
      assert.deepStrictEqual(
        notes?.map(({ number, author }) => [number, author]),
        [
          [3, one.email],
          [2, other.email],
          [1, one.email]
        ]
      )
      assert.strictEqual(noteCount, 3)
      for (const change of [
        sql`update order_note set body = 'anders'`,
        sql`delete from order_note`,
        sql`truncate order_note`
      ])
        assert.strictEqual((yield* Effect.exit(change))._tag, "Failure")
    })
  )

  it.effect("are its mails, which are sent again on request, once for two clicks", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const server = yield* mailServer
      yield* sql`delete from confirmation_due`
      yield* sql`delete from graphile_worker._private_jobs`
      const order = yield* placedOrder("verloren")
      const foreign = yield* placedOrder("anderer")
      yield* workOnce(server.url)
      yield* workOnce(server.url)
      const staff = yield* signedInWith("verloren@desk.example", "Role_Interaid_CustomerSupport", morning)
      const [mail, ...more] = (yield* open(staff.client, order.orderId)).mails ?? []
      assert.deepStrictEqual(
        more.map(({ kind }) => kind),
        ["order-seller"]
      )
      assert.deepInclude(mail, { recipient: order.email, state: "sent", canBeSentAgain: false })
      const id = mail?.id ?? ""
      // a mail server accepted the mail a moment ago
      assert.strictEqual((yield* again(staff.client, order.orderId, id)).status, 422)
      yield* sql`update mail set sent_at = sent_at - interval '2 minutes' where id = ${id}`
      assert.isTrue((yield* open(staff.client, order.orderId)).mails?.[0]?.canBeSentAgain)
      sameAsMissing([
        yield* again(staff.client, order.orderId, "keine"),
        yield* again(staff.client, foreign.orderId, id)
      ])
      const before = server.received.length
      const answers = yield* Effect.all(
        [1, 2].map(() => again(staff.client, order.orderId, id)),
        { concurrency: 2 }
      )
      for (const { status, body } of answers) {
        assert.strictEqual(status, 200)
        assert.deepInclude(body, { Id: id, State: "again", CanBeSentAgain: false })
      }
      yield* workOnce(server.url)
      assert.lengthOf(server.received, before + 1)
      assert.include(server.received.at(-1), order.orderNumber)
      assert.deepInclude((yield* open(staff.client, order.orderId)).mails?.[0], {
        state: "sent",
        failure: ""
      })
      const asked = yield* sql`
        select actor_id as actor, detail from audit_event where event = 'mailSentAgain'`
      assert.deepStrictEqual(asked, [
        { actor: staff.id, detail: { kind: "order-confirmation", orderNumber: order.orderNumber } }
      ])
    })
  )
})
