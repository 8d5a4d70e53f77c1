import { planOf } from "../../../model-tests/data/payments.ts"
import { instalmentPlanMoves } from "../../../model-tests/instalment-plan/walk.ts"
import { type InstalmentOffer, instalmentPlanMachine } from "../../../src/machines/instalment-plan.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { gesturesOn, noticesOn, type Way } from "../harness/gestures.ts"
import { instalmentPlanExclusions } from "./excluded.ts"
import { openOrder, orderOf } from "../harness/orders-on-wire.ts"
import { OrderScreen } from "../order/screen.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type On = Way<typeof instalmentPlanMachine, OrderScreen>

const { causes } = gesturesOn<typeof instalmentPlanMachine, OrderScreen>()

const offers = ({ output }: { readonly output: InstalmentOffer }): On => ({ reply: { json: toWire(output) } })

const chooses = (months: number): On => ({
  when: (at) => at.hasTag("table") && at.context.plan?.months !== months,
  act: ({ screen }) => screen.payment.plan(months).check()
})

let count = 0

const open = async ({ page, screen }: Scene<OrderScreen>): Promise<void> => {
  await openOrder(page, "single", `single-rates-${++count}`, orderOf("single", "addressed"))
  await screen.wizard.step("Payment").waitFor()
  await screen.payment.rates.check()
  await page.getByText("Die Raten werden berechnet").waitFor()
}

/** Model-based test of the instalment plans: all user actions and server responses. */
export const instalmentPlanPaths: PathsOf<typeof instalmentPlanMachine, OrderScreen> = {
  machine: instalmentPlanMachine,
  // the default is to pay in six months
  starts: [{ name: "who pays in rates", input: { draftId: "single", months: 6 } }],
  frame: 60,
  ports: { loadOptions: "**/api/order-process/*/installment-options" },
  immediate: ["loadOptions"],
  screen: (page) => new OrderScreen(page),
  open,
  openAgain: open,
  gestures: causes(instalmentPlanMoves, {
    "the lender has all plans": offers,
    "the lender has no plan of six months": offers,
    "the lender does not take it": offers,
    "the plans cannot be read": { reply: { abort: true } },
    "chooses 12 months": chooses(12),
    "chooses 18 months": chooses(18),
    "tries again": {
      when: ({ value }) => value === "unread",
      act: ({ screen }) => screen.button("Noch einmal versuchen").click()
    }
  }),
  sees: ({ value, context: { plan, offer } }) => [value, plan?.months, offer?.options.length],
  seen: (at) => ({
    plans: at.hasTag("table") ? (at.context.offer?.options.length ?? 0) : 0,
    chosen: at.context.plan === null ? null : planOf(at.context.plan.months),
    isBusy: at.matches("loading"),
    notices: at.matches("unread")
      ? ["Die Raten lassen sich gerade nicht berechnen"]
      : at.matches("unavailable")
        ? ["Für diese Bestellung gibt es gerade keine Raten"]
        : []
  }),
  look: async ({ page }) => {
    const main = await page.getByRole("main").evaluate((element) => ({
      plans: element.querySelectorAll("input[name=installmentPlan]").length,
      chosen: element.querySelector<HTMLInputElement>("input[name=installmentPlan]:checked")?.value ?? null,
      isBusy: [...element.querySelectorAll("output")].some(({ textContent }) => textContent.includes("Raten"))
    }))
    return { ...main, notices: await noticesOn(page) }
  },
  excluded: instalmentPlanExclusions
}
