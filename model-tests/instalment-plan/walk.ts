import { instalmentPlanMachine } from "../../src/machines/instalment-plan.machine.ts"
import { instalmentOffer, longPlans, noPlans, planOf } from "../data/payments.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const withPlan: ReadonlyArray<unknown> = ["chosen", "provisional", "refused", "final"]

export const instalmentPlanWalk = walkOf(instalmentPlanMachine, {
  ways: {
    everywhere: {
      inputs: [
        { draftId: "d", months: 6 },
        { draftId: "d", months: 12 }
      ],
      events: [
        { type: "plan.choose", optionId: planOf(6) },
        { type: "plan.choose", optionId: planOf(12) },
        { type: "plan.choose", optionId: planOf(24) },
        { type: "plan.accept" },
        { type: "plan.refused" },
        { type: "options.retry" },
        { type: "price.changed" },
        { type: "goods.delivered", total: 244_728 },
        done("loadOptions", instalmentOffer),
        done("loadOptions", longPlans),
        done("loadOptions", noPlans),
        fails("loadOptions")
      ],
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
