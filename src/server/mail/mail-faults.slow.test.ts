import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { mailServer, type Stage } from "../testing/mail-server.test-support.ts"
import { outboxLayer } from "./outbox.ts"
import { type Mail, Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { dueAgain, mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const box = (name: string) => `${name}@post.example`

/** Requests a link to set a password, which causes one job and one mail. */
const askFor = Effect.fnUntraced(function* (email: string) {
  yield* makeAccount(email, ["Role_Customer"])
  const answer = yield* (yield* visitor).post("/api/account/kennwort-vergessen", { Email: email })
  assert.strictEqual(answer.status, 200)
})

const stateOf = Effect.fnUntraced(function* (email: string) {
  return (yield* mailsTo(email)).map(({ attempts, failure, sent, failed }) => ({
    attempts,
    failure,
    sent,
    failed
  }))
})

const jobs = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly attempts: number; readonly later: boolean }>`
    select attempts, run_at > now() as later from graphile_worker._private_jobs order by id`
  return rows
})

/** Deletes all jobs that a test has left, so that the next test starts without jobs. */
const noJobs = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`delete from graphile_worker._private_jobs`
})

const idsOf = (received: ReadonlyArray<string>) =>
  received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim())

layer(SampleApi, realTime)("a mail server that fails (decision 014)", (it) => {
  it.effect("that is down is retried later each time, and the mail states the reason", () =>
    Effect.gen(function* () {
      yield* noJobs
      const server = yield* mailServer
      yield* askFor(box("down"))
      yield* workOnce("smtp://127.0.0.1:1")
      const [state] = yield* stateOf(box("down"))
      assert.deepInclude(state, { attempts: 1, sent: false, failed: false })
      assert.match(state?.failure ?? "", /ECONNREFUSED/)
      assert.deepStrictEqual(yield* jobs, [{ attempts: 1, later: true }])
      yield* workOnce(server.url)
      assert.deepStrictEqual(server.received, [], "not before its time")
      yield* dueAgain
      yield* workOnce(server.url)
      assert.strictEqual(server.received.length, 1)
      assert.deepStrictEqual(yield* stateOf(box("down")), [
        { attempts: 2, failure: null, sent: true, failed: false }
      ])
      assert.deepStrictEqual(yield* jobs, [])
    })
  )

  for (const at of ["sender", "recipient", "data"] as const satisfies ReadonlyArray<Stage>) {
    it.effect(`that answers 4xx at the ${at} is retried, with the same Message-ID`, () =>
      Effect.gen(function* () {
        yield* noJobs
        const server = yield* mailServer
        yield* askFor(box(`vier-${at}`))
        for (const code of [421, 450, 452]) {
          server.refuse = { code, at }
          yield* workOnce(server.url)
          yield* dueAgain
        }
        assert.deepInclude((yield* stateOf(box(`vier-${at}`)))[0], {
          attempts: 3,
          sent: false,
          failed: false
        })
        server.refuse = undefined
        yield* workOnce(server.url)
        const [mail] = yield* mailsTo(box(`vier-${at}`))
        assert.deepStrictEqual(idsOf(server.received), [`<${mail?.id}@heizmarkt.example>`])
        assert.match(server.received[0] ?? "", /neues-kennwort-setzen\/[\w=\r\n-]{43}/u)
      })
    )

    it.effect(`that answers 5xx at the ${at} is not retried, and the mail states the reason`, () =>
      Effect.gen(function* () {
        yield* noJobs
        const server = yield* mailServer
        yield* askFor(box(`fuenf-${at}`))
        server.refuse = { code: 550, at }
        yield* workOnce(server.url)
        const [state] = yield* stateOf(box(`fuenf-${at}`))
        assert.deepInclude(state, { attempts: 1, sent: false, failed: true })
        assert.match(state?.failure ?? "", new RegExp(`550.*not at ${at}`, "u"))
        assert.notMatch(state?.failure ?? "", /[\r\n]/u)
        assert.deepStrictEqual(yield* jobs, [])
        server.refuse = undefined
        yield* workOnce(server.url)
        assert.deepStrictEqual(server.received, [])
      })
    )
  }

  it.effect("that refuses the shop's sign-in is retried: the mail has no fault", () =>
    Effect.gen(function* () {
      yield* noJobs
      const server = yield* mailServer
      yield* askFor(box("haus"))
      server.refuse = { code: 554, at: "connect" }
      yield* workOnce(server.url)
      assert.deepInclude((yield* stateOf(box("haus")))[0], { attempts: 1, failed: false })
      yield* dueAgain
      yield* workOnce(server.url.replace("//", "//wrong:login@"))
      assert.deepInclude((yield* stateOf(box("haus")))[0], { attempts: 2, failed: false, sent: false })
      assert.deepStrictEqual(yield* jobs, [{ attempts: 2, later: true }])
    })
  )

  it.effect("that is slow: the mail is recorded as sent when it was accepted, not before", () =>
    Effect.gen(function* () {
      yield* noJobs
      const server = yield* mailServer
      yield* askFor(box("langsam"))
      let answer = () => {}
      server.hold = new Promise<void>((resolve) => {
        answer = resolve
      })
      const read = new Promise<void>((resolve) => {
        server.onRead = resolve
      })
      const working = yield* Effect.forkChild(workOnce(server.url))
      yield* Effect.promise(() => read)
      assert.deepInclude((yield* stateOf(box("langsam")))[0], { sent: false, attempts: 0 })
      answer()
      yield* Fiber.join(working)
      assert.deepInclude((yield* stateOf(box("langsam")))[0], { sent: true, attempts: 1 })
      assert.strictEqual(server.received.length, 1)
    })
  )

  it.effect("that never answers is retried after a timeout", () =>
    Effect.gen(function* () {
      yield* noJobs
      const server = yield* mailServer
      yield* askFor(box("stumm"))
      server.hold = new Promise<void>(() => {})
      yield* workOnce(server.url, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 300 })
      const [state] = yield* stateOf(box("stumm"))
      assert.deepInclude(state, { attempts: 1, sent: false, failed: false })
      assert.match(state?.failure ?? "", /timeout/iu)
      server.hold = undefined
      yield* dueAgain
      yield* workOnce(server.url)
      assert.deepInclude((yield* stateOf(box("stumm")))[0], { attempts: 2, sent: true })
    })
  )

  it.effect("for days is finally not retried any more", () =>
    Effect.gen(function* () {
      yield* noJobs
      const sql = yield* SqlClient
      yield* askFor(box("tage"))
      yield* workOnce("smtp://127.0.0.1:1")
      yield* sql`update mail set attempts = 19 where recipient = ${box("tage")}`
      yield* dueAgain
      yield* workOnce("smtp://127.0.0.1:1")
      assert.deepInclude((yield* stateOf(box("tage")))[0], { attempts: 20, sent: false, failed: true })
      assert.deepStrictEqual(yield* jobs, [])
    })
  )

  it.effect("gets no header and no recipient from any field of a mail", () =>
    Effect.gen(function* () {
      const server = yield* mailServer
      const evil = "\r\nBcc: x@evil.example\r\n\r\nbody"
      const mail: Mail = {
        id: "evil",
        kind: "test",
        recipient: box("evil"),
        subject: "Betreff",
        text: "Text",
        html: "<p>Text</p>"
      }
      const site = Layer.succeed(ShopSite)({
        ...sampleSite,
        operator: { ...sampleSite.operator, name: `Haus${evil}` }
      })
      const deliver = (change: Partial<Mail>) =>
        Effect.gen(function* () {
          const mailer = yield* Mailer
          yield* Effect.exit(mailer.deliver({ ...mail, ...change }))
        }).pipe(Effect.provide(outboxLayer(server.url).pipe(Layer.provide(site))))
      for (const [index, field] of (
        ["id", "kind", "recipient", "subject", "text", "html"] as const
      ).entries())
        yield* deliver({ id: `evil-${index}`, [field]: `${mail[field]}${index}${evil}` })
      assert.isAtLeast(server.received.length, 5)
      for (const received of server.received) {
        const [headers = ""] = received.split("\r\n\r\n")
        assert.notMatch(headers, /^(?:Bcc|X)\s*:/imu)
        assert.include(headers, "Auto-Submitted")
      }
    })
  )
})
