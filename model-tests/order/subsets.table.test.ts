import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { nextSteps, openSteps } from "../../src/machines/order/stored-steps.ts"
import { type Combination, combinations, orderOfCombination } from "../data/combinations.ts"
import { stage } from "../harness/stage.ts"

const bits = [false, true]
const subsets = bits.flatMap((address) =>
  bits.flatMap((stations) => bits.map((payment) => ({ address, stations, payment })))
)

/** Tries to place the order in every possible way: through the list of steps, the address bar and the button. */
const placings = async (kind: Combination, done: (typeof subsets)[number]): Promise<number> => {
  const { draft } = orderOfCombination(kind)
  const whole = draft("paid")
  const steps = openSteps(whole.applicableSteps, nextSteps(null, { count: kind.stations, ...done }))
  const isOpen = steps.some(({ key }) => key === "Summary")
  const held = {
    draft: draft("paid", { steps, summaryHash: isOpen ? "summary-1" : null }),
    offerValidFor: 1_800_000
  }
  const page = stage(orderMachine, { draftId: "draft-1", wish: { step: "Summary", variant: null }, held }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
  for (const type of ["step.goto", "history.moved"])
    for (const step of ["Payment", "Summary", "FinalCheck"]) page.send({ type, step, variant: null })
  if (page.asked("checkOffer").length > 0)
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...held })
  if (page.asked("takeKey").length > 0) await page.answer("takeKey", "key-1")
  page.send({
    type: "moisture.declare",
    declaration: { moistureClass: "below25", burningAssured: false }
  })
  page.send({ type: "order.place" })
  page.send({ type: "place.retry" })
  return page.asked("placeOrder").length
}

describe.each(combinations)(
  "every subset of the steps of an order to $stations by $variant in country $countryId by a $buyer",
  (kind) => {
    it("places an order only if it is complete (rule order.steps)", async () => {
      for (const done of subsets) {
        const isWhole = done.address && done.payment && (kind.stations === 1 || done.stations)
        expect([done, await placings(kind, done)]).toEqual([done, isWhole ? 1 : 0])
      }
    })
  }
)
