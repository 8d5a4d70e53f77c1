import { formOf, pathAfter, registrationSetup } from "./setup.ts"

/**
 * Submission of the form; the idle states are named after the reasons shown to the user. A known address gets the same
 * response as a new one (rule account.neutral).
 */
export const submissionStates = registrationSetup.createStateConfig({
  initial: "open",
  states: {
    open: {
      initial: "filling",
      on: {
        "registration.submit": [
          { guard: "isUndecided" },
          { guard: "isEmailRefused", target: ".invalid", actions: "keepRefusedEmail" },
          { guard: "isGuest", target: "sorting", actions: "sendAsGuest" },
          { target: "sorting", actions: "sendAsCustomer" }
        ],
        // validation errors of one form are not shown in the other form
        "password.choose": { target: ".filling", actions: "dropProblems" },
        "guest.choose": { guard: "isForOrder", target: ".filling", actions: "dropProblems" }
      },
      states: { filling: {}, invalid: {}, unreachable: {} }
    },
    sorting: {
      always: [
        {
          guard: { type: "isFormWrong", params: ({ event }) => formOf(event) },
          target: "open.invalid",
          actions: { type: "keepFormProblems", params: ({ event }) => formOf(event) }
        },
        { target: "registering", actions: "dropProblems" }
      ]
    },
    registering: {
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: ({ context: { asGuest, input }, event }) => ({
          form: formOf(event),
          asGuest,
          forOrder: input.registerForOrder === true
        }),
        onDone: [
          // continues as a guest, only for this order
          { guard: { type: "isAdmitted", params: ({ event }) => event.output }, target: "goingOn" },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "registered" })
            },
            target: "mailSent"
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
            target: "open.invalid",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          }
        ],
        onError: "open.unreachable"
      },
      after: { longestAnswer: "open.unreachable" }
    },
    throttled: { after: { wait: "open" } },
    overloaded: { after: { wait: "open" } },
    /** Only confirming the e-mail address proves the user's identity; an order does not have to wait for that. */
    mailSent: { on: { "order.continue": { guard: "isForOrder", target: "goingOn" } } },
    goingOn: { entry: { type: "goTo", params: ({ context }) => pathAfter(context, null) } }
  }
})
