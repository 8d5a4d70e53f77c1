import * as fc from "fast-check"
import { it } from "vitest"
import { fakeAccountServer } from "../data/fake-account-server.ts"
import { type BrowserKind, simulatedBrowser, type Tab } from "../harness/browser.ts"
import { fates, simulatedNetwork } from "../harness/network.ts"
import { BrokenPromise, type Note, playStories, type Step } from "../harness/story.ts"

const names = ["A", "B", "C"] as const
const users = ["erika", "karl"] as const
const hour = 3_600_000

const setting = fc.record({
  hasLocks: fc.boolean(),
  hasChannel: fc.constantFrom(true, true, false),
  isInStep: fc.boolean(),
  clockError: fc.constantFrom(0, 0, 2 * hour, -2 * hour),
  tabs: fc.constantFrom(2, 3)
})
type Setting = BrowserKind & { readonly tabs: number }

const at = { tab: fc.nat({ max: 2 }) }
const kind = <Kind extends string>(...kinds: ReadonlyArray<Kind>) => ({ kind: fc.constantFrom(...kinds) })
const actions = fc.oneof(
  { weight: 7, arbitrary: fc.record({ ...kind("signIn"), ...at, user: fc.constantFrom(...users) }) },
  { weight: 3, arbitrary: fc.record({ ...kind("signOut"), ...at }) },
  { weight: 2, arbitrary: fc.record({ ...kind("act", "type", "freeze", "wake"), ...at }) },
  { weight: 1, arbitrary: fc.record({ ...kind("load"), ...at }) },
  { weight: 3, arbitrary: fc.record({ ...kind("fate"), ...at, fate: fc.constantFrom(...fates) }) },
  { weight: 5, arbitrary: fc.record({ ...kind("pass"), seconds: fc.constantFrom(1, 5, 30, 130) }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...kind("sleep"), seconds: fc.constantFrom(100, 540, 900, 36_000, 15 * 86_400) })
  },
  { weight: 1, arbitrary: fc.record({ ...kind("endAll"), user: fc.constantFrom(...users) }) }
)
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never

const duration = (seconds: number): string => (seconds < 3_600 ? `${seconds} s` : `${seconds / 3_600} h`)

const inWords = ({ hasLocks, hasChannel, isInStep, clockError }: Setting): string =>
  [
    hasLocks && hasChannel ? "in a browser with all it needs" : "in a browser",
    hasLocks ? "" : "without locks",
    hasChannel ? "" : "without a channel",
    isInStep ? "whose tabs are in step" : "",
    clockError === 0 ? "" : `whose clock is ${clockError / hour} h ahead`
  ]
    .filter((part) => part !== "")
    .join(" ")

const broken = (promised: string, seen: string) => new BrokenPromise(promised, seen)

