import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  addressIn,
  addressPayload,
  begunDraft,
  draftNow,
  readRefusal,
  readSaved
} from "../../testing/journey.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

layer(SampleApi, realTime)("the texts of an address", (it) => {
  it.effect("are read without the invisible characters that were copied along", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* begunDraft(buyer)
      const saved = yield* buyer.post(
        "/api/order-process/address/save",
        addressPayload(draft, place, {
          EmailAddress: "\u2066erika@example.de\t",
          DeliveryAddress: {
            ...addressIn(place),
            FirstName: "Erika\u202e",
            LastName: "Mu\u0308ller\u00a0",
            Phone: "\u202a0170\u20131234567\u202c\t",
            Street: "Markt\nplatz\t",
            DeliveryNote: "a\u001b[2J\u2028b"
          }
        })
      )
      assert.strictEqual(saved.status, 200, saved.text)
      const { deliveryAddress, emailAddress } = readSaved(saved).draft
      assert.strictEqual(emailAddress, "erika@example.de")
      assert.deepInclude(deliveryAddress, {
        firstName: "Erika",
        lastName: "Müller",
        phone: "0170-1234567",
        street: "Markt platz",
        deliveryNote: "a [2J\nb"
      })
    })
  )

  it.effect("have the house number once, or none if there is none, and are never cut", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* begunDraft(buyer)
      const save = (change: object) =>
        buyer.post(
          "/api/order-process/address/save",
          addressPayload(draft, place, {
            Version: undefined,
            DeliveryAddress: { ...addressIn(place), ...change }
          })
        )
      for (const [street, number, name, house] of [
        ["Musterstraße 12", "", "Musterstraße", "12"],
        ["Musterstraße 12", "12", "Musterstraße", "12"],
        ["Hof Sonnenberg", "", "Hof Sonnenberg", ""]
      ] as const) {
        const saved = yield* save({ Street: street, HouseNumber: number })
        assert.strictEqual(saved.status, 200, saved.text)
        assert.deepInclude(readSaved(saved).draft.deliveryAddress, { street: name, houseNumber: house })
      }
      const wrong = yield* save({ Street: "Musterstraße", HouseNumber: "", Addition: "x".repeat(1500) })
      assert.deepStrictEqual(
        readRefusal(wrong).problems.map(({ code, field }) => `${field} ${code}`),
        ["DeliveryAddress.HouseNumber required", "DeliveryAddress.Addition tooLong"]
      )
    })
  )

  it.effect("are refused by field if they cannot be stored", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* begunDraft(buyer)
      const wrong = yield* buyer.post(
        "/api/order-process/address/save",
        addressPayload(draft, place, {
          EmailAddress: "erika\u0000@example.de",
          DeliveryAddress: {
            ...addressIn(place),
            FirstName: "Erika\u0000",
            Street: "\u0000",
            DeliveryNote: "a\ud800"
          }
        })
      )
      assert.strictEqual(wrong.status, 422)
      assert.sameMembers(
        readRefusal(wrong).problems.map(({ code, field }) => `${field} ${code}`),
        [
          "EmailAddress",
          "DeliveryAddress.FirstName",
          "DeliveryAddress.Street",
          "DeliveryAddress.DeliveryNote"
        ].map((field) => `${field} malformed`)
      )
    })
  )

  it.effect("may contain all usual names, and notes of several lines", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* begunDraft(buyer)
      const names = { FirstName: "José Şahin", LastName: "O’Neill-Müller", CompanyName: "Zażółć & Söhne" }
      const delivery = { ...addressIn(place), ...names, DeliveryNote: "Zufahrt hinten\r\nbitte läuten\n" }
      const payload = addressPayload(draft, place, { DeliveryAddress: delivery })
      const saved = yield* buyer.post("/api/order-process/address/save", payload)
      assert.strictEqual(saved.status, 200, saved.text)
      const { deliveryAddress } = readSaved(saved).draft
      assert.strictEqual(deliveryAddress?.firstName, "José Şahin")
      assert.strictEqual(deliveryAddress?.deliveryNote, "Zufahrt hinten\r\nbitte läuten")
    })
  )

  it.effect("are shown as they were stored, also if they would be refused today", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* begunDraft(buyer)
      const payload = addressPayload(draft, place, { DeliveryAddress: addressIn(place) })
      assert.strictEqual((yield* buyer.post("/api/order-process/address/save", payload)).status, 200)
      const sql = yield* SqlClient
      yield* sql`
        update order_draft set contents = jsonb_set(contents, '{deliveryAddress,street}', ${JSON.stringify("Markt\tplatz")}::jsonb)
        where id = ${draft.orderDraftId}`
      assert.strictEqual((yield* draftNow(buyer, draft.orderDraftId)).deliveryAddress?.street, "Markt\tplatz")
    })
  )
})
