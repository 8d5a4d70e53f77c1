import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Mailer } from "../ports/mailer.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { mailServer, mailServerAt } from "../testing/mail-server.test-support.ts"
import { outboxLayer } from "./outbox.ts"

const letter = (id: string) => ({
  id,
  kind: "passwordChanged",
  recipient: "kim@example.org",
  subject: "Ihr Kennwort",
  text: "Neu.",
  html: "<p>Neu.</p>"
})

layer(SampleApi, realTime)("a mail server that offers no TLS", (it) => {
  it.effect("gets mails only if it is on the same machine (rule safety.mail-transport)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const near = yield* mailServer
      const far = yield* mailServerAt("127.0.0.2")
      const deliver = (url: string, id: string) =>
        Effect.flatMap(Mailer, (mailer) => Effect.exit(mailer.deliver(letter(id)))).pipe(
          Effect.provide(outboxLayer(url))
        )
      yield* deliver(near.url, "tls-near")
      yield* deliver(far.url, "tls-far")
      assert.deepStrictEqual([near.received.length, far.received.length], [1, 0])
      const [kept] = yield* sql<{ readonly failure: string }>`select failure from mail where id = 'tls-far'`
      assert.match(kept?.failure ?? "", /STARTTLS|TLS/u)
    })
  )
})
