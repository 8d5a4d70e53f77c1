import { formStepState } from "./form-step.state.ts"
import { orderSetup } from "./setup.ts"

/** The payment step: if the buyer must approve the saved payment at a provider, the page redirects there. */
export const paymentStepState = orderSetup.createStateConfig({
  ...formStepState,
  initial: "arriving",
  states: {
    ...formStepState.states,
    arriving: { always: [{ guard: "mustAgree", target: "leaving" }, { target: "editing" }] },
    /** Shown again after going back in the browser: the buyer can change everything or continue. */
    leaving: {
      entry: { type: "leaveTo", params: ({ context }) => ({ approvalUrl: context.approvalUrl ?? "" }) },
      exit: "forgetApproval",
      on: {
        "leave.retry": {
          actions: { type: "leaveTo", params: ({ context }) => ({ approvalUrl: context.approvalUrl ?? "" }) }
        }
      }
    }
  }
})
