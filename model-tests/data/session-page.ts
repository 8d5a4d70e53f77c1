import { sessionMachine } from "../../src/machines/session.machine.ts"
import type { SessionContext, SessionInput } from "../../src/machines/session.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { heldBy, localStart, serverStart } from "./sessions.ts"

/** Two users with a session of 15 minutes each. */
export const erika = heldBy("erika")
export const max = heldBy("max")

export type Page = Stage<typeof sessionMachine>

const actions = [
  "broadcast",
  "showToast",
  "hideToast",
  "forgetTyped",
  "reloadPage",
  "goTo",
  "storeLogoutRoute",
  "clearLogoutRoute"
]

/** Opens a new page with an auth cookie that can sign the visitor in. */
export const openPage = (input: Partial<SessionInput> = {}): Page =>
  stage(
    sessionMachine,
    { jitter: 60_000, hearsTabs: true, authCookie: { authType: "order", value: "once" }, ...input },
    actions
  )

/**
 * Returns clock and cookie as the tab reads them `second` seconds after the start. `cookie` is the expiry of the cookie
 * in seconds, unchanged by default, or `null` for no cookie.
 */
export const sight = (second: number, cookie: number | null = 900) => ({
  localNow: localStart + second * 1_000,
  cookieExpiry: cookie === null ? null : serverStart + cookie * 1_000
})

export const tab = (kind: string, userId: string) => (page: Page) =>
  page.send({ type: `tab.${kind}`, userId })

export const silence = (page: Page) => page.fail("refresh")
export const refuse = (page: Page) => page.answer("refresh", { kind: "refused" })
export const lookAt =
  (second: number, cookie: number | null = 900) =>
  async (page: Page) => {
    page.wait(5_000)
    await page.answer("lookUp", sight(second, cookie))
  }

/** Steps of the session from one state to another. */
export const go = {
  read: (page: Page) => page.answer("readSession", { kind: "session", held: erika }),
  none: (page: Page) => page.answer("readSession", { kind: "none" }),
  stale: (page: Page) => page.answer("readSession", { kind: "stale", expiresAt: serverStart }),
  unread: (page: Page) => page.fail("readSession"),
  noValue: (page: Page) => page.answer("signInByCookie", null),
  look: (page: Page) => page.wait(5_000),
  /** Responds that the companion cookie no longer exists. */
  miss: (page: Page) => page.answer("lookUp", sight(5, null)),
  /** Lets five attempts pass without a response. */
  giveUp: async (page: Page) => {
    await silence(page)
    for (const pause of [500, 1_000, 2_000, 4_000]) {
      page.wait(pause)
      await silence(page)
    }
  },
  signOut: (page: Page) => page.send({ type: "user.signOut" }),
  signedOut: (page: Page) => page.answer("signOut", { userSwitched: false })
}

export const contextOf = (page: Page): SessionContext => page.snapshot().context
