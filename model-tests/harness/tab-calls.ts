import type { Answer } from "../../src/services/client/call.ts"
import type { SessionCalls } from "../../src/services/session/session-calls.ts"
import type { FakeAccountServer, Link } from "../data/fake-account-server.ts"

/**
 * Creates the cookie store of a browser: it contains the last cookies from the server, until they expire by the
 * browser's clock.
 */
export const cookieJar = (accounts: FakeAccountServer, localNow: () => number, serverNow: () => number) => {
  let access: { readonly link: Link; readonly until: number } | null = null
  let refresh: Link | null = null
  let browser = 0
  const accessNow = (): Link | null => (access !== null && access.until > localNow() ? access.link : null)
  return {
    keep: (link: Link) => {
      access = { link, until: localNow() + link.expiresAt - serverNow() }
      refresh = link
    },
    drop: () => {
      access = null
      refresh = null
    },
    /** Returns the browser's own cookie: it changes after every sign-in, and after every intended sign-out. */
    browser: () => browser,
    beginAnew: () => {
      browser += 1
    },
    access: accessNow,
    refresh: () => refresh,
    /** Returns the session data that the server renders into a page requested with these cookies. */
    pageSession: () => {
      const link = accessNow()
      const userId = accounts.visitor(link)
      return {
        session: userId === null || link === null ? null : accounts.session(userId, link.expiresAt),
        canRefresh: refresh !== null
      }
    }
  }
}

export type CookieJar = ReturnType<typeof cookieJar>

/** Sends a request: the server's work, and the browser's reaction to the response, which runs even in a frozen tab. */
export type Ask = <T>(
  signal: AbortSignal | undefined,
  work: () => Answer<T, unknown>,
  arrive?: () => void
) => Promise<Answer<T, unknown>>

/** Creates the calls of a session from one tab, with the browser's cookies at the time of sending. */
export const tabCalls = (ask: Ask, jar: CookieJar, accounts: FakeAccountServer): SessionCalls => ({
  read: (signal) => {
    const page = jar.pageSession
    return ask(signal, () => ({ type: "ok", value: page() }))
  },
  refresh: (signal) => {
    const sent = jar.refresh()
    let arrived: Link | undefined
    return ask(
      signal,
      () => {
        const answer = accounts.refresh(sent)
        if (answer === undefined) return { type: "refused", status: 401, error: {} }
        arrived = answer.link
        const session = accounts.session(answer.userId, answer.link.expiresAt)
        return { type: "ok", value: { reload: false, session } }
      },
      () => {
        if (arrived !== undefined) jar.keep(arrived)
      }
    )
  },
  signInByCookie: (_, signal) => ask(signal, () => ({ type: "ok", value: {} })),
  signOut: ({ because }, signal) => {
    const sent = jar.refresh()
    return ask(
      signal,
      () => {
        accounts.signOut(sent)
        return { type: "ok", value: { userSwitched: false } }
      },
      () => {
        jar.drop()
        if (because === "wish") jar.beginAnew()
      }
    )
  },
  renew: ({ isActive }, signal) => {
    const sent = jar.access()
    return ask(signal, () => {
      accounts.renew(sent, isActive)
      return { type: "ok", value: null }
    })
  }
})
