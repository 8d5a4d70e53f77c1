import { expiryOf, sessionSetup, userOf } from "./setup.ts"

/**
 * The user signs out. If that fails, a message is shown and the user stays signed in, because the tokens are still
 * valid.
 */
export const loggingOutState = sessionSetup.createStateConfig({
  tags: "busy",
  invoke: {
    id: "signOut",
    src: "signOut",
    input: (at) => ({ because: "wish", ...expiryOf(at) }),
    onDone: [
      {
        guard: { type: "isSwitched", params: ({ event }) => event.output },
        target: "reloading",
        actions: [
          {
            type: "broadcast",
            params: ({ context }) => ({ kind: "switched", userId: userOf(context) })
          },
          { type: "forgetTyped", params: {} }
        ]
      },
      {
        target: "loggedOut.notified",
        actions: [
          { type: "forgetTyped", params: {} },
          { type: "broadcast", params: ({ context }) => ({ kind: "signedOut", userId: userOf(context) }) },
          "forgetSession"
        ]
      }
    ],
    onError: { target: "loggedIn", actions: { type: "showToast", params: { toast: "signOutFailed" } } }
  },
  on: {
    // another tab has already signed out: the result of this page's own call no longer matters
    "tab.signedOut": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "loggedOut.notified",
      actions: [{ type: "forgetTyped", params: {} }, "forgetSession"]
    }
  },
  after: {
    longestAnswer: { target: "loggedIn", actions: { type: "showToast", params: { toast: "signOutFailed" } } }
  }
})

/**
 * The session ended without a sign-out. The server is notified first, then the user, who is notified only once. Staff
 * who acted on behalf of a customer may then be signed in as themselves again (decision 015).
 */
export const expiredState = sessionSetup.createStateConfig({
  initial: "unnotified",
  states: {
    unnotified: {
      tags: "busy",
      invoke: {
        id: "signOut",
        src: "signOut",
        input: (at) => ({ because: "expired", ...expiryOf(at) }),
        onDone: [
          {
            guard: { type: "isSwitched", params: ({ event }) => event.output },
            target: "#session.auth.reloading",
            actions: {
              type: "broadcast",
              params: ({ context }) => ({ kind: "switched", userId: userOf(context) })
            }
          },
          { target: "telling" }
        ],
        onError: "telling"
      },
      after: { longestAnswer: "telling" }
    },
    telling: {
      always: {
        target: "notified",
        actions: [
          { type: "broadcast", params: ({ context }) => ({ kind: "expired", userId: userOf(context) }) },
          "forgetSession"
        ]
      }
    },
    notified: {
      entry: { type: "showToast", params: { toast: "expired" } },
      on: {
        "toast.dismiss": "#session.auth.loggedOut",
        "tab.signedIn": {
          guard: { type: "isNoOtherUser", params: ({ event }) => event },
          target: "#session.auth.unknown"
        },
        "tab.refreshed": {
          guard: { type: "isNoOtherUser", params: ({ event }) => event },
          target: "#session.auth.unknown"
        },
        "tab.switched": "#session.auth.unknown"
      },
      exit: { type: "hideToast", params: { toast: "expired" } }
    }
  }
})

/** No session; after signing out, the user sees a notice for five seconds (rule page.toasts). */
export const loggedOutState = sessionSetup.createStateConfig({
  initial: "quiet",
  on: {
    "tab.signedIn": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "unknown"
    },
    "tab.refreshed": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: "unknown"
    },
    "tab.switched": "unknown"
  },
  states: {
    quiet: {},
    notified: {
      entry: { type: "showToast", params: { toast: "signedOut" } },
      after: { toastShown: "quiet" },
      on: { "toast.dismiss": "quiet" },
      exit: { type: "hideToast", params: { toast: "signedOut" } }
    }
  }
})

/**
 * The page belongs to a different session than the browser's current one: it reloads, and its contents stay hidden
 * until then.
 */
export const reloadingState = sessionSetup.createStateConfig({
  tags: "busy",
  entry: { type: "reloadPage", params: {} },
  on: { "page.woke": { target: "reloading", reenter: true } }
})
