import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { heldOf, paymentForm } from "../data/drafts.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, pathOf, send } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>

const minute = 60_000
const held = heldOf("paid")

const begin = (step: "Payment" | "Summary" = "Summary") =>
  stage(orderMachine, { draftId: "draft-1", wish: { step, variant: null }, held }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
const at = (page: Wizard) => pathOf(page.snapshot().value)
const says =
  (kind: string, recentOrders = 0, rest: object = held) =>
  (page: Wizard) =>
    page.answer("checkOffer", { kind, recentOrders, ...rest })
const key = (page: Wizard) => page.answer("takeKey", "key-1")
const noKey = (page: Wizard) => page.fail("takeKey")
const goTo = (step: string) => send("step.goto", { step, variant: null })
const wait = (ms: number) => (page: Wizard) => page.wait(ms)

const walked = async (page: Wizard, ...actions: ReadonlyArray<Action<Wizard>>) => {
  for (const action of actions) await action(page)
  return page
}
const reviewing = [says("unchanged"), key]
const placing = [...reviewing, send("order.place")]

describe("an offer is valid for 30 minutes from its answer (rule offer.lifetime)", () => {
  it.each([
    ["the notice of a similar order is shown", [says("unchanged", 1)], [send("double.acknowledge"), key]],
    ["the new price is shown", [says("priceChanged")], [send("price.acknowledge"), key]],
    ["the key could not be stored", [says("unchanged"), noKey], [send("place.retry"), key]],
    ["the key is requested", [says("unchanged")], [key]],
    [
      "the new price and then the similar order are shown",
      [says("priceChanged", 1), send("price.acknowledge")],
      [send("double.acknowledge"), key]
    ]
  ])("including 29 minutes during which %s: one minute is left for the button", async (_, before, after) => {
    const page = await walked(begin(), ...before, wait(29 * minute), ...after)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(minute - 1)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(at(page)).toBe("step.summary.recalculating")
    await key(page)
    expect(at(page), "no key brings the button back").toBe("step.summary.recalculating")
  })

  it("starting again with an answer that contains a new offer", async () => {
    const page = await walked(begin(), ...reviewing, wait(30 * minute), ...reviewing)
    page.wait(30 * minute - 1)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(page.asked("checkOffer")).toHaveLength(3)
  })

  it("without cancelling an order that is being sent, or finding out its result", async () => {
    const page = await walked(begin(), ...placing, wait(31 * minute))
    expect([at(page), page.isStopped("placeOrder")]).toEqual(["step.summary.placing", false])
    await page.fail("placeOrder")
    page.wait(31 * minute)
    expect(at(page)).toBe("step.summary.unanswered")
    page.send({ type: "place.retry" })
    expect(new Set(page.asked("placeOrder").map((asked) => JSON.stringify(asked))).size).toBe(1)
    await page.answer("placeOrder", { kind: "placed", orderId: "order-1" })
    expect(at(page)).toBe("placed")
  })

  it("and is checked again after a refusal: only its remaining validity is left for the next attempt", async () => {
    const refused = (page: Wizard) => page.answer("placeOrder", { kind: "refused", problems: [] })
    const page = await walked(begin(), ...placing, wait(minute), refused, wait(28 * minute))
    expect(at(page)).toBe("step.summary.refused")
    page.send({ type: "place.retry" })
    expect(at(page)).toBe("step.summary.recalculating")
    await walked(page, says("unchanged", 0, heldOf("paid", {}, minute)), key)
    page.wait(minute - 1)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(at(page)).toBe("step.summary.recalculating")
  })
})

describe("an offer of unknown age", () => {
  const noAnswer = (page: Wizard) => page.fail("checkOffer")

  const ways: ReadonlyArray<
    readonly [who: string, step: "Payment" | "Summary", actions: ReadonlyArray<Action<Wizard>>]
  > = [
    ["stayed in a step for 40 minutes", "Payment", [wait(40 * minute), goTo("Summary")]],
    ["returned from a step", "Summary", [...reviewing, goTo("Payment"), wait(minute), goTo("Summary")]],
    [
      "returned by the browser history",
      "Summary",
      [...reviewing, goTo("Payment"), send("history.moved", { step: "Summary", variant: null })]
    ],
    [
      "acknowledged a change from elsewhere",
      "Summary",
      [
        says("conflict"),
        (page: Wizard) => page.answer("loadDraft", { kind: "loaded", ...held }),
        wait(40 * minute),
        send("change.acknowledge")
      ]
    ]
  ]

  it.each(ways)("is checked before a user can order who %s", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions)
    expect(at(page)).toBe("step.summary.recalculating")
    await noAnswer(page)
    expect(at(page)).toBe("step.summary.unchecked")
    page.send({ type: "order.place" })
    expect(page.asked("placeOrder")).toEqual([])
    await walked(page, send("place.retry"), ...reviewing)
    expect(at(page)).toBe("step.summary.offered.reviewing")
  })

  it("is known if the draft has just been read or saved: then a missing check is no obstacle", async () => {
    const read = await walked(begin(), noAnswer, key)
    const saved = await walked(
      begin("Payment"),
      wait(40 * minute),
      send("form.save", { form: paymentForm }),
      (page) => page.answer("saveStep", { kind: "saved", ...held }),
      noAnswer,
      key
    )
    for (const page of [read, saved]) {
      expect(at(page)).toBe("step.summary.offered.reviewing")
      page.wait(30 * minute - 1)
      expect(at(page)).toBe("step.summary.offered.reviewing")
      page.wait(1)
      expect(at(page)).toBe("step.summary.recalculating")
    }
  })
})
