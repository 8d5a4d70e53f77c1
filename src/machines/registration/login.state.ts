import { dealerAddress, heldOf, registrationSetup, signInOf, wayOf } from "./setup.ts"

/** Sign-in; the idle states are named after the reasons shown to the user. */
export const loginState = registrationSetup.createStateConfig({
  initial: "open",
  on: {
    "email.change": { actions: { type: "keepEmail", params: ({ event }) => event } },
    "mode.choose": {
      guard: { type: "isMode", params: ({ event }) => ({ mode: event.mode, wanted: "register" }) },
      target: "register",
      actions: "dropProblems"
    }
  },
  states: {
    open: {
      initial: "filling",
      on: {
        "signIn.submit": [
          {
            guard: { type: "isMissing", params: ({ event }) => event },
            target: ".invalid",
            actions: { type: "keepMissing", params: ({ event }) => event }
          },
          { target: "signingIn", actions: "dropProblems" }
        ]
      },
      states: {
        filling: {},
        invalid: {},
        credentialsWrong: {},
        locked: {},
        confirmationPending: {},
        cookiesRefused: {},
        unreachable: {}
      }
    },
    signingIn: {
      tags: "busy",
      initial: "password",
      invoke: {
        id: "signIn",
        src: "signIn",
        input: signInOf,
        onDone: [
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedIn" }) },
            target: "#registration.signedIn",
            actions: [
              { type: "announceSession", params: ({ event }) => heldOf(event.output) },
              { type: "goTo", params: ({ context, event }) => wayOf(context, event.output) }
            ]
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "elsewhere" }) },
            target: "#registration.leaving",
            actions: { type: "leaveFor", params: ({ event }) => dealerAddress(event.output) }
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "secondFactorNeeded" })
            },
            target: "secondFactor",
            actions: "forgetSetup"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "secondFactorWrong" })
            },
            target: "secondFactor.wrong"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "secondFactorSetup" })
            },
            target: "secondFactor.settingUp",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "locked" }) },
            target: "open.locked"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "confirmationPending" })
            },
            target: "open.confirmationPending"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "cookiesRefused" })
            },
            target: "open.cookiesRefused"
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "throttled" }) },
            target: "throttled",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "overloaded" })
            },
            target: "overloaded",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "invalid" }) },
            target: "open.invalid",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          },
          { target: "open.credentialsWrong" }
        ],
        onError: [{ guard: "isCodeSent", target: "secondFactor.unreachable" }, { target: "open.unreachable" }]
      },
      after: {
        longestAnswer: [
          { guard: "isCodeSent", target: "secondFactor.unreachable" },
          { target: "open.unreachable" }
        ]
      },
      states: { password: {}, code: {} }
    },
    /** The password was correct; the next request adds a code of the second factor. */
    secondFactor: {
      initial: "asked",
      on: {
        "code.submit": [
          { guard: { type: "isCodeMissing", params: ({ event }) => event }, target: ".missing" },
          { target: "signingIn.code" }
        ],
        "code.cancel": "open"
      },
      states: {
        asked: {},
        /**
         * Staff without a second factor: the authenticator app receives the setup address, and the first code of the
         * app confirms the setup.
         */
        settingUp: {},
        /** Submitted without a code. */
        missing: {},
        wrong: {},
        unreachable: {}
      }
    },
    /** Too many attempts: the form opens again after the given number of seconds. */
    throttled: { after: { wait: "open" } },
    overloaded: { after: { wait: "open" } }
  }
})
