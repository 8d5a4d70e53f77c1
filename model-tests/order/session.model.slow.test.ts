import * as fc from "fast-check"
import { it } from "vitest"
import { fakeAccountServer } from "../data/fake-account-server.ts"
import { fakeOrderServer } from "../data/fake-order-server.ts"
import { buyerAt } from "../data/order-buyer.ts"
import { simulatedBrowser } from "../harness/browser.ts"
import { fates, simulatedNetwork } from "../harness/network.ts"
import { BrokenPromise, type Note, playStories, type Step } from "../harness/story.ts"

const users = ["erika", "karl"] as const

const at = { tab: fc.constantFrom(0, 0, 1) }
const number = { number: fc.constantFrom(1, 2, 3) }
const kind = <Kind extends string>(...kinds: ReadonlyArray<Kind>) => ({ kind: fc.constantFrom(...kinds) })
const actions = fc.oneof(
  { weight: 12, arbitrary: fc.record({ ...kind("goOn"), ...at, ...number }) },
  { weight: 4, arbitrary: fc.record({ ...kind("type", "back", "back", "takeTheirs"), ...at, ...number }) },
  { weight: 1, arbitrary: fc.record({ ...kind("load"), ...at, ...number }) },
  { weight: 3, arbitrary: fc.record({ ...kind("signIn"), ...at, user: fc.constantFrom(...users) }) },
  { weight: 1, arbitrary: fc.record({ ...kind("signOut"), ...at, ...number }) },
  { weight: 4, arbitrary: fc.record({ ...kind("fate"), ...at, fate: fc.constantFrom(...fates) }) },
  { weight: 2, arbitrary: fc.record({ ...kind("pass"), seconds: fc.constantFrom(1, 5, 30) }) },
  {
    weight: 1,
    arbitrary: fc.record({ ...kind("sleep"), seconds: fc.constantFrom(540, 900, 1_860, 15 * 86_400) })
  },
  { weight: 2, arbitrary: fc.record({ ...kind("price"), euros: fc.constantFrom(1_700, 1_800, 1_900) }) }
)
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never

const begin = async (_: null, note: Note) => {
  const network = simulatedNetwork()
  const browser = simulatedBrowser(
    { hasLocks: true, hasChannel: true, clockError: 0, isInStep: false },
    network,
    (now) => {
      const accounts = fakeAccountServer(now)
      const signIn: typeof accounts.signIn = (user) => {
        server.adopt(browser.jar.browser(), user)
        return accounts.signIn(user)
      }
      return { ...accounts, signIn }
    }
  )
  const server = fakeOrderServer(browser.serverNow)
  const buyers = ["A", "B"].map((name, index) => buyerAt(name, index, browser, server, note))
  await network.pass(1_000)

  /** Lets the draft's owner place the order in both tabs; from here on no request is lost. */
  const finish = async (say: (sentence: string) => void) => {
    for (const buyer of buyers) buyer.tab.setFate("well")
    await network.pass(40_000)
    // every token is checked once more: a sign-in may have ended without notice
    browser.sleep(960_000)
    await network.pass(15_000)
    for (let round = 0; round < 40 && !buyers.every((buyer) => buyer.isDone()); round++)
      for (const buyer of buyers) {
        const step = buyer.goOnToTheEnd(browser.truth())
        if (step === undefined) continue
        say(step.says)
        await step.act()
        await network.pass(2_000)
        keep()
      }
    for (const buyer of buyers)
      if (!buyer.isDone())
        throw new BrokenPromise(
          "a buyer who goes on has ordered in the end",
          `tab ${buyer.name} is ${buyer.state()}`
        )
    if (server.orders.length !== 1)
      throw new BrokenPromise("a draft becomes one order", `there are ${server.orders.length}`)
  }
  const keep = () => buyers.forEach((buyer) => buyer.keep())

  return {
    keep,
    step: (action: Action): Step | undefined => {
      switch (action.kind) {
        case "pass":
          return { says: `${action.seconds} s pass`, act: () => network.pass(action.seconds * 1_000) }
        case "sleep":
          return {
            says: `the computer sleeps for ${action.seconds / 60} min`,
            act: async () => {
              browser.sleep(action.seconds * 1_000)
              await network.pass(100)
            }
          }
        case "price":
          return {
            says: `the price is ${action.euros} from now on`,
            act: () => server.setPrice(action.euros)
          }
        default: {
          const step = buyers[action.tab]?.step(action)
          return step && { ...step, act: () => Promise.resolve(step.act()).then(() => network.pass(300)) }
        }
      }
    },
    ending: {
      says: "nothing is lost any more, and the order is made",
      act: async (say: (sentence: string) => void) => {
        const before = server.orders.length
        note("orders placed before the end", before)
        await finish(say)
      }
    },
    close: () => buyers.forEach(({ tab }) => tab.close())
  }
}

it("an order survives the end of its session, a second tab and lost answers", () =>
  playStories<null, Action>({
    name: "order-session",
    setting: fc.constant(null),
    actions,
    length: { minLength: 10, maxLength: 40 },
    happens: {
      "orders placed before the end": 0.05,
      saves: 1,
      conflicts: 0.1,
      "prices acknowledged": 0.05,
      "sign-ins": 0.2
    },
    begin
  }))
