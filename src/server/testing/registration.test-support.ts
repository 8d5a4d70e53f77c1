import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { runOnce } from "graphile-worker"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { termsVersion } from "../../domain/legal/terms.ts"
import { TestApi } from "./api.test-support.ts"
import { jobLogger, jobPool } from "../jobs/job-pool.ts"
import { taskListOf } from "../jobs/tasks.ts"
import { outboxLayer, type MailTimeouts } from "../mail/outbox.ts"
import { confirmDue } from "../orders/confirmations-due.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { tasks } from "../services.ts"
import type { Answer, TestVisitor } from "./visitor.test-support.ts"

export const linkBases = {
  de: "https://shop.example",
  "de-AT": "https://shop.example/at",
  ch: "https://shop.example/ch"
}

/** Runs all due jobs once each, at the time set for requests. */
export const workOnce = Effect.fnUntraced(function* (smtpUrl?: string, mailTimeouts?: MailTimeouts) {
  const { atThatTime } = yield* TestApi
  const work = Effect.gen(function* () {
    yield* confirmDue(linkBases)
    const pool = yield* jobPool(() => {}, 2)
    const taskList = yield* taskListOf(tasks({ linkBases }))
    yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
  })
  const site = Layer.succeed(ShopSite)({ ...sampleSite })
  yield* atThatTime(
    work.pipe(
      Effect.scoped,
      Effect.provide(outboxLayer(smtpUrl, mailTimeouts).pipe(Layer.provideMerge(site)))
    )
  )
})

/** Makes failed jobs due again, as if their delay had passed. */
export const dueAgain = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`
})

export interface KeptMail {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attempts: number
  readonly failure: string | null
  readonly sent: boolean
  readonly failed: boolean
}

/** Reads the mails to a recipient, the oldest first. */
export const mailsTo = Effect.fnUntraced(function* (recipient: string) {
  const sql = yield* SqlClient
  return yield* sql<KeptMail>`
    select id, kind, subject, body_text as text, body_html as html, attempts, failure, sent_at is not null as sent,
      failed_at is not null as failed
    from mail where recipient = ${recipient} order by created_at, kind, id`
})

const links = {
  registration: /\/anfrage-bestaetigen\?token=([\w-]{43})\n/u,
  password: /\/neues-kennwort-setzen\/([\w-]{43})\n/u,
  email: /\/email-anpassung-bestaetigen\/([\w-]{43})\n/u
}

export type LinkKind = keyof typeof links

/** Runs the jobs, and returns the token from the latest mail with a link of this kind. */
export const tokenTo = Effect.fnUntraced(function* (recipient: string, kind: LinkKind) {
  yield* workOnce()
  const found = (yield* mailsTo(recipient)).flatMap(({ text }) => links[kind].exec(text)?.[1] ?? [])
  return found.at(-1) ?? ""
})

export const registrationOf = (
  email: string,
  change: { readonly auth?: object; readonly form?: object } = {}
) => ({
  AuthData: {
    Email: email,
    Password: "ein langer Satz als Kennwort",
    Mode: "register",
    AsGuest: false,
    ForOrder: false,
    ...change.auth
  },
  UseInvoiceAddress: false,
  TermsVersion: termsVersion[1],
  Newsletter: false,
  ...change.form
})

export const register = (
  client: TestVisitor,
  email: string,
  change?: { readonly auth?: object; readonly form?: object }
) => client.post("/api/account/registrieren", registrationOf(email, change))

/** Returns the field and code of every validation error in a refusal. */
export const problemsIn = ({ body }: Answer): ReadonlyArray<string> => {
  const { Problems = [] } = body as { readonly Problems?: ReadonlyArray<{ Field: string; Code: string }> }
  return Problems.map(({ Field, Code }) => `${Field} ${Code}`)
}

/** Returns the parts of a response by which a caller could distinguish two responses. */
export const visible = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => name !== "date").map(([name, value]) => `${name}: ${value}`)
})
