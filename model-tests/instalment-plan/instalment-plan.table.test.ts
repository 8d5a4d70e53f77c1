import { describe, expect, it } from "vitest"
import { instalmentPlanMachine } from "../../src/machines/instalment-plan.machine.ts"
import { instalmentOffer, longPlans, noPlans, planOf } from "../data/payments.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof instalmentPlanMachine>

const begin = (months = 6) => stage(instalmentPlanMachine, { draftId: "d", months })
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return context.plan === null ? String(value) : `${String(value)}, ${context.plan.months}`
}
const choose = (months: number) => (page: Page) =>
  page.send({ type: "plan.choose", optionId: planOf(months) })
const send = (type: string) => (page: Page) => page.send({ type })
const answer = (page: Page) => page.answer("loadOptions", instalmentOffer)
const answerLong = (page: Page) => page.answer("loadOptions", longPlans)
const answerNone = (page: Page) => page.answer("loadOptions", noPlans)
const fail = (page: Page) => page.fail("loadOptions")

const actions = {
  twelve: choose(12),
  unknown: choose(24),
  accept: send("plan.accept"),
  refuse: send("plan.refused"),
  retry: send("options.retry"),
  reprice: send("price.changed"),
  deliver: (page: Page) => page.send({ type: "goods.delivered", total: 244_728 })
}
const twelve = { twelve: "chosen, 12", reprice: "loading" }

/** Rule payment.final-plan. */
const table: Table<Page> = {
  loading: { way: [], leads: {} },
  unread: { way: [fail], leads: { retry: "loading", reprice: "loading" } },
  unavailable: { way: [answerNone], leads: { reprice: "loading" } },
  choosing: { way: [answerLong], leads: twelve },
  "chosen, 6": { way: [answer], leads: { ...twelve, accept: "provisional, 6" } },
  "provisional, 6": {
    way: [answer, actions.accept],
    leads: { ...twelve, refuse: "refused, 6", deliver: "final, 6" }
  },
  "refused, 6": { way: [answer, actions.accept, actions.refuse], leads: twelve },
  "final, 6": { way: [answer, actions.accept, actions.deliver], leads: {} }
}

describe("instalments (rule payment.final-plan)", () => {
  it("follow the table in every state", async () => {
    expect(differences(await rowsOf(() => begin(), where, actions, table))).toEqual([])
  })

  it("are requested again when the price changes, and a late answer does not restore the old ones (rule machine.late-answer)", async () => {
    const page = begin()
    actions.reprice(page)
    expect([where(page), page.isStopped("loadOptions", 0)]).toEqual(["loading", true])
    expect(page.asked("loadOptions")).toEqual([{ draftId: "d" }, { draftId: "d" }])
    await page.answer("loadOptions", instalmentOffer, 0)
    expect(where(page)).toBe("loading")
    await page.answer("loadOptions", longPlans)
    expect(where(page)).toBe("choosing")
    const unread = begin()
    await fail(unread)
    actions.reprice(unread)
    await answer(unread)
    expect([where(unread), unread.asked("loadOptions").length]).toEqual(["chosen, 6", 2])
  })

  it("default to six months, or to twelve if twelve were requested", async () => {
    const page = begin(12)
    await answer(page)
    expect(where(page)).toBe("chosen, 12")
  })

  it("are billed by the delivered amount at the same interest rate", async () => {
    const page = begin(12)
    await answer(page)
    actions.accept(page)
    actions.deliver(page)
    expect(page.snapshot().context.plan).toMatchObject({
      rate: 214.65,
      lastRate: 214.7,
      totalAmount: 2575.85,
      effectiveRate: 9.99,
      isProvisional: false
    })
  })

  it("are requested from the lender for this order, and the lender's table is shown from then on", async () => {
    const page = begin()
    expect(page.asked("loadOptions")).toEqual([{ draftId: "d" }])
    const tags: Record<string, ReadonlyArray<string>> = {}
    for (const [state, { way }] of Object.entries(table)) {
      const at = begin()
      for (const action of way) await action(at)
      tags[state] = [...at.snapshot().tags]
    }
    expect(tags).toEqual({
      loading: ["busy"],
      unread: [],
      unavailable: [],
      choosing: ["table"],
      "chosen, 6": ["table"],
      "provisional, 6": ["table"],
      "refused, 6": ["table"],
      "final, 6": []
    })
  })

  it("are final once the goods are delivered", async () => {
    const page = begin()
    await answer(page)
    actions.accept(page)
    actions.deliver(page)
    expect(page.snapshot().status).toBe("done")
  })
})
