import { renewalStates, routeStates } from "./session/beside.states.ts"
import { expiredState, loggedOutState, loggingOutState, reloadingState } from "./session/ended.states.ts"
import { loggedInState } from "./session/logged-in.state.ts"
import { beginSession, sessionSetup } from "./session/setup.ts"
import { unknownState } from "./session/unknown.state.ts"

export type {
  AuthCookie,
  ReadAnswer,
  RefreshAnswer,
  SessionNews,
  SessionToast,
  StoredRoute
} from "./session/answers.ts"
export { ownerOf } from "./session/setup.ts"
export type { SessionContext, SessionEvent, SessionInput } from "./session/setup.ts"

/**
 * The signed-in user of this page, the validity of the session, and messages for other tabs (rule
 * session.refresh-first).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: beginSession,
  type: "parallel",
  states: {
    auth: {
      initial: "unknown",
      on: {
        // another user id in another tab (rule session.other-user), even if this page's own session has ended
        "tab.signedIn": {
          guard: { type: "isOtherUser", params: ({ event }) => event },
          target: ".reloading"
        },
        "tab.refreshed": {
          guard: { type: "isOtherUser", params: ({ event }) => event },
          target: ".reloading"
        },
        // signing out deletes unsaved input in every tab, even if the session had already ended
        "tab.signedOut": {
          guard: { type: "isNoOtherUser", params: ({ event }) => event },
          actions: { type: "forgetTyped", params: {} }
        },
        "user.signedIn": {
          target: ".loggedIn",
          actions: [
            { type: "keepSignIn", params: ({ event }) => event.held },
            {
              type: "broadcast",
              params: ({ event }) => ({ kind: "signedIn", userId: event.held.session.userId })
            }
          ]
        }
      },
      states: {
        unknown: unknownState,
        loggedIn: loggedInState,
        loggingOut: loggingOutState,
        expired: expiredState,
        loggedOut: loggedOutState,
        reloading: reloadingState
      }
    },
    renewal: renewalStates,
    route: routeStates
  }
})
