import type { Words } from "../words.ts"

export const instalmentPlanWords: Words = {
  purpose: "A plan of instalments from the lender's offers to the final one by what was delivered.",
  states: {
    loading: "The lender is asked for plans.",
    unread: "No answer.",
    unavailable: "The lender does not take this order.",
    sorting: "Looks whether a plan was wished for before.",
    choosing: "The plans are shown, and none is chosen.",
    chosen: "A plan is chosen.",
    provisional: "It is applied for; it holds until the goods have come.",
    refused: "The lender said no; another plan can be asked for.",
    final: "The plan is reckoned anew by what was delivered."
  },
  events: {
    "options.retry": "The user asks once more after a failure.",
    "price.changed": "The offer is another one, and so are its plans.",
    "plan.choose": "A plan is chosen.",
    "plan.accept": "The buyer applies for it.",
    "plan.refused": "The lender says no.",
    "goods.delivered": "The goods have come, for this sum."
  }
}
