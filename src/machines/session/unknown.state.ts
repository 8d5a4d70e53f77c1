import { sessionSetup, userOf } from "./setup.ts"

/**
 * Finds out whether a user is signed in: from the page or the server, else by a refresh, else by the page's sign-in
 * value.
 */
export const unknownState = sessionSetup.createStateConfig({
  tags: "busy",
  initial: "reading",
  on: {
    "tab.signedIn": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: ".reading"
    },
    "tab.refreshed": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: ".reading"
    },
    "tab.switched": ".reading"
  },
  states: {
    reading: {
      invoke: {
        id: "readSession",
        src: "readSession",
        input: {},
        onDone: [
          {
            guard: { type: "isOthers", params: ({ event }) => event.output },
            target: "#session.auth.reloading"
          },
          {
            guard: { type: "isRead", params: ({ event }) => event.output },
            target: "#session.auth.loggedIn",
            actions: { type: "keepRead", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isStale", params: ({ event }) => event.output },
            target: "restoring",
            actions: { type: "keepRead", params: ({ event }) => event.output }
          },
          { guard: "hasAuthCookie", target: "signingInByCookie" },
          { target: "#session.auth.loggedOut" }
        ],
        onError: "unread"
      },
      after: { longestAnswer: "unread" }
    },
    /** The browser was closed for longer than a token's lifetime: the session may still be valid. */
    restoring: {
      invoke: {
        id: "refresh",
        src: "refresh",
        input: ({ context }) => ({ expiresAt: context.staleExpiry }),
        onDone: [
          {
            guard: { type: "isOthers", params: ({ event }) => event.output },
            target: "#session.auth.reloading"
          },
          {
            guard: { type: "isRefreshed", params: ({ event }) => event.output },
            target: "#session.auth.loggedIn",
            actions: [
              { type: "keepRefreshed", params: ({ event }) => event.output },
              { type: "broadcast", params: ({ context }) => ({ kind: "refreshed", userId: userOf(context) }) }
            ]
          },
          {
            guard: { type: "isRenewedElsewhere", params: ({ event }) => event.output },
            target: "reading"
          },
          { guard: "hasAuthCookie", target: "signingInByCookie" },
          { target: "#session.auth.loggedOut" }
        ],
        onError: "unread"
      },
      after: { longestAnswer: "unread" }
    },
    /** A failed attempt is ignored (rule session.sign-in-value). */
    signingInByCookie: {
      invoke: {
        id: "signInByCookie",
        src: "signInByCookie",
        input: ({ context }) => context.authCookie ?? { authType: "", value: "" },
        onDone: [
          {
            guard: { type: "isSignedIn", params: ({ event }) => event.output },
            target: "#session.auth.loggedIn",
            actions: [
              { type: "keepSignIn", params: ({ event }) => event.output },
              { type: "broadcast", params: ({ context }) => ({ kind: "signedIn", userId: userOf(context) }) }
            ]
          },
          { target: "#session.auth.loggedOut" }
        ],
        onError: "#session.auth.loggedOut"
      },
      after: { longestAnswer: "#session.auth.loggedOut" }
    },
    unread: { after: { unreadPause: "reading" }, on: { "page.woke": "reading" } }
  }
})
