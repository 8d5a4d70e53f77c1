import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { addCrossingMails } from "./crossed-alarms.ts"
import { bodyOf, sameAsMissing } from "../testing/customers.test-support.ts"
import { workOnce } from "../testing/registration.test-support.ts"
import { mailServer } from "../testing/mail-server.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"
import { follow, look, prices, subscribed } from "./alarms.test-support.ts"

layer(SampleApi, realTime)("a price alarm", (it) => {
  it.effect("is ended by a mail program's button, without a session and with an empty answer", () =>
    Effect.gen(function* () {
      yield* prices(1, "", { "2026-01-15": 41_000 })
      const email = "abmelden@gast.example"
      const { guest, token } = yield* subscribed(email)
      yield* follow(guest, token)
      const sink = yield* mailServer
      yield* prices(1, "", { "2026-01-15": 41_000, "2026-01-16": 38_000 })
      yield* addCrossingMails(1, "2026-01-16")
      yield* workOnce(sink.url)
      const sent =
        sink.received.findLast((mail) => mail.includes("Preisalarm"))?.replaceAll(/\r\n\s/gu, " ") ?? ""
      assert.include(sent, "List-Unsubscribe-Post: List-Unsubscribe=One-Click")
      const [, path = ""] = /^List-Unsubscribe: <https?:\/\/[^/]+(\/api\/[^>]+)>/mu.exec(sent) ?? []
      const press = (address: string) =>
        new TestVisitor().call("POST", address, "List-Unsubscribe=One-Click", {
          headers: { "content-type": "application/x-www-form-urlencoded" }
        })
      const others = yield* press("/api/benachrichtigungen/x/abmelden")
      const stop = /benachrichtigungen\/([^/]+)\//u.exec(path)?.[1] ?? ""
      assert.deepInclude(bodyOf<object>(yield* look(guest, stop)), { Action: "Stop" })
      const answer = yield* press(path)
      assert.deepStrictEqual([answer.status, answer.text], [200, ""])
      assert.deepStrictEqual([others.status, others.text], [answer.status, answer.text])
      assert.strictEqual((yield* press(path)).status, 200)
      sameAsMissing([yield* look(guest, stop), yield* look(guest, "x"), yield* follow(guest, stop)])
    })
  )
})
