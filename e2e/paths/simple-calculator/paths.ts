import type { Page } from "@playwright/test"
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from "xstate"
import { done } from "../../../model-tests/harness/explore.ts"
import { countryHintMachine } from "../../../src/machines/country-hint.machine.ts"
import { simpleCalculatorMachine } from "../../../src/machines/simple-calculator.machine.ts"
import { zipCheckMachine } from "../../../src/machines/zip-check.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { CalculatorBar } from "../../pages/CalculatorBar.ts"
import { type Filling, filling, problems, seen } from "./seen.ts"
import type { Gesture, PathsOf, Scene } from "../harness/paths-of.ts"
import { simpleCalculatorExclusions } from "./excluded.ts"

type Snapshot = SnapshotFrom<typeof simpleCalculatorMachine>
type Bar = CalculatorBar
/** Returns whether the cursor is still in the zip field, so that any next action leaves the field first. */
const isTyping = (snapshot: AnyMachineSnapshot) =>
  filling(snapshot).touch === "untouched" && ["looking", "hinted"].includes(filling(snapshot).hint)

const isOther = (zip: string) => (snapshot: AnyMachineSnapshot) => (snapshot as Snapshot).context.zip !== zip

const canStart = (snapshot: AnyMachineSnapshot) =>
  !isTyping(snapshot) && ["browsing", "refused"].includes(filling(snapshot).wish)

const action = (
  type: string,
  parts: ReadonlyArray<AnyEventObject>,
  act: Gesture<Bar>["act"],
  more: Partial<Gesture<Bar>> = {}
): Gesture<Bar> => ({ type, parts, when: (snapshot) => !isTyping(snapshot), ...more, act })

/** Storage key under which a browser remembers that the place is served. */
const memory = "zip:1:80331"

/** Waits until the machine of the page has received a response that changes nothing visible. */
const isIn = (page: Page, wanted: Partial<Filling>) =>
  page.waitForFunction((expected) => {
    const state: unknown = window.machineStates?.["simpleCalculator"]
    const text = JSON.stringify(state)
    return Object.entries(expected).every(([region, value]) => text.includes(`"${region}":"${value}"`))
  }, wanted)

/** Result for a postal code that fits no neighbouring country: an empty hint, without a call to the server. */
const noHint = done("countryHint", [])

const typesZip = (zip: string, ...rest: ReadonlyArray<AnyEventObject>) =>
  action(
    `types ${zip || "nothing"} and leaves`,
    [{ type: "zip.change", zip }, { type: "zip.left" }, ...rest],
    async ({ screen }) => {
      await screen.type(screen.zip, zip)
      await screen.zip.blur()
    },
    { when: (snapshot) => !isTyping(snapshot) && isOther(zip)(snapshot), endsLater: rest.length > 0 }
  )

const typesAmount = (text: string) =>
  action(
    `types ${text || "no amount"} and leaves`,
    [{ type: "amount.change", text }, { type: "amount.left" }],
    async ({ screen }) => {
      await screen.type(screen.amount, text)
      await screen.amount.blur()
    },
    // emptying an empty field causes no event
    { when: (snapshot) => !isTyping(snapshot) && (text !== "" || filling(snapshot).amount !== "missing") }
  )

const checked = (
  verdict: string,
  reply: Parameters<Scene<Bar>["ports"]["answer"]>[2],
  ...rest: ReadonlyArray<AnyEventObject>
) =>
  action(
    `the check says ${verdict}`,
    [done("zipCheck", verdict), ...rest],
    ({ ports }, { calls }) => ports.answer("zipCheck", calls["zipCheck"] ?? 0, reply),
    { when: (snapshot) => filling(snapshot).zip === "checking" }
  )

const hinted = (
  name: string,
  countries: ReadonlyArray<number>,
  reply: Parameters<Scene<Bar>["ports"]["answer"]>[2]
) =>
  action(
    `the neighbours ${name}`,
    [done("countryHint", countries)],
    ({ asked, ports }) => ports.answer("countryHint", asked.get("countryHint") ?? 0, reply),
    { when: (snapshot) => filling(snapshot).hint === "looking" && filling(snapshot).zip === "malformed" }
  )

const waits = (type: string) =>
  action(type, [{ type }], async () => {}, {
    when: (snapshot) =>
      snapshot._nodes.some((node: { readonly transitions: ReadonlyMap<string, unknown> }) =>
        node.transitions.has(type)
      )
  })

