import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { largestFile } from "../../domain/files/file-kinds.ts"
import { pdfWith } from "../files/papers.test-support.ts"
import { cleanUp } from "../jobs/clean-up.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const papersPath = "/api/haendler-werden/dokumente"
const queuePath = "/api/support/haendler-antraege"

const formOf = (key: string, change: object = {}) => ({
  Company: "Kanarie Wärme GmbH",
  Contact: "Kanarie Muster",
  Email: `${key}@bewerber.example`,
  Phone: "089 1234567",
  CountryId: 1,
  ZipCode: "80331",
  Place: "München",
  RegisterNumber: "HRB 1",
  VatId: "",
  DeliveryCountryIds: [1, 2],
  DeliveryArea: "Kanarie Oberbayern",
  ProductGroupIds: [3],
  Certifications: "ENplus DE 001",
  Text: "Kanarie https://kanarie.example",
  DocumentIds: [],
  Key: `${key}-0123456789abcdef`,
  ...change
})

const keptPaper = Effect.fnUntraced(function* (browser: TestVisitor) {
  const answer = yield* browser.sendFile(papersPath, "Gewerbe schein.pdf", pdfWith())
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<{ readonly DocumentId: string }>(answer).DocumentId
})

interface Shown {
  readonly ApplicationId: number
  readonly Version: number
  readonly State: string
  readonly Company: string
  readonly Owner: string
  readonly Documents: ReadonlyArray<{ readonly DocumentId: string; readonly Name: string }>
  readonly Log: ReadonlyArray<{ readonly Event: string; readonly Actor: string }>
}

/** Sends an application with a document and finds the application in the list for staff. */
const applied = Effect.fnUntraced(function* (key: string, staff: TestVisitor) {
  const browser = yield* visitor
  const form = formOf(key, { Company: key, DocumentIds: [yield* keptPaper(browser)] })
  const sent = yield* browser.post("/api/haendler-werden", form)
  assert.strictEqual(sent.status, 200, sent.text)
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Shown> }>(
    yield* staff.get(`${queuePath}?size=100`)
  )
  const row = Items.find(({ Company }) => Company === key)
  assert(row !== undefined)
  return { browser, form, path: `${queuePath}/${row.ApplicationId}`, id: row.ApplicationId }
})

const support = (name: string) =>
  Effect.map(
    signedInWith(`${name}@haus.example`, "Role_Interaid_DealerSupport", morning),
    ({ client }) => client
  )

