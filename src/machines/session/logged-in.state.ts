import { expiryOf, sessionSetup, userOf } from "./setup.ts"

/**
 * A user is signed in; the token's expiry is checked every five seconds, and the token is refreshed before it expires
 * (rule session.refresh-first).
 */
export const loggedInState = sessionSetup.createStateConfig({
  initial: "fresh",
  on: {
    "user.signOut": "loggingOut",
    "tab.signedIn": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: ".looking"
    },
    "tab.refreshed": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: ".looking"
    },
    "tab.signedOut": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "loggedOut",
      actions: [{ type: "forgetTyped", params: {} }, "forgetSession"]
    },
    "tab.expired": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "expired.notified",
      actions: "forgetSession"
    },
    "tab.switched": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "reloading"
    }
  },
  states: {
    fresh: { after: { tokenCheck: "looking" }, on: { "page.woke": "looking" } },
    looking: {
      invoke: {
        id: "lookUp",
        src: "lookUp",
        input: {},
        onDone: [
          {
            guard: { type: "hasLaterCookie", params: ({ event }) => event.output },
            target: "fresh",
            actions: [
              { type: "keepLook", params: ({ event }) => event.output },
              { type: "keepCookie", params: ({ event }) => event.output }
            ]
          },
          {
            guard: { type: "isLost", params: ({ event }) => event.output },
            target: "#session.auth.expired"
          },
          {
            guard: { type: "isDue", params: ({ event }) => event.output },
            target: "refreshing",
            actions: { type: "keepLook", params: ({ event }) => event.output }
          },
          { target: "fresh", actions: { type: "keepLook", params: ({ event }) => event.output } }
        ],
        onError: "fresh"
      },
      after: { longestAnswer: "fresh" }
    },
    refreshing: {
      initial: "asking",
      entry: "countAnew",
      states: {
        asking: {
          invoke: {
            id: "refresh",
            src: "refresh",
            input: expiryOf,
            onDone: [
              {
                guard: { type: "isOthers", params: ({ event }) => event.output },
                target: "#session.auth.reloading"
              },
              {
                guard: { type: "isRefreshed", params: ({ event }) => event.output },
                target: "#session.auth.loggedIn.fresh",
                actions: [
                  { type: "keepRefreshed", params: ({ event }) => event.output },
                  {
                    type: "broadcast",
                    params: ({ context }) => ({ kind: "refreshed", userId: userOf(context) })
                  }
                ]
              },
              {
                guard: { type: "isRenewedElsewhere", params: ({ event }) => event.output },
                target: "#session.auth.loggedIn.fresh",
                actions: { type: "keepRefreshed", params: ({ event }) => event.output }
              },
              {
                guard: { type: "isReloadAsked", params: ({ event }) => event.output },
                target: "#session.auth.reloading"
              },
              { target: "#session.auth.expired" }
            ],
            onError: { target: "pausing", actions: "keepSilence" }
          },
          after: { longestAnswer: { target: "pausing", actions: "keepSilence" } },
          // a running request may complete; it is cancelled only for another user
          on: {
            "tab.signedIn": { guard: { type: "isNoOtherUser", params: ({ event }) => event } },
            "tab.refreshed": { guard: { type: "isNoOtherUser", params: ({ event }) => event } }
          }
        },
        /** No response: tries again after 0.5, 1, 2 and 4 s, then at the next check. */
        pausing: {
          always: { guard: "isExhausted", target: "#session.auth.loggedIn.unreachable" },
          after: { retryPause: "asking" },
          on: { "page.woke": "asking" }
        }
      }
    },
    unreachable: { after: { tokenCheck: "looking" }, on: { "page.woke": "looking" } }
  }
})