const gestures: ReadonlyArray<Gesture<Bar>> = [
  typesZip("80331"),
  typesZip("1010"),
  typesZip("803", noHint),
  typesZip(""),
  action(
    "types 80331 and presses Enter",
    [{ type: "zip.change", zip: "80331" }, { type: "search.start" }],
    async ({ screen }) => {
      await screen.type(screen.zip, "80331")
      await screen.zip.press("Enter")
    },
    { when: (snapshot) => canStart(snapshot) && isOther("80331")(snapshot) }
  ),
  action(
    "types 1010 and stays",
    [{ type: "zip.change", zip: "1010" }],
    ({ screen }) => screen.type(screen.zip, "1010"),
    {
      when: (snapshot) => !isTyping(snapshot) && filling(snapshot).touch === "untouched"
    }
  ),
  action(
    "clicks into the postal code and leaves",
    [{ type: "zip.click" }, { type: "zip.left" }],
    async ({ screen }) => {
      await screen.zip.click()
      await screen.zip.blur()
    }
  ),
  typesAmount("499"),
  typesAmount("500"),
  typesAmount("32001"),
  typesAmount(""),
  action("chooses sacks", [{ type: "group.choose", groupId: 4 }], ({ screen }) =>
    screen.group("Sackware").click()
  ),
  action("chooses loose goods", [{ type: "group.choose", groupId: 3 }], ({ screen }) =>
    screen.group("Lose").click()
  ),
  action("presses start", [{ type: "search.start" }], ({ screen }) => screen.start.click(), {
    when: canStart
  }),
  action("asks for the settings", [{ type: "settings.open" }], ({ screen }) => screen.settings.click(), {
    when: canStart
  }),
  action("puts the problems away", [{ type: "problems.dismiss" }], ({ screen }) => screen.close.click(), {
    when: (snapshot) => !isTyping(snapshot) && problems(snapshot as Snapshot).length > 0
  }),
  action("presses Escape", [{ type: "problems.dismiss" }], ({ page }) => page.keyboard.press("Escape"), {
    when: (snapshot) => problems(snapshot as Snapshot).length > 0
  }),
  action(
    "comes back from the offers",
    [{ type: "page.shown" }],
    ({ page }) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
    {
      when: (snapshot) => filling(snapshot).wish === "leaving"
    }
  ),
  action(
    "leaves the page and comes back",
    [{ type: "form.deactivated" }, { type: "page.shown" }],
    // acts like a browser that restores the page from its back/forward cache
    ({ page }) =>
      page.evaluate(() => {
        for (const type of ["pagehide", "pageshow"])
          dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      })
  ),
  action(
    "the check says served",
    [done("zipCheck", "served")],
    async ({ page, ports }, { calls }) => {
      await ports.answer("zipCheck", calls["zipCheck"] ?? 0, { json: true })
      await page.waitForFunction((key) => localStorage.getItem(key) !== null, memory)
      // removes the stored result, so that the next check sends a request, as it does after two days
      await page.evaluate((key) => localStorage.removeItem(key), memory)
    },
    { when: (snapshot) => filling(snapshot).zip === "checking" }
  ),
  action(
    "types 80331, which was served yesterday",
    [{ type: "zip.change", zip: "80331" }, { type: "zip.left" }, done("zipCheck", "served")],
    async ({ page, ports, screen }) => {
      await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 86_400_000)), memory)
      ports.skip("zipCheck")
      await screen.type(screen.zip, "80331")
      await screen.zip.blur()
      await isIn(page, { zip: "served" })
      await page.evaluate((key) => localStorage.removeItem(key), memory)
    },
    { when: (snapshot) => !isTyping(snapshot) && (snapshot as Snapshot).context.zip !== "80331" }
  ),
  action(
    "the check says unserved",
    [done("zipCheck", "unserved"), noHint],
    async ({ page, ports }, { calls }) => {
      await ports.answer("zipCheck", calls["zipCheck"] ?? 0, { json: false })
      // the machine's delay of 50 ms before it requests a hint starts only now
      await isIn(page, { zip: "unserved" })
    },
    { when: (snapshot) => filling(snapshot).zip === "checking", endsLater: true }
  ),
  checked("uncheckable", { json: {}, status: 503 }),
  hinted("serve it", [2], { json: toWire([{ countryId: 2, zipCode: "1010" }]) }),
  hinted("do not serve it", [], { json: [] }),
  hinted("do not answer", [], { abort: true }),
  waits("xstate.after.typing.simpleCalculator.filling.keeping.settling"),
  waits("xstate.after.longestWait.simpleCalculator.filling.wish.starting")
]

/** Model-based test of the calculator bar on the pellet page: all user actions and server responses. */
export const simpleCalculatorPaths: PathsOf<typeof simpleCalculatorMachine, Bar> = {
  machine: simpleCalculatorMachine,
  within: [zipCheckMachine, countryHintMachine],
  starts: [{ name: "the pellet page", input: { countryId: 1, target: "LOOSE", groupId: 3, zip: "" } }],
  frame: 60,
  ports: { zipCheck: "**/api/location/check-zipcode", countryHint: "**/api/location/check-zipcodes" },
  immediate: ["zipCheck"],
  later: { countryHint: (snapshot) => filling(snapshot).hint === "looking" },
  screen: (page) => new CalculatorBar(page),
  open: async ({ page, screen }) => {
    // the offers are on another page: the calculator's page stays, as if the visitor had returned at once
    await page.route(/\/angebotsliste\?/u, (route) => route.fulfill({ status: 204 }))
    await page.goto("/pellets-prices/product-path")
    await screen.form.hover()
    await page.waitForFunction(() => window.machineStates?.["simpleCalculator"] !== undefined)
  },
  gestures,
  sees: ({ value, context }) => [
    value.filling,
    context.zip,
    context.groupId,
    value.filling.wish === "starting" && context.destination
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: simpleCalculatorExclusions
}
