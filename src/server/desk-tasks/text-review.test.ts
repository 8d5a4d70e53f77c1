import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { act, made, member, textBlock, write } from "../testing/content-desk.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { actOn, staffWith, taskOf, tasksPath } from "./tasks.test-support.ts"

const editor = "Role_Interaid_Editor"

layer(SampleApi, realTime)("a text that another editor is asked to look at (rule task.kinds)", (it) => {
  it.effect("waits with its note and its owner, and is gone when it is approved", () =>
    Effect.gen(function* () {
      const writer = yield* member("schreibt")
      const { client: reader, id: readerId } = yield* staffWith("liest", editor)
      const page = yield* made(writer, "/gegenlesen")
      assert.isUndefined(yield* taskOf(reader, "textReview", page))
      bodyOf(yield* act(writer, page, "durchsicht", { Note: "Stimmt der Preis?" }))
      const task = (yield* taskOf(reader, "textReview", page)) ?? assert.fail()
      assert.deepInclude(task, {
        State: "open",
        Owner: null,
        Title: "Neue Seite",
        Detail: "/gegenlesen · Erika Muster · Stimmt der Preis?",
        Path: `/support/cms/${page}/edit`,
        May: ["take", "handOver", "postpone"]
      })
      bodyOf(yield* actOn(reader, task, "uebernehmen"))
      // the editor who asked for the review sees who has taken it
      const taken = (yield* taskOf(writer, "textReview", page)) ?? assert.fail()
      assert.deepInclude(taken, { State: "taken", May: ["handOver"] })
      assert.strictEqual(taken.Owner?.AccountId, readerId)
      bodyOf(yield* act(reader, page, "freigeben"))
      assert.isUndefined(yield* taskOf(reader, "textReview", page))
    })
  )

  it.effect("is gone when it is written anew, and open again when it is asked for again", () =>
    Effect.gen(function* () {
      const writer = yield* member("nochmal")
      const { client: reader } = yield* staffWith("wieder", editor)
      const { setTime } = yield* TestApi
      const page = yield* made(writer, "/noch-einmal")
      bodyOf(yield* act(writer, page, "durchsicht", { Note: "" }))
      const first = (yield* taskOf(reader, "textReview", page)) ?? assert.fail()
      bodyOf(yield* actOn(reader, first, "uebernehmen"))
      bodyOf(yield* write(writer, page, { blocks: [textBlock("eins", "Anders")] }))
      assert.isUndefined(yield* taskOf(reader, "textReview", page))
      setTime(morning + 60_000)
      bodyOf(yield* act(writer, page, "durchsicht", { Note: "" }))
      const again = yield* taskOf(reader, "textReview", page)
      setTime(morning)
      assert.deepInclude(again, { State: "open", Owner: null, RowVersion: 1 })
    })
  )

  it.effect("is listed for editors and admins alone", () =>
    Effect.gen(function* () {
      const writer = yield* staffWith("werbung", "Role_Interaid_Marketing")
      const page = yield* made(writer.client, "/werbeseite")
      bodyOf(yield* act(writer.client, page, "durchsicht", { Note: "" }))
      assert.strictEqual((yield* writer.client.get(tasksPath)).status, 403)
      const { client: service } = yield* staffWith("dienst", "Role_Interaid_CustomerSupport")
      assert.isUndefined(yield* taskOf(service, "textReview", page))
      const { client: chief } = yield* staffWith("chefin", "Role_Interaid_Admin")
      assert.isDefined(yield* taskOf(chief, "textReview", page))
    })
  )
})
