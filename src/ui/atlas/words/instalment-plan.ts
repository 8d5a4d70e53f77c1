import type { Words } from "../words.ts"

export const instalmentPlanWords: Words = {
  purpose: "A plan of instalments, from the lender's offers to the final plan for the delivered amount.",
  states: {
    loading: "The lender's plans are requested.",
    unread: "No answer.",
    unavailable: "The lender does not accept this order.",
    sorting: "Checks whether a plan was chosen before.",
    choosing: "The plans are shown, and none is chosen.",
    chosen: "A plan is chosen.",
    provisional: "It is applied for, and valid until the delivery.",
    refused: "The lender refused; another plan can be applied for.",
    final: "The plan is calculated again for the delivered amount."
  },
  events: {
    "options.retry": "The user tries again after a failure.",
    "price.changed": "The offer has changed, and with it the plans.",
    "plan.choose": "A plan is chosen.",
    "plan.accept": "The buyer applies for it.",
    "plan.refused": "The lender refuses.",
    "goods.delivered": "The goods were delivered, for this sum."
  }
}
