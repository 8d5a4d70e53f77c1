import { assign, setup } from "xstate"
import { orderMachineVersion } from "../../domain/order/draft.ts"
import { type FormName, type FormStep, formSteps, ofEachStep, orderSteps } from "../../domain/order/steps.ts"

/** Facts for the validated steps of an order: which of its forms are filled in and valid. */
export interface StepFacts extends Readonly<Record<FormName, boolean>> {
  /** Delivery points of the order, 1–5. */
  readonly count: number
}

/**
 * The part of the order machine that the server runs (decision 019): the progress of an order, derived from its valid
 * forms. Its state is the last open step; the wizard enters only steps that this machine has opened.
 */
export const validatedStepsMachine = setup({
  types: {
    input: {} as StepFacts,
    context: {} as StepFacts,
    events: {} as { readonly type: "facts.changed"; readonly facts: StepFacts }
  },
  actions: { keep: assign((_, facts: StepFacts) => facts) },
  guards: {
    lacks: ({ context }, step: FormStep) =>
      orderSteps[step].isPartOf({ stations: context.count }) && !context[orderSteps[step].form]
  }
}).createMachine({
  id: "validatedSteps",
  version: String(orderMachineVersion),
  context: ({ input }) => input,
  initial: "deciding",
  on: {
    "facts.changed": {
      target: ".deciding",
      actions: { type: "keep", params: ({ event }) => event.facts }
    }
  },
  states: {
    deciding: {
      always: [
        ...formSteps.map((step) => ({ guard: { type: "lacks" as const, params: step }, target: step })),
        { target: "Summary" }
      ]
    },
    // the final check has no form: it opens with the summary (rule order.steps)
    ...ofEachStep({})
  }
})
