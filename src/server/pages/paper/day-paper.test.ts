import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Role } from "../../../domain/rights/roles.ts"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"
import { openPages } from "../pages.test-support.ts"

const cookieOf = ({ cookies }: TestVisitor) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
})

/** Sets the test clock to the real time, because pages check the sign-in in their cookies against the real clock. */
const nowForPages = Effect.flatMap(TestApi, ({ setTime }) => Effect.sync(() => setTime(Date.now())))

const day = `datum=${sampleDay}`
const page = `/druckansicht/lieferungen?${day}`
const file = `/druckansicht/lieferungen.pdf?${day}`

layer(SampleApi, realTime)("a day's deliveries on paper (rule dealer.day-list)", (it) => {
  it.effect("are for users of the dealer only, as a page and as a file", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { get } = yield* openPages()
      const { orderId, orderNumber, offer } = yield* placedOrder("tagespapier")
      const { client: dealer } = yield* dealerUser("papier@haendler.example", offer.dealerId)
      yield* ledTo(dealer, orderId, [
        ["confirm", {}],
        ["schedule", { Day: sampleDay, Reason: "Vereinbart" }]
      ])
      const [other] = yield* sql<{ readonly id: number }>`
        select min(id) as id from dealer where id <> ${offer.dealerId}`
      yield* nowForPages
      const { client: own } = yield* signInAs("papier@haendler.example")
      const paper = yield* get(page, cookieOf(own))
      assert.strictEqual(paper.status, 200)
      assert.include(paper.body, orderNumber)
      const pdf = yield* get(file, cookieOf(own))
      assert.deepStrictEqual(
        [pdf.status, pdf.headers["content-type"], pdf.headers["cache-control"]],
        [200, "application/pdf", "private, no-store"]
      )
      const { client: foreign } = yield* dealerUser("fremdpapier@haendler.example", other?.id ?? 0)
      const theirs = yield* get(page, cookieOf(foreign))
      assert.strictEqual(theirs.status, 200)
      assert.notInclude(theirs.body, orderNumber)
    })
  )

  it.effect("redirect anonymous users to the sign-in, which redirects back", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const path of [page, file]) {
        const { status, headers, body } = yield* get(path)
        assert.strictEqual(status, 307, path)
        assert.strictEqual(
          headers.location,
          `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: page })}`
        )
        assert.notInclude(body, "PDF")
      }
    })
  )

  it.effect("are refused to users of no dealer, who are not redirected to the sign-in in a loop", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      yield* nowForPages
      yield* makeAccount("papier@kunde.example", ["Role_Customer"])
      const { client: customer } = yield* signInAs("papier@kunde.example")
      const staff = yield* Effect.forEach(
        ["Role_Interaid_DealerSupport", "Role_Interaid_Editor"] satisfies ReadonlyArray<Role>,
        (role) => signedInWith(`papier@${role.toLowerCase().replaceAll("_", "-")}.example`, role, Date.now())
      )
      for (const caller of [customer, ...staff.map(({ client }) => client)])
        for (const path of [page, file]) {
          const { status, headers, body } = yield* get(path, cookieOf(caller))
          assert.deepStrictEqual([status, headers["content-type"]], [403, "text/html; charset=utf-8"], path)
          assert.include(body, "Leider haben Sie keinen Zugang zu dieser Seite.")
        }
    })
  )
})
