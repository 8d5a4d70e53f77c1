import { instalmentPlanMachine } from "../../src/machines/instalment-plan.machine.ts"
import { instalmentOffer, longPlans, noPlans, planOf } from "../data/payments.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

const withPlan: ReadonlyArray<unknown> = ["chosen", "provisional", "refused", "final"]

const chooses = (months: number) => ({ type: "plan.choose", optionId: planOf(months) })

export const instalmentPlanMoves = {
  "the lender has all plans": done("loadOptions", instalmentOffer),
  "the lender has no plan of six months": done("loadOptions", longPlans),
  "the lender does not take it": done("loadOptions", noPlans),
  "the plans cannot be read": fails("loadOptions"),
  "chooses 12 months": chooses(12),
  "chooses 18 months": chooses(18),
  "tries again": { type: "options.retry" }
}

/** Events that today's page never sends: it has all plans at once, and another machine places the order. */
const beside = [
  chooses(6),
  chooses(24),
  { type: "plan.accept" },
  { type: "plan.refused" },
  { type: "price.changed" },
  { type: "goods.delivered", total: 244_728 }
]

export const instalmentPlanWalk = walkOf(instalmentPlanMachine, {
  ways: {
    everywhere: {
      inputs: [
        { draftId: "d", months: 6 },
        { draftId: "d", months: 12 }
      ],
      events: [...eventsOf(instalmentPlanMoves), ...beside],
      sees: ({ value, context }) => [
        value,
        context.plan?.optionId,
        context.offer?.options.length,
        context.months
      ]
    }
  },
  promises: {
    "a plan is there where one was chosen, and nowhere else": ({ value, context }) =>
      (context.plan !== null) === withPlan.includes(value),
    "a plan is provisional until the goods have come": ({ value, context }) =>
      context.plan === null || context.plan.isProvisional === (value !== "final"),
    "a plan is one of the lender's, until it is final": ({ value, context }) =>
      context.plan === null || value === "final" || (context.offer?.options.includes(context.plan) ?? false),
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
