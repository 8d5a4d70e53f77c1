import { type Actor, createActor } from "xstate"
import {
  type AuthCookie,
  ownerOf,
  sessionMachine,
  type SessionToast
} from "../../machines/session.machine.ts"
import { forgetDrafts } from "../browser/forget-drafts.ts"
import { forgetTyped } from "../browser/forget-typed.ts"
import { localValues, tabValues } from "../browser/storage.ts"
import { forgetStates } from "../machine-log/forget-states.ts"
import { expiryOfPage } from "./companion-cookie.ts"
import { logoutRoute } from "./logout-route.ts"
import { refreshFlag } from "./refresh-flag.ts"
import { sessionActors, type SessionGround } from "./session.actors.ts"
import type { SessionCalls } from "./session-calls.ts"
import { watchPage } from "./session-signs.ts"
import { jitterOfTab } from "./tab-jitter.ts"
import { eventOf, openTabChannel } from "./tab-channel.ts"
import { browserLock } from "./tab-lock.ts"

export interface SessionPage {
  readonly calls: SessionCalls
  readonly authCookie: AuthCookie | null
  readonly pageSession: SessionGround["pageSession"]
  readonly showToast: (toast: SessionToast["toast"]) => void
  readonly hideToast: (toast: SessionToast["toast"]) => void
  /** Navigates to a path of the shop, with the router if there is one. */
  readonly goTo: (address: string) => void
  /** Path to return to after the next sign-in; the current page by default. */
  readonly here?: () => string
  /** Loads the page for another session; reloads the current page by default. */
  readonly reload?: () => void
}

/**
 * Starts the session actor of this page with the browser's implementations of its dependencies; each page has one,
 * which lives as long as the page.
 */
export const startSession = (page: SessionPage): Actor<typeof sessionMachine> => {
  const route = logoutRoute(tabValues, location.origin)
  const channel = openTabChannel((news) => actor.send(eventOf(news)))
  const actor = createActor(
    sessionMachine.provide({
      actors: sessionActors({
        calls: page.calls,
        pageSession: page.pageSession,
        hearsTabs: channel.hears,
        lock: browserLock(),
        flag: refreshFlag(tabValues, Date.now),
        readExpiry: expiryOfPage,
        now: Date.now,
        route,
        here: page.here ?? (() => location.pathname + location.search + location.hash)
      }),
      actions: {
        broadcast: (_, news) => channel.tell(news),
        showToast: (_, { toast }) => page.showToast(toast),
        hideToast: (_, { toast }) => page.hideToast(toast),
        forgetTyped: ({ context }) => {
          forgetTyped(tabValues)
          forgetDrafts(localValues, ownerOf(context)?.userId ?? "")
          forgetStates(tabValues)
        },
        reloadPage: page.reload ?? (() => location.reload()),
        goTo: (_, { address }) => page.goTo(address),
        storeLogoutRoute: (_, stored) => route.store(stored.route),
        clearLogoutRoute: () => route.clear()
      }
    }),
    {
      input: {
        jitter: jitterOfTab(tabValues, Math.random()),
        hearsTabs: channel.hears,
        authCookie: page.authCookie
      }
    }
  )
  actor.start()
  watchPage((event) => actor.send(event), document, window)
  return actor
}
