import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { besideOpen } from "../testing/beside-open.test-support.ts"
import { keepMails } from "./keep-mails.ts"

const letter = (id: string, text = "Neu.") => ({
  id,
  kind: "passwordChanged",
  recipient: "kim@example.org",
  subject: "Ihr Kennwort",
  text,
  html: `<p>${text}</p>`,
  job: { task: "letter", payload: { id } }
})

const keep = (...mails: ReadonlyArray<ReturnType<typeof letter>>) => keepMails(mails, { withSecrets: false })

const textsOf = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly text: string }>`select body_text as text from mail where id = ${id}`
  return rows.map(({ text }) => text)
})

const settledOf = (id: string) =>
  Effect.map(keep(letter(id, "Zweites.")), (kept) => kept.map(({ settled }) => settled))

/** Words of the statement that saves mails. */
const saving = "into mail "

layer(TestDatabase.layer, { excludeTestServices: true })("mails are saved (rule safety.mails-once)", (it) => {
  it.effect("once each, whichever of many servers writes first", () =>
    Effect.gen(function* () {
      const ids = ["many-1", "many-2", "many-3"]
      const copies = Array.from({ length: 8 }, (_, copy) =>
        keep(...ids.map((id) => letter(id, `Von ${copy}.`)))
      )
      yield* Effect.all(copies, { concurrency: "unbounded" })
      for (const id of ids) assert.lengthOf(yield* textsOf(id), 1, id)
    })
  )

  it.effect("as they were written first, also if the first server has not committed yet", () =>
    Effect.gen(function* () {
      const second = yield* besideOpen(
        keep(letter("open", "Erstes.")),
        keep(letter("open", "Zweites.")),
        saving
      )
      assert.deepStrictEqual(second, [])
      assert.deepStrictEqual(yield* textsOf("open"), ["Erstes."])
      assert.deepStrictEqual(yield* settledOf("open"), [false])
    })
  )

  it.effect("and are not sent again after they were sent or have failed, unless requested", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(yield* settledOf("state"), [false])
      for (const [change, settled] of [
        ["attempts = 1, failure = 'later'", false],
        ["sent_at = now()", true],
        ["sent_at = null, failed_at = now()", true],
        ["asked_again_at = now()", false]
      ] as const) {
        yield* sql`update mail set ${sql.literal(change)} where id = 'state'`
        assert.deepStrictEqual(yield* settledOf("state"), [settled], change)
      }
    })
  )

  it.effect("and the result of an attempt that is just being recorded is seen", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* keep(letter("noted"))
      const second = yield* besideOpen(
        sql`update mail set sent_at = now() where id = 'noted'`,
        settledOf("noted"),
        saving
      )
      assert.deepStrictEqual(second, [true])
    })
  )
})