const begin = async (all: Setting, note: Note) => {
  const { tabs: count, ...browserKind } = all
  const network = simulatedNetwork()
  const browser = simulatedBrowser(browserKind, network, fakeAccountServer)
  const tabs = names.slice(0, count).map((name, index) => ({ name, ...browser.openTab(index) }))
  await network.pass(1_000)
  /** Users who have signed out and have not signed in since. */
  const gone = new Set<string>()

  const stepAt = (
    tab: (typeof tabs)[number],
    action: Exclude<Action, { kind: "pass" | "sleep" | "endAll" }>
  ) => {
    const who = `tab ${tab.name}`
    const user = tab.user()
    const stepOf = (says: string, act: () => void, wait = 1_000): Step => ({
      says,
      act: async () => {
        act()
        await network.pass(wait)
      }
    })
    if (action.kind === "wake" && tab.seen.isFrozen) return stepOf(`${who} is woken`, tab.thaw)
    if (tab.seen.isFrozen || tab.isLoading()) return undefined
    switch (action.kind) {
      case "signIn":
        // possible also while another user is signed in, as for staff who act on behalf of a customer
        if (
          (user === null || user === action.user) &&
          !tab.matches({ auth: "loggedOut" }) &&
          !tab.matches({ auth: { expired: "notified" } })
        )
          return undefined
        note("sign-ins")
        gone.delete(action.user)
        return stepOf(`${who} signs in as ${action.user}`, () => void tab.signIn(action.user))
      case "signOut":
        if (user === null) return undefined
        note("sign-outs")
        return {
          says: `${user} signs out in ${who}`,
          act: async () => {
            tab.send({ type: "user.signOut" })
            await network.pass(1_000)
            if (tab.matches({ auth: { loggedOut: "notified" } })) gone.add(user)
          }
        }
      case "act":
        return user === null
          ? undefined
          : stepOf(`${user} moves in ${who}`, () => tab.send({ type: "user.acted" }), 0)
      case "type":
        if (user === null) return undefined
        return stepOf(
          `${user} types something in ${who}`,
          () => {
            // a sign-in with a late response has signed the user in again
            gone.delete(user)
            const booking = { isBooked: true, bookedAs: "reversal" } as const
            tab.batch(user).keep([{ orderId: `of ${user}`, version: 1, booking }])
          },
          0
        )
      case "freeze":
        return stepOf(`${who} is frozen`, tab.freeze, 0)
      case "wake":
        return stepOf(`the user looks at ${who} again`, () => tab.send({ type: "page.woke" }), 100)
      case "load":
        return stepOf(`${who} is loaded anew`, tab.load)
      case "fate":
        if (action.fate === "well") return undefined
        return stepOf(`the next request of ${who} will be ${action.fate}`, () => tab.setFate(action.fate), 0)
    }
  }

  const keep = () => {
    const { reuses } = browser.accounts.counts
    if (reuses > 0)
      throw broken("a sign-in is never revoked by our own tabs", `${reuses} old tokens came back`)
    for (const { name, seen, user, batch } of tabs) {
      if (seen.turned.length > 0)
        throw broken("no page turns from one person into another", `tab ${name} turned ${seen.turned.join()}`)
      if (seen.toasts > seen.periods)
        throw broken(
          "the end of a session is shown at most once in a tab",
          `tab ${name} told of ${seen.toasts} ends of ${seen.periods} sessions`
        )
      const shown = user()
      if (
        shown !== null &&
        batch(shown)
          .read()
          .some(({ orderId }) => orderId !== `of ${shown}`)
      )
        throw broken("no user reads what another has typed", `${shown} does in tab ${name}`)
    }
  }

  /** Ends all disturbances: all tabs run, no request is lost, and every token is checked once more. */
  const rest = async () => {
    for (const tab of tabs) {
      tab.setFate("well")
      if (tab.seen.isFrozen) tab.thaw()
    }
    await network.pass(70_000)
    browser.sleep(960_000)
    await network.pass(15_000)
    const { requests } = network.counts
    for (const tab of tabs) tab.loadsSince()
    await network.pass(30_000)
    const truth = browser.truth()
    note("rests", 1)
    note("rests with a session", truth === null ? 0 : 1)
    for (const tab of tabs) {
      if (tab.loadsSince() > 0) throw broken("a quiet page is not loaded anew", `tab ${tab.name} is`)
      const isAtRest =
        tab.matches({ auth: { loggedIn: "fresh" } }) ||
        tab.matches({ auth: "loggedOut" }) ||
        tab.matches({ auth: { expired: "notified" } })
      if (!isAtRest)
        throw broken("a quiet page is signed in or out", `tab ${tab.name} is ${JSON.stringify(tab.auth())}`)
      checkTruth(tab, truth)
      for (const user of gone)
        if (browserKind.hasChannel && tab.batch(user).read().length > 0)
          throw broken("signing out deletes what was typed", `tab ${tab.name} has what ${user} typed`)
    }
    if (network.counts.requests - requests > tabs.length)
      throw broken(
        "a quiet browser asks little",
        `${network.counts.requests - requests} requests in half a minute`
      )
  }
  const checkTruth = (tab: Tab & { readonly name: string }, truth: string | null) => {
    const shown = tab.user()
    // a page without a session has no token to refresh, and without a channel it is not informed who has signed in
    if (!browserKind.hasChannel && shown === null) return
    if (shown !== truth)
      throw broken(
        "all tabs of a quiet browser show who is signed in",
        `tab ${tab.name} shows ${shown ?? "no user"}, and ${truth ?? "no user"} is`
      )
  }

  return {
    opening: inWords(all),
    keep,
    step: (action: Action): Step | undefined => {
      switch (action.kind) {
        case "pass":
          return { says: `${action.seconds} s pass`, act: () => network.pass(action.seconds * 1_000) }
        case "sleep":
          return {
            says: `the computer sleeps for ${duration(action.seconds)}`,
            act: async () => {
              browser.sleep(action.seconds * 1_000)
              await network.pass(100)
            }
          }
        case "endAll":
          return {
            says: `the server ends all sign-ins of ${action.user}`,
            act: () => browser.accounts.endAll(action.user)
          }
        default: {
          const tab = tabs[action.tab]
          return tab === undefined ? undefined : stepAt(tab, action)
        }
      }
    },
    ending: { says: "everything comes to rest", act: rest },
    close: () => tabs.forEach((tab) => tab.close())
  }
}

it("the tabs of one browser agree on the signed-in user, and miss no sign-in", () =>
  playStories<Setting, Action>({
    name: "session-tabs",
    setting,
    actions,
    length: { minLength: 5, maxLength: 30 },
    happens: { "sign-ins": 1, "sign-outs": 0.2, "rests with a session": 0.1 },
    begin
  }))
