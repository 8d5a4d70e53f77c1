import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { heldOf, paymentForm } from "../data/drafts.ts"
import { offerOf } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, type Action, pathOf, send } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>
type Progress = Parameters<typeof heldOf>[0]

/** A draft with a price; each price has a separate version. */
const at = (totalPrice: number, progress: Progress = "paid", rest: object = {}) =>
  heldOf(progress, {
    version: totalPrice,
    offer: { ...offerOf("a", 100_000), totalPrice, hash: `hash-${totalPrice}`, ...rest }
  })

const begin = (step: "Payment" | "Summary" = "Summary", held: ReturnType<typeof at> | null = at(1800)) =>
  stage(orderMachine, { draftId: "draft-1", wish: { step, variant: null }, held }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
const state = (page: Wizard) => pathOf(page.snapshot().value)
const prices = (page: Wizard) => {
  const { seenOffer, draft } = page.snapshot().context
  return [seenOffer?.totalPrice, draft?.offer.totalPrice]
}
const walked = async (page: Wizard, ...actions: ReadonlyArray<Action<Wizard>>) => {
  for (const action of actions) await action(page)
  return page
}
const goTo = (step: string) => send("step.goto", { step, variant: null })
const browseTo = (step: string) => send("history.moved", { step, variant: null })
const save = send("form.save", { form: paymentForm })
const saved = (price: number) => answer("saveStep", { kind: "saved", ...at(price) })
const read = (price: number, progress?: Progress) =>
  answer("loadDraft", { kind: "loaded", ...at(price, progress) })
const unread: Action<Wizard> = (page) => page.fail("loadDraft")
const looked = (price: number, kind = "unchanged", recentOrders = 0) =>
  answer("checkOffer", { kind, recentOrders, ...at(price) })
const unlooked: Action<Wizard> = (page) => page.fail("checkOffer")
const key = answer("takeKey", "key-1")
const place = send("order.place")
const refuses = (kind: string) => answer("placeOrder", { kind })
const halfAnHour: Action<Wizard> = (page) => page.wait(1_800_000)

const announced = "step.summary.offered.priceChanged"
const keying = "step.summary.offered.keying"
const reviewing = "step.summary.offered.reviewing"
const found = [looked(1900, "priceChanged")]
const conflict = [save, answer("saveStep", { kind: "conflict" }), read(1900)]
const atButton = [looked(1800), key]

const ways: ReadonlyArray<
  readonly [by: string, step: "Payment" | "Summary", actions: ReadonlyArray<Action<Wizard>>]
> = [
  ["the last look finds it", "Summary", found],
  [
    "the user goes back from its notice and comes again",
    "Summary",
    [...found, goTo("Payment"), goTo("Summary"), looked(1900)]
  ],
  [
    "the user goes one step back from it and browses forward",
    "Summary",
    [...found, send("step.previous"), browseTo("Summary"), looked(1900)]
  ],
  ["the user saves on the way", "Summary", [...found, goTo("Payment"), save, saved(1900), looked(1900)]],
  ["its notice is left standing for half an hour", "Summary", [...found, halfAnHour, looked(1900)]],
  ["the answer to a save brings it", "Payment", [save, saved(1900), looked(1900)]],
  ["the answer to a save brings it, and the look goes unanswered", "Payment", [save, saved(1900), unlooked]],
  [
    "another window had saved at it, and what was typed here stays",
    "Payment",
    [...conflict, send("conflict.keepMine"), saved(1900), looked(1900)]
  ],
  [
    "another window had saved at it, and that is taken over",
    "Payment",
    [...conflict, send("conflict.takeTheirs"), goTo("Summary"), looked(1900)]
  ],
  [
    "the other window's version was found after one that could not be read",
    "Payment",
    [
      save,
      answer("saveStep", { kind: "conflict" }),
      unread,
      send("save.retry"),
      read(1900),
      send("conflict.keepMine"),
      saved(1900),
      looked(1900)
    ]
  ],
  [
    "it is changed elsewhere, and the notice of that is passed by",
    "Summary",
    [looked(1800, "conflict"), read(1900), goTo("Payment"), goTo("Summary"), looked(1900)]
  ],
  ["the order is refused for it", "Summary", [...atButton, place, refuses("priceChanged"), read(1900)]],
  [
    "the order is refused for it, and its notice is passed by",
    "Summary",
    [...atButton, place, refuses("priceChanged"), read(1900), goTo("Payment"), goTo("Summary"), looked(1900)]
  ],
  [
    "the payment is declined, which shows no price",
    "Summary",
    [
      ...atButton,
      place,
      refuses("paymentDeclined"),
      read(1900, "addressed"),
      send("change.acknowledge"),
      save,
      saved(1900),
      looked(1900)
    ]
  ],
  [
    "it is found after yet another one",
    "Payment",
    [
      save,
      answer("saveStep", { kind: "conflict" }),
      read(1700),
      send("conflict.keepMine"),
      saved(1700),
      looked(1900, "priceChanged")
    ]
  ]
]

describe("a price that has changed is acknowledged before anything is ordered (rule order.price-told)", () => {
  it.each(ways)("is shown beside the one that was seen where %s", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions)
    expect([state(page), ...prices(page)]).toEqual([announced, 1800, 1900])
    const before = page.asked("placeOrder").length
    await walked(page, place, send("place.retry"))
    expect([state(page), page.asked("placeOrder").length]).toEqual([announced, before])
    await walked(page, send("price.acknowledge"), key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1900, 1900])
  })

  it.each(ways)("is not told again once it was acknowledged, where %s", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions, send("price.acknowledge"))
    expect(state(page)).toBe(keying)
    await walked(page, goTo("Payment"), goTo("Summary"), looked(1900))
    expect(state(page)).toBe(keying)
    await walked(page, key, goTo("Payment"), save, saved(1900), looked(1900), key, halfAnHour, looked(1900))
    expect(state(page)).toBe(keying)
  })

  it("is not told again once what another window changed was acknowledged with it", async () => {
    const page = await walked(begin(), looked(1800, "conflict"), read(1900))
    expect([state(page), ...prices(page)]).toEqual(["step.summary.changed", 1800, 1900])
    await walked(page, send("change.acknowledge"), looked(1900), key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1900, 1900])
  })

  it("is shown as well where the price is the same and the delivery comes later", async () => {
    const later = at(1800, "paid", { endDeliveryPeriodDate: "2026-12-24" })
    const look = (kind: string) => answer("checkOffer", { kind, recentOrders: 0, ...later })
    const away = [look("priceChanged"), goTo("Payment"), goTo("Summary")]
    const passedBy = await walked(begin(), ...away, look("unchanged"))
    expect(state(passedBy)).toBe(announced)
    const brought = await walked(begin("Payment"), save, answer("saveStep", { kind: "saved", ...later }))
    await walked(brought, look("unchanged"))
    expect(state(brought)).toBe(announced)
    await walked(brought, send("price.acknowledge"), key)
    expect(state(brought)).toBe(reviewing)
  })

  it("is shown once more when it is another one again", async () => {
    const page = await walked(begin(), ...found, send("price.acknowledge"), key, halfAnHour)
    await walked(page, looked(1800, "priceChanged"))
    expect([state(page), ...prices(page)]).toEqual([announced, 1900, 1800])
    await walked(page, goTo("Payment"), goTo("Summary"), looked(1800))
    expect([state(page), ...prices(page)]).toEqual([announced, 1900, 1800])
  })

  it("is shown before an order like it, and before a summary that it has closed", async () => {
    const doubled = await walked(begin("Payment"), save, saved(1900), looked(1900, "unchanged", 1))
    expect(state(doubled)).toBe(announced)
    doubled.send({ type: "price.acknowledge" })
    expect(state(doubled)).toBe("step.summary.offered.doubled")
    const closed = await walked(begin("Payment"), save, saved(1900))
    await closed.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...at(1900, "addressed") })
    expect(state(closed)).toBe(announced)
    closed.send({ type: "price.acknowledge" })
    expect(state(closed)).toBe("step.summary.changed")
  })

  it("is compared with what was shown at the button, also where that was not checked before", async () => {
    const page = await walked(begin("Summary", null), read(1800), unlooked, key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1800, 1800])
    await walked(page, goTo("Payment"), save, saved(1900), looked(1900))
    expect([state(page), ...prices(page)]).toEqual([announced, 1800, 1900])
  })
})

describe("the same price", () => {
  const relisted = { hash: "hash-of-another-list" }

  it.each([
    [
      "with another price list, by a save",
      [save, answer("saveStep", { kind: "saved", ...at(1800, "paid", relisted) }), looked(1800)]
    ],
    [
      "with another version, after a conflict",
      [
        save,
        answer("saveStep", { kind: "conflict" }),
        read(1800),
        send("conflict.keepMine"),
        saved(1800),
        looked(1800)
      ]
    ],
    ["after a look that was not answered", [save, saved(1800), unlooked]],
    [
      "that was another one meanwhile, which was not acknowledged",
      [
        ...conflict,
        send("conflict.keepMine"),
        saved(1900),
        looked(1900),
        goTo("Payment"),
        save,
        saved(1800),
        looked(1800)
      ]
    ]
  ])("%s, is never told", async (_, actions) => {
    expect(state(await walked(begin("Payment"), ...actions))).toBe(keying)
  })
})
