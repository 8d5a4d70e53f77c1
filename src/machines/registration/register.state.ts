import { registrationSetup } from "./setup.ts"
import { submissionStates } from "./submission.states.ts"

/** Registration as a guest, or as a customer with a password; guests only for an order (rule account.guest). */
const mannerStates = registrationSetup.createStateConfig({
  initial: "sorting",
  on: {
    "password.choose": ".withPassword",
    "guest.choose": { guard: "isForOrder", target: ".asGuest" }
  },
  states: {
    sorting: {
      always: [
        { guard: "isGuestWished", target: "asGuest" },
        { guard: "isPasswordWished", target: "withPassword" },
        { target: "undecided" }
      ]
    },
    undecided: {},
    withPassword: {},
    asGuest: {}
  }
})

/**
 * States of the e-mail address: whether it is accepted. Whether it has an account stays secret (rule account.neutral).
 */
const emailStates = registrationSetup.createStateConfig({
  initial: "opening",
  on: {
    "email.change": { target: ".untouched", actions: { type: "keepEmail", params: ({ event }) => event } }
  },
  states: {
    opening: { always: [{ guard: "isEmailCheckedBefore", target: "checked" }, { target: "untouched" }] },
    untouched: { on: { "email.left": "sorting" } },
    sorting: {
      always: [
        { guard: "isEmailMissing", target: "missing" },
        { guard: "isEmailMalformed", target: "malformed" },
        { target: "checking" }
      ]
    },
    missing: {},
    malformed: {},
    checking: {
      invoke: {
        id: "checkEmail",
        src: "checkEmail",
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "checked" },
          { target: "refused" }
        ],
        onError: "uncheckable"
      },
      after: { longestAnswer: "uncheckable" }
    },
    checked: {},
    refused: {},
    /** The server checks the e-mail address again when the form is submitted. */
    uncheckable: { on: { "email.left": "checking" } }
  }
})

/** Registration, or continuing as a guest. */
export const registerState = registrationSetup.createStateConfig({
  type: "parallel",
  on: {
    "mode.choose": {
      guard: { type: "isMode", params: ({ event }) => ({ mode: event.mode, wanted: "login" }) },
      target: "login",
      actions: "dropProblems"
    }
  },
  states: { manner: mannerStates, email: emailStates, submission: submissionStates }
})
