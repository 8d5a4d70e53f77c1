import { formOf, pathAfter, registrationSetup } from "./setup.ts"

/**
 * The form on its way; the names of the states at rest are the reasons that the person reads. A known address is
 * answered like a new one (decisions.md behaviour 4).
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
          { guard: "isGuest", target: "sortingGuest" },
          { target: "sortingCustomer" }
        ],
        // what was wrong with the one form is not told at the other
        "password.choose": { target: ".filling", actions: "dropProblems" },
        "guest.choose": { guard: "isForOrder", target: ".filling", actions: "dropProblems" }
      },
      states: { filling: {}, invalid: {}, unreachable: {} }
    },
    sortingGuest: {
      always: [
        {
          guard: {
            type: "isFormWrong",
            params: ({ event }) => ({ form: formOf(event), asGuest: true })
          },
          target: "open.invalid",
          actions: {
            type: "keepFormProblems",
            params: ({ event }) => ({ form: formOf(event), asGuest: true })
          }
        },
        { target: "admitting", actions: "dropProblems" }
      ]
    },
    sortingCustomer: {
      always: [
        {
          guard: {
            type: "isFormWrong",
            params: ({ event }) => ({ form: formOf(event), asGuest: false })
          },
          target: "open.invalid",
          actions: {
            type: "keepFormProblems",
            params: ({ event }) => ({ form: formOf(event), asGuest: false })
          }
        },
        { target: "registering", actions: "dropProblems" }
      ]
    },
    /** As a guest, for this order alone. */
    admitting: {
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: ({ event }) => ({ form: formOf(event), asGuest: true, forOrder: true }),
        onDone: [
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "registered" })
            },
            target: "goingOn"
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
    registering: {
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: ({ context, event }) => ({
          form: formOf(event),
          asGuest: false,
          forOrder: context.input.registerForOrder === true
        }),
        onDone: [
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
    /** Only the mailbox proves who it is; an order does not have to wait for that. */
    mailSent: { on: { "order.continue": { guard: "isForOrder", target: "goingOn" } } },
    goingOn: { entry: { type: "goTo", params: ({ context }) => pathAfter(context, null) } }
  }
})
