import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { auditOf, signedInWith, signedInId } from "../testing/staff.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"

const minutes = 60_000
const service = "Role_Interaid_CustomerSupport"

layer(SampleApi, realTime)("an impersonation that has timed out", (it) => {
  it.effect("returns to the staff sign-in when a page is loaded later, once (rule session.acting-ends)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { id, client } = yield* signedInWith("neugeladen@haus.example", service, morning)
      const customerId = yield* makeAccount("neugeladen@kunde.example", ["Role_Customer"])
      const begin = `/api/support/benutzer/${customerId}/anmelden-als`
      const begun = yield* client.post(begin, { Reason: "Rückfrage zur Lieferung am Telefon" })
      assert.strictEqual(begun.status, 200, begun.text)
      const late = new TestVisitor()
      for (const [name, value] of client.cookies) late.cookies.set(name, value)
      const goOn = (tab: TestVisitor) =>
        tab.post("/api/account/anmelden-cookie", { Type: 1, AuthCookieValue: "" })
      setTime(morning + 29 * minutes)
      assert.deepInclude((yield* goOn(late)).body, { success: true, redirectUrl: null })
      assert.strictEqual(yield* signedInId(late), customerId)
      // neither a job nor a tab has ended the impersonation
      setTime(morning + 31 * minutes)
      assert.deepInclude((yield* goOn(late)).body, {
        success: true,
        redirectUrl: `/support/benutzer/${customerId}/bearbeiten`
      })
      assert.strictEqual(yield* signedInId(late), id)
      assert.deepInclude((yield* goOn(client)).body, { success: false })
      const ends = (yield* auditOf(customerId)).filter(({ event }) => event === "impersonationEnded")
      assert.deepStrictEqual(
        ends.map(({ detail }) => detail),
        [{ by: "expired" }]
      )
    })
  )
})
