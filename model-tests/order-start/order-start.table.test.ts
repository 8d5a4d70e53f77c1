import { describe, expect, it } from "vitest"
import { orderStartMachine } from "../../src/machines/order-start.machine.ts"
import { calculationOf, offerOf } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof orderStartMachine>

const offer = offerOf("a", 100_000)
const begin = () => stage(orderStartMachine, { calculation: calculationOf(), offer }, ["openWizard"])
const where = (page: Page): string => String(page.snapshot().value)
const send =
  (type: string): Action<Page> =>
  (page) =>
    page.send({ type })
const answer =
  (output: object): Action<Page> =>
  (page) =>
    page.answer("startDraft", output)
const fail: Action<Page> = (page) => page.fail("startDraft")

const actions = {
  starts: send("order.start"),
  "has seen the price": send("price.acknowledge"),
  waits: (page: Page) => page.wait(3_600_000)
}
const starting = [actions.starts]
const again = { starts: "starting" }

/** Rule order.price-told: a price that changed is seen before anything begins, and what nobody offers never does. */
const table: Table<Page> = {
  ready: { way: [], leads: again },
  starting: { way: starting, leads: {} },
  unreachable: { way: [...starting, fail], leads: again },
  changed: {
    way: [...starting, answer({ kind: "priceChanged", offer: { ...offer, hash: "hash-2" } })],
    leads: { "has seen the price": "starting" }
  },
  offerGone: { way: [...starting, answer({ kind: "offerGone" })], leads: {} },
  started: { way: [...starting, answer({ kind: "started", draftId: "draft-1" })], leads: {} }
}

describe("the beginning of an order (rule order.price-told)", () => {
  it("goes where the table says, from every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("asks once in every state that waits for an answer, and opens the wizard once", async () => {
    for (const [state, { way }] of Object.entries(table)) {
      const page = begin()
      for (const action of [...way, ...Object.values(actions)]) await action(page)
      const starts = { ready: 1, unreachable: 2, changed: 2 }[state] ?? 1
      expect([state, page.asked("startDraft").length]).toEqual([state, starts])
      expect([state, page.told("openWizard").length]).toEqual([state, state === "started" ? 1 : 0])
    }
  })
})
