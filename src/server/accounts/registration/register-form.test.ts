import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { readyDraft } from "../../testing/journey.test-support.ts"
import { problemsIn, register, registrationOf } from "../../testing/registration.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

layer(SampleApi, realTime)("the form of a registration", (it) => {
  it.effect("lets guests continue an order, and accepts them for no other purpose", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const guest = { AsGuest: true, ForOrder: true, Password: undefined }
      const rows = sql`select (select count(*) from pending_registration) as p, (select count(*) from account) as a`
      const before = yield* rows
      const nowhere = yield* register(buyer, "gast@reg.example", { auth: guest, form: { TermsVersion: "" } })
      assert.deepStrictEqual(nowhere.body, { success: true, token: null, redirectUrl: null })
      const { orderDraftId } = yield* readyDraft(buyer)
      const answer = yield* register(buyer, "gast@reg.example", { auth: guest, form: { TermsVersion: "" } })
      assert.deepInclude(answer.body, {
        redirectUrl: `/holzpellets-lose/bestellung/adresse?draft=${orderDraftId}`
      })
      const foreign = { ReturnUrl: "//evil.example/" }
      const unmoved = yield* register(yield* visitor, "gast@reg.example", { auth: guest, form: foreign })
      assert.deepInclude(unmoved.body, { redirectUrl: null })
      const elsewhere = yield* register(buyer, "gast@reg.example", { auth: { ...guest, ForOrder: false } })
      assert.deepStrictEqual(problemsIn(elsewhere), ["AuthData.AsGuest guestOnlyForOrder"])
      assert.deepStrictEqual(yield* rows, before)
    })
  )

  it.effect("reports every problem of the form", () =>
    Effect.gen(function* () {
      const client = yield* visitor
      const answer = yield* client.post(
        "/api/account/registrieren",
        registrationOf("keine Adresse", {
          auth: { Password: "passwort1", Mode: "login" },
          form: { TermsVersion: "alt", UseInvoiceAddress: true }
        })
      )
      assert.strictEqual(answer.status, 422)
      assert.deepStrictEqual(problemsIn(answer), [
        "AuthData.Email invalid",
        "AuthData.Mode invalid",
        "AuthData.Password tooCommon",
        "InvoiceAddress required",
        "TermsVersion outdated"
      ])
    })
  )
})
