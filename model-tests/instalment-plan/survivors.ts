import type { Reasons } from "../mutants/reason.ts"

export const instalmentPlan: Reasons = {
  "src/machines/instalment-plan.machine.ts": [
    {
      mutator: "BooleanLiteral",
      original: "false",
      replacement: "true",
      times: 2,
      reason:
        "Asked only in states that are reached with the lender's offer, so nothing comes here without one."
    }
  ]
}
