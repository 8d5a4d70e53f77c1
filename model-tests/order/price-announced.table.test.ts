import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { heldOf, paymentForm } from "../data/drafts.ts"
import { offerOf } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, type Action, pathOf, send } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>
type Progress = Parameters<typeof heldOf>[0]

/** Creates a draft with a price; each price has a separate version. */
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
  ["the final check finds it", "Summary", found],
  [
    "the user leaves its notice and returns",
    "Summary",
    [...found, goTo("Payment"), goTo("Summary"), looked(1900)]
  ],
  [
    "the user goes one step back from its notice and browses forward",
    "Summary",
    [...found, send("step.previous"), browseTo("Summary"), looked(1900)]
  ],
  [
    "the user saves a step before returning",
    "Summary",
    [...found, goTo("Payment"), save, saved(1900), looked(1900)]
  ],
  ["its notice stays open for half an hour", "Summary", [...found, halfAnHour, looked(1900)]],
  ["the answer to a save contains it", "Payment", [save, saved(1900), looked(1900)]],
  [
    "the answer to a save contains it, and the check is not answered",
    "Payment",
    [save, saved(1900), unlooked]
  ],
  [
    "another window had saved with it, and the local input is kept",
    "Payment",
    [...conflict, send("conflict.keepMine"), saved(1900), looked(1900)]
  ],
  [
    "another window had saved with it, and its version is used",
    "Payment",
    [...conflict, send("conflict.takeTheirs"), goTo("Summary"), looked(1900)]
  ],
  [
    "the other window's version could not be read at first",
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
    "it is changed elsewhere, and that notice is skipped",
    "Summary",
    [looked(1800, "conflict"), read(1900), goTo("Payment"), goTo("Summary"), looked(1900)]
  ],
  [
    "the order is refused because of it",
    "Summary",
    [...atButton, place, refuses("priceChanged"), read(1900)]
  ],
  [
    "the order is refused because of it, and its notice is skipped",
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
    "it is found after another changed price",
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

describe("a changed price must be acknowledged before ordering (rule order.price-told)", () => {
  it.each(ways)("is shown beside the one that the buyer saw if %s", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions)
    expect([state(page), ...prices(page)]).toEqual([announced, 1800, 1900])
    const before = page.asked("placeOrder").length
    await walked(page, place, send("place.retry"))
    expect([state(page), page.asked("placeOrder").length]).toEqual([announced, before])
    await walked(page, send("price.acknowledge"), key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1900, 1900])
  })

  it.each(ways)("is not shown again after it was acknowledged, if %s", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions, send("price.acknowledge"))
    expect(state(page)).toBe(keying)
    await walked(page, goTo("Payment"), goTo("Summary"), looked(1900))
    expect(state(page)).toBe(keying)
    await walked(page, key, goTo("Payment"), save, saved(1900), looked(1900), key, halfAnHour, looked(1900))
    expect(state(page)).toBe(keying)
  })

  it("is not shown again if it was acknowledged with a change from another window", async () => {
    const page = await walked(begin(), looked(1800, "conflict"), read(1900))
    expect([state(page), ...prices(page)]).toEqual(["step.summary.changed", 1800, 1900])
    await walked(page, send("change.acknowledge"), looked(1900), key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1900, 1900])
  })

  it("is shown even if the price is the same and only the delivery is later", async () => {
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

  it("is shown again when it changes again", async () => {
    const page = await walked(begin(), ...found, send("price.acknowledge"), key, halfAnHour)
    await walked(page, looked(1800, "priceChanged"))
    expect([state(page), ...prices(page)]).toEqual([announced, 1900, 1800])
    await walked(page, goTo("Payment"), goTo("Summary"), looked(1800))
    expect([state(page), ...prices(page)]).toEqual([announced, 1900, 1800])
  })

  it("is shown before a similar order, and before the notice of a closed summary", async () => {
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

  it("is compared with the price shown at the button, even if that was not checked before", async () => {
    const page = await walked(begin("Summary", null), read(1800), unlooked, key)
    expect([state(page), ...prices(page)]).toEqual([reviewing, 1800, 1800])
    await walked(page, goTo("Payment"), save, saved(1900), looked(1900))
    expect([state(page), ...prices(page)]).toEqual([announced, 1800, 1900])
  })
})

describe("an unchanged price", () => {
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
    ["after a check without an answer", [save, saved(1800), unlooked]],
    [
      "after a different price that was not acknowledged",
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
  ])("%s, is never shown as changed", async (_, actions) => {
    expect(state(await walked(begin("Payment"), ...actions))).toBe(keying)
  })
})
