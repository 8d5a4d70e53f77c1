const later =
  "Whether the lender accepts, and what was delivered, is known only after the order: no page sends it to the plan."
const another =
  "No page sends it to the machine: with another offer the part of the plans is made anew, and with it the machine."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const instalmentPlanExclusions: Readonly<Record<string, string>> = {
  "instalmentPlan.loading --price.changed[0]--> instalmentPlan.loading": another,
  "instalmentPlan.unread --price.changed[0]--> instalmentPlan.loading": another,
  "instalmentPlan.unavailable --price.changed[0]--> instalmentPlan.loading": another,
  "instalmentPlan.choosing --price.changed[0]--> instalmentPlan.loading": another,
  "instalmentPlan.chosen --price.changed[0]--> instalmentPlan.loading": another,
  "instalmentPlan.chosen --plan.accept[0]--> instalmentPlan.provisional":
    "The plan is applied for with the order, which is the wizard's: the step of payment ends before.",
  "instalmentPlan.provisional --plan.choose[0]--> instalmentPlan.chosen": later,
  "instalmentPlan.provisional --plan.refused[0]--> instalmentPlan.refused": later,
  "instalmentPlan.provisional --price.changed[0]--> instalmentPlan.loading": later,
  "instalmentPlan.provisional --goods.delivered[0]--> instalmentPlan.final": later,
  "instalmentPlan.refused --plan.choose[0]--> instalmentPlan.chosen": later,
  "instalmentPlan.refused --price.changed[0]--> instalmentPlan.loading": later
}
