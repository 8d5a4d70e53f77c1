import { addressAfter, sessionSetup } from "./setup.ts"

/**
 * Every five minutes, requests the renewal of the session from the server, and reports whether there was user input
 * since the last renewal (rule session.renewal).
 */
export const renewalStates = sessionSetup.createStateConfig({
  initial: "off",
  states: {
    off: { always: { guard: "isLoggedIn", target: "waiting" } },
    waiting: {
      initial: "untouched",
      always: { guard: "isNotLoggedIn", target: "off" },
      after: {
        renewal: [{ guard: "isTouched", target: "renewingTouched" }, { target: "renewingUntouched" }]
      },
      states: {
        untouched: { on: { "user.acted": "touched" } },
        touched: {}
      }
    },
    renewingUntouched: {
      invoke: {
        id: "renew",
        src: "renew",
        input: { isActive: false },
        onDone: "waiting",
        onError: "waiting"
      },
      always: { guard: "isNotLoggedIn", target: "off" },
      after: { longestAnswer: "waiting" },
      on: { "user.acted": "waiting.touched" }
    },
    /** Input that could not be reported counts for the next renewal. */
    renewingTouched: {
      invoke: {
        id: "renew",
        src: "renew",
        input: { isActive: true },
        onDone: "waiting",
        onError: "waiting.touched"
      },
      always: { guard: "isNotLoggedIn", target: "off" },
      after: { longestAnswer: "waiting.touched" }
    }
  }
})

/** Redirects a user whose session has ended to the page's sign-out route (rule session.way-out). */
export const routeStates = sessionSetup.createStateConfig({
  initial: "outside",
  on: {
    "logoutRoute.store": {
      actions: { type: "storeLogoutRoute", params: ({ event: { route } }) => ({ route }) }
    }
  },
  states: {
    outside: { always: { guard: "isLoggedIn", target: "inside" } },
    inside: { always: { guard: "isUnauthenticated", target: "leaving" } },
    leaving: {
      invoke: {
        id: "readLogoutRoute",
        src: "readLogoutRoute",
        input: {},
        onDone: [
          {
            guard: { type: "hasRoute", params: ({ event }) => event.output },
            target: "outside",
            actions: [
              { type: "goTo", params: ({ event }) => addressAfter(event.output) },
              { type: "clearLogoutRoute", params: {} }
            ]
          },
          { target: "outside" }
        ],
        onError: "outside"
      },
      // a user who has signed in again meanwhile stays on the page
      always: { guard: "isLoggedIn", target: "inside" },
      after: { longestAnswer: "outside" }
    }
  }
})
