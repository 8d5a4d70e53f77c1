import { formStepState } from "./form-step.state.ts"
import { orderSetup } from "./setup.ts"

/** The payment step: where the buyer has to agree to the saved payment at a provider, the page redirects there. */
export const paymentStepState = orderSetup.createStateConfig({
  ...formStepState,
  initial: "arriving",
  states: {
    ...formStepState.states,
    arriving: { always: [{ guard: "mustAgree", target: "leaving" }, { target: "editing" }] },
    /** Seen again after going back in the browser: everything can be changed, or gone on with. */
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
