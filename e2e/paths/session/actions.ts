import type { SessionNews } from "../../../src/machines/session.machine.ts"
import type { Reply } from "../harness/ports.ts"
import { farEnd, serverNow, sessionOnWire } from "../harness/session-on-wire.ts"
import type { Port, SessionTab } from "./tab.ts"

/** An event in a tab: caused by the user, by time, by another tab or by a response. */
export interface Action {
  readonly name: string
  readonly act: (tab: SessionTab) => Promise<unknown>
}

const action = (name: string, act: Action["act"]): Action => ({ name, act })

const answer = (port: Port, name: string, reply: Reply) =>
  action(`${port} is answered: ${name}`, (tab) => tab.answer(port, reply))

const session = (userId: string) => ({
  success: true,
  reload: false,
  token: null,
  Session: sessionOnWire(userId)
})
const read = (name: string, json: object) => answer("readSession", name, { json })

export const isErika = read("Erika", { Session: sessionOnWire("erika"), CanRefresh: true })
export const isMax = read("Max", { Session: sessionOnWire("max"), CanRefresh: true })
export const endsSoon = read("Erika for ten seconds", {
  Session: sessionOnWire("erika", serverNow + 10_000),
  CanRefresh: true
})
export const isAnonymous = read("anonymous", { Session: null, CanRefresh: false })
export const isStale = read("anonymous, may refresh", { Session: null, CanRefresh: true })

export const refuses = (status: 401 | 403 | 429): Action =>
  answer("refresh", String(status), { status, json: { Code: "SignInNeeded", Message: "", Problems: [] } })
export const isOthers = answer("refresh", "a token of Max", { json: session("max") })
export const wantsReload = answer("refresh", "load anew", { json: { ...session("erika"), reload: true } })
export const refreshed = action("refresh is answered: a token", async (tab) => {
  await tab.holds()
  await tab.answer("refresh", { json: session("erika") })
})
/**
 * In a browser without locks, another tab has refreshed the session first, so this tab's parent token is no longer
 * valid.
 */
export const beaten = action("refresh is refused, since another tab was first", async (tab) => {
  await tab.holds(farEnd + 7_200_000)
  await refuses(401).act(tab)
})

const signedOut = (UserSwitched: boolean) => ({ json: { Success: true, UserSwitched } })
export const confirmsSignOut = answer("signOut", "signed out", signedOut(false))
export const switches = answer("signOut", "back to their own account", signedOut(true))
export const renewed = answer("renew", "in use", { json: {} })

/** Creates the action in which the connection breaks during a call of a port. */
export const breaks = (port: Port): Action => answer(port, "the line breaks", { abort: true })

export const passes = (milliseconds: number): Action =>
  action(`${milliseconds} ms pass`, ({ page }) => page.clock.runFor(milliseconds))

export const receives = (kind: SessionNews["kind"], userId = "erika"): Action =>
  action(`another tab says: ${kind} ${userId}`, (tab) => tab.receives(kind, userId))

export const wakes = action("the tab is seen again", (tab) => tab.wakes())
export const loses = action("the token is gone", (tab) => tab.lacksToken())
export const missesToken = action("the token is missed", async (tab) => {
  await tab.lacksToken()
  await tab.wakes()
})
export const isRenewed = action("another tab has renewed", (tab) => tab.holds(farEnd + 3_600_000))
export const isBrought = action("another tab has brought a later token", (tab) =>
  tab.holds(farEnd + 7_200_000)
)
/** Simulates an old browser without BroadcastChannel, from the next page load on. */
export const losesChannel = action("the tab receives nothing from other tabs any more", ({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"))
)

export const acts = action("presses a key", ({ page }) => page.keyboard.press("Shift"))
export const signsOut = action("signs out", ({ page }) =>
  page.getByRole("button", { name: "Abmelden" }).click()
)
export const closes = action("closes the notice", ({ page }) =>
  page.getByRole("button", { name: "Schließen" }).click()
)
export const loads = action("the page comes anew", (tab) => tab.loads())

export const keepsRoute = action("sign-out leads somewhere", async ({ page }) => {
  // the navigation gets a 204 response, so that the page stays and can be checked
  await page.route("**/benutzerkonto/**", (route) => route.fulfill({ status: 204 }))
  await page.evaluate(() => sessionStorage.setItem("logout-route", "/benutzerkonto/anmeldung"))
})
export const leaves = action("another tab signs out, and this one goes where it should", async (tab) => {
  const asked = tab.page.waitForRequest((request) => request.isNavigationRequest())
  await tab.receives("signedOut", "erika")
  const { pathname, search } = new URL((await asked).url())
  if (`${pathname}${search}` !== "/benutzerkonto/anmeldung?ReturnUrl=%2Fimpressum")
    throw new Error(`Sign-out led to ${pathname}${search}`)
})
