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

/**
 * Rule order.price-told: a changed price is shown before an order starts, and an order without an offer never starts.
 */
const table: Table<Page> = {
  ready: { way: [], leads: again },
  starting: { way: starting, leads: {} },
  unreachable: { way: [...starting, fail], leads: again },
  notAllowed: { way: [...starting, answer({ kind: "notAllowed" })], leads: again },
  sessionDoubted: { way: [...starting, answer({ kind: "sessionDoubted" })], leads: again },
  changed: {
    way: [...starting, answer({ kind: "priceChanged", offer: { ...offer, hash: "hash-2" } })],
    leads: { "has seen the price": "starting" }
  },
  offerGone: { way: [...starting, answer({ kind: "offerGone" })], leads: {} },
  started: { way: [...starting, answer({ kind: "started", draftId: "draft-1" })], leads: {} }
}

describe("starting an order (rule order.price-told)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("sends one request in every state that waits for an answer, and opens the wizard once", async () => {
    for (const [state, { way }] of Object.entries(table)) {
      const page = begin()
      for (const action of [...way, ...Object.values(actions)]) await action(page)
      const starts = { ready: 1, unreachable: 2, notAllowed: 2, sessionDoubted: 2, changed: 2 }[state] ?? 1
      expect([state, page.asked("startDraft").length]).toEqual([state, starts])
      expect([state, page.effects("openWizard").length]).toEqual([state, state === "started" ? 1 : 0])
    }
  })
})

describe("orderStart (rule order.price-told)", () => {
  const start = { type: "order.start" }

  it("starts one draft with the hash that the user saw, however often it is clicked", async () => {
    const page = begin()
    page.send(start)
    page.send(start)
    expect(page.asked("startDraft")).toEqual([
      { calculation: calculationOf(), dealerId: 100_000, offerHash: "hash-a" }
    ])
    await page.answer("startDraft", { kind: "started", draftId: "draft-1" })
    page.send(start)
    expect(page.effects("openWizard")).toEqual([{ draftId: "draft-1" }])
    expect(page.snapshot().status, "there is nothing more to begin").toBe("done")
  })

  it("starts with the new hash once the new price is acknowledged", async () => {
    const page = begin()
    page.send(start)
    await page.answer("startDraft", {
      kind: "priceChanged",
      offer: { ...offer, totalPrice: 1900, hash: "hash-2" }
    })
    page.send(start)
    expect(page.asked("startDraft")).toHaveLength(1)
    expect([page.snapshot().context.seenOffer?.totalPrice, page.snapshot().context.offer.totalPrice]).toEqual(
      [1800, 1900]
    )
    page.send({ type: "price.acknowledge" })
    expect(page.asked("startDraft")[1]).toMatchObject({ offerHash: "hash-2" })
  })

  it("is busy only while it waits; initially there is no changed price to acknowledge", async () => {
    const page = begin()
    expect([[...page.snapshot().tags], page.snapshot().context]).toEqual([
      [],
      { calculation: calculationOf(), offer, seenOffer: null, draftId: null }
    ])
    page.send({ type: "price.acknowledge" })
    expect(page.snapshot().value, "there is nothing to acknowledge").toBe("ready")
    page.send(start)
    expect([...page.snapshot().tags]).toEqual(["busy"])
    await page.answer("startDraft", { kind: "started", draftId: "draft-1" })
    expect([[...page.snapshot().tags], page.snapshot().context.draftId]).toEqual([[], "draft-1"])
  })

  it("can be repeated without an answer, and ends if there is no offer any more", async () => {
    const page = begin()
    page.send(start)
    await page.fail("startDraft")
    expect(page.snapshot().value).toBe("unreachable")
    page.send(start)
    await page.answer("startDraft", { kind: "offerGone" })
    page.send(start)
    expect([page.snapshot().value, page.asked("startDraft").length]).toEqual(["offerGone", 2])
  })
})
