import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { rowOf } from "../../domain/cancellation/row.test-support.ts"
import { type CancellationQuery, wholeView } from "../../domain/cancellation/view.ts"
import { cancellationMachine, type KeptEdit, type ListAnswer } from "../../machines/cancellation.machine.ts"
import { firstRowsOf } from "../../ui/support/cancellations/cancellation.view.ts"

const query = { countryId: null, from: "2026-01-01", to: "2026-12-31", dealerId: null } as const
const newest = { query, rows: [rowOf("a")] }

/** Creates a list whose responses arrive when the test sends them. */
const begin = (view = wholeView) => {
  const given: Array<(answer: ListAnswer) => void> = []
  const actor = createActor(
    cancellationMachine.provide({
      actors: {
        listCancellations: fromPromise<ListAnswer, CancellationQuery>(
          () => new Promise((resolve) => void given.push(resolve))
        ),
        recallBatch: fromPromise<ReadonlyArray<KeptEdit>, Record<string, never>>(() => Promise.resolve([]))
      }
    }),
    { input: { query, view, keySeed: "page" } }
  ).start()
  return {
    wish: (wished: CancellationQuery) => actor.send({ type: "query.change", query: wished }),
    shown: () => firstRowsOf(actor.getSnapshot(), newest),
    answer: async () => {
      given.at(-1)?.({ kind: "listed", rows: [rowOf("a"), rowOf("b")], total: 2 })
      await expect.poll(() => actor.getSnapshot().matches({ list: "full" })).toBe(true)
    }
  }
}

it("shows the newest rows until the list is loaded, and never afterwards (rule desk.tables)", async () => {
  const list = begin()
  expect(list.shown()).toBe(newest.rows)
  await list.answer()
  expect(list.shown()).toEqual([])
  list.wish(query)
  expect(list.shown(), "they may have changed since").toEqual([])
})

it("shows no newest rows for another list, sort order or filter", () => {
  const list = begin()
  list.wish({ ...query, countryId: 3 })
  expect(list.shown()).toEqual([])
  expect(begin({ ...wholeView, search: "Muster" }).shown()).toEqual([])
  expect(begin({ ...wholeView, status: "open" }).shown()).toEqual([])
  expect(begin({ ...wholeView, sort: { column: "customer", direction: "ascending" } }).shown()).toEqual([])
  expect(begin({ ...wholeView, columns: ["orderNumber"] }).shown()).toBe(newest.rows)
})