layer(SampleApi, realTime)("applications of dealers (rule dealer.application)", (it) => {
  it.effect("are stored once with this browser's own documents, and answered with our own text only", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const staff = yield* support("liste")
      const { browser, form } = yield* applied("einmal", staff)
      const [again, twice] = yield* Effect.all(
        [browser.post("/api/haendler-werden", form), browser.post("/api/haendler-werden", form)],
        { concurrency: 2 }
      )
      assert.deepStrictEqual([again.status, twice.status], [200, 200])
      const [kept] = yield* sql`
        select count(*)::int as n, min(delivery_country_ids::text) as countries from dealer_application
        where email = ${form.Email}`
      assert.deepStrictEqual(kept, { n: 1, countries: "{1,2}" })
      yield* workOnce()
      const mails = yield* mailsTo(form.Email)
      assert.lengthOf(mails, 1)
      assert.notMatch(JSON.stringify(mails), /kanarie/iu)
      // another user's document, documents of another application, and a missing document
      const stranger = yield* visitor
      const theirs = yield* keptPaper(stranger)
      for (const DocumentIds of [[theirs], form.DocumentIds, ["niemandes"]]) {
        const refused = yield* browser.post("/api/haendler-werden", formOf("fremd", { DocumentIds }))
        assert.strictEqual(refused.status, 422, refused.text)
        assert.include(refused.text, '"Code":"documentGone","Field":"DocumentIds"')
      }
      const incomplete = yield* browser.post(
        "/api/haendler-werden",
        formOf("leer", { Company: " ", Email: "x", ProductGroupIds: [] })
      )
      assert.strictEqual(incomplete.status, 422)
      for (const field of ["Company", "Email", "ProductGroupIds"])
        assert.include(incomplete.text, `"Field":"${field}"`)
      const [none] = yield* sql`
        select count(*)::int as n from dealer_application where email in ('fremd@bewerber.example', 'leer@bewerber.example')`
      assert.deepStrictEqual(none, { n: 0 })
    })
  )

  it.effect("have documents of the stated kind, at most ten megabytes each, and few per browser", () =>
    Effect.gen(function* () {
      const browser = yield* visitor
      const wrong = yield* browser.sendFile(papersPath, "Foto.png", pdfWith())
      assert.strictEqual(wrong.status, 422)
      assert.include(wrong.text, '"Code":"fileOther","Field":"File","Params":{"said":"PNG","found":"PDF"}')
      assert.strictEqual((yield* browser.sendFile(papersPath, "a.exe", pdfWith())).status, 422)
      const nameless = yield* browser.call("POST", papersPath, "%PDF-1.4", {
        headers: { "content-type": "application/octet-stream" }
      })
      assert.strictEqual(nameless.status, 403)
      const whole = new Uint8Array(largestFile)
      assert.strictEqual((yield* browser.sendFile(papersPath, "a.pdf", whole)).status, 422)
      const large = yield* browser.sendFile(papersPath, "a.pdf", new Uint8Array(largestFile + 1))
      assert.strictEqual(large.status, 413, large.text)
      assert.include(large.text, '"Code":"BodyTooLarge"')
      assert.strictEqual((yield* browser.post(papersPath, {})).status, 415)
      const statuses = new Set<number>()
      for (let count = 0; count < 30; count += 1)
        statuses.add((yield* browser.sendFile(papersPath, "a.png", new Uint8Array([1]))).status)
      assert.sameMembers([...statuses], [422, 429])
    })
  )

  it.effect(
    "are taken on and answered by one user; the second gets a conflict, and the dealer gets one mail",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const [first, second] = [yield* support("erste"), yield* support("zweite")]
        const { path, form, id } = yield* applied("antwort", first)
        const shown = bodyOf<Shown>(yield* first.get(path))
        const [paper] = shown.Documents
        assert.strictEqual(paper?.Name, "Gewerbe schein.pdf")
        const file = yield* second.get(`${path}/dokumente/${paper?.DocumentId}`)
        assert.strictEqual(file.status, 200)
        assert.deepStrictEqual(
          ["content-type", "x-content-type-options", "cache-control"].map((name) => file.headers.get(name)),
          ["application/pdf", "nosniff", "no-store"]
        )
        assert.strictEqual(
          file.headers.get("content-disposition"),
          `attachment; filename="Gewerbe schein.pdf"; filename*=UTF-8''Gewerbe%20schein.pdf`
        )
        assert.strictEqual(
          (yield* second.get(`${queuePath}/999999/dokumente/${paper?.DocumentId}`)).status,
          404
        )
        const early = yield* first.post(`${path}/annehmen`, { Version: 1, Answer: "Willkommen" })
        assert.deepStrictEqual([early.status, readRefusal(early).code], [409, "NotPossible"])
        const races = yield* Effect.all(
          [first, second].map((client) => client.post(`${path}/uebernehmen`, { Version: 1 })),
          { concurrency: 2 }
        )
        assert.sameMembers(
          races.map(({ status }) => status),
          [200, 409]
        )
        const lost = races.find(({ status }) => status === 409)
        assert.include(lost?.text, '"Code":"VersionConflict"')
        assert.include(lost?.text, '"State":"taken"')
        assert.strictEqual((yield* first.post(`${path}/annehmen`, { Version: 2, Answer: "" })).status, 422)
        const done = yield* first.post(`${path}/annehmen`, {
          Version: 2,
          Answer: "Ihr Vertrag kommt per Post.\n\nBis bald"
        })
        assert.deepInclude(bodyOf<Shown>(done), {
          State: "accepted",
          Version: 3,
          Owner: "erste@haus.example"
        })
        assert.deepStrictEqual(
          bodyOf<Shown>(done).Log.map(({ Event }) => Event),
          ["send", "take", "accept"]
        )
        const late = yield* second.post(`${path}/ablehnen`, { Version: 3, Answer: "Nein" })
        assert.deepStrictEqual([late.status, readRefusal(late).code], [409, "NotPossible"])
        yield* workOnce()
        const mails = yield* mailsTo(form.Email)
        assert.lengthOf(mails, 2)
        assert.include(mails.map(({ text }) => text).join(), "Ihr Vertrag kommt per Post.")
        const audited = yield* sql<{ readonly operation: string }>`
        select detail ->> 'operation' as operation from audit_event
        where event = 'dealerApplicationLedOn' and (detail ->> 'application')::int = ${id} order by id`
        assert.deepStrictEqual(
          audited.map(({ operation }) => operation),
          ["take", "accept"]
        )
      })
  )

  it.effect(
    "are deleted with their documents 90 days after the answer, and unsent documents after a day",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const staff = yield* support("nacht")
        const old = yield* applied("alt", staff)
        const young = yield* applied("jung", staff)
        const open = yield* applied("offen", staff)
        for (const [{ id }, days] of [
          [old, 91],
          [young, 89]
        ] as const)
          yield* sql`
          update dealer_application set state = 'refused', answered_at = now() - make_interval(days => ${days})
          where id = ${id}`
        yield* sql`update dealer_application set created_at = now() - interval '200 days' where id = ${open.id}`
        const unsent = yield* keptPaper(yield* visitor)
        yield* sql`update dealer_document set created_at = now() - interval '2 days' where id = ${unsent}`
        yield* cleanUp
        const left = yield* sql<{ readonly what: string }>`
        select d.company || ' ' || (select count(*) from dealer_document f where f.application_id = d.id) as what
        from dealer_application d where company in ('alt', 'jung', 'offen') order by company`
        assert.deepStrictEqual(
          left.map(({ what }) => what),
          ["jung 1", "offen 1"]
        )
        const gone = yield* sql`
        select id from dealer_document where id in (${unsent}, ${String(old.form.DocumentIds[0])})`
        assert.lengthOf(gone, 0)
      })
  )
})
