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

describe("an offer is valid for 30 minutes from the answer that brought it (rule offer.lifetime)", () => {
  it.each([
    ["the other order is read of", [says("unchanged", 1)], [send("double.acknowledge"), key]],
    ["the new price is read", [says("priceChanged")], [send("price.acknowledge"), key]],
    ["the key is not stored", [says("unchanged"), noKey], [send("place.retry"), key]],
    ["the key is taken", [says("unchanged")], [key]],
    [
      "the new price and then the other order are read of",
      [says("priceChanged", 1), send("price.acknowledge")],
      [send("double.acknowledge"), key]
    ]
  ])("also while %s for 29 of them: one is left for the button", async (_, before, after) => {
    const page = await walked(begin(), ...before, wait(29 * minute), ...after)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(minute - 1)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(at(page)).toBe("step.summary.recalculating")
    await key(page)
    expect(at(page), "no key brings the button back").toBe("step.summary.recalculating")
  })

  it("begins anew with the answer that brings it anew", async () => {
    const page = await walked(begin(), ...reviewing, wait(30 * minute), ...reviewing)
    page.wait(30 * minute - 1)
    expect(at(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(page.asked("checkOffer")).toHaveLength(3)
  })

  it("never ends an order that is on its way, nor the asking after one", async () => {
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

  it("is asked for again after a refusal: only what is left of it is there for the next try", async () => {
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
    ["stood in a step for 40 minutes", "Payment", [wait(40 * minute), goTo("Summary")]],
    ["came back from a step", "Summary", [...reviewing, goTo("Payment"), wait(minute), goTo("Summary")]],
    [
      "browsed back to it",
      "Summary",
      [...reviewing, goTo("Payment"), send("history.moved", { step: "Summary", variant: null })]
    ],
    [
      "has read what was changed elsewhere",
      "Summary",
      [
        says("conflict"),
        (page: Wizard) => page.answer("loadDraft", { kind: "loaded", ...held }),
        wait(40 * minute),
        send("change.acknowledge")
      ]
    ]
  ]

  it.each(ways)("is not ordered by who %s, before it was looked at", async (_, step, actions) => {
    const page = await walked(begin(step), ...actions)
    expect(at(page)).toBe("step.summary.recalculating")
    await noAnswer(page)
    expect(at(page)).toBe("step.summary.unchecked")
    page.send({ type: "order.place" })
    expect(page.asked("placeOrder")).toEqual([])
    await walked(page, send("place.retry"), ...reviewing)
    expect(at(page)).toBe("step.summary.offered.reviewing")
  })

  it("is known where the draft has just been read or saved: there an unanswered look is only missed", async () => {
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
