import { expect } from "@playwright/test"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, SnapshotFrom } from "xstate"
import { listOf } from "../../../model-tests/data/offers.ts"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import { configurationOf } from "../../../src/domain/options/configuration.ts"
import type { calculatorMachine } from "../../../src/machines/calculator.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { readOfferListQuery } from "../../../src/services/page/offer-list-query.ts"
import { keepInAnotherWindow } from "../harness/another-window.ts"
import type { OfferList } from "../../pages/OfferList.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type Snapshot = SnapshotFrom<typeof calculatorMachine>
type Seeing = (snapshot: Snapshot) => boolean

/** One frame of a screen, in ms. */
const frame = 16

const gesture = (
  type: string,
  parts: ReadonlyArray<AnyEventObject>,
  when: Seeing,
  act: Gesture<OfferList>["act"],
  more: Partial<Gesture<OfferList>> = {}
): Gesture<OfferList> => ({
  type,
  parts,
  when: (snapshot: AnyMachineSnapshot) => when(snapshot as Snapshot),
  act,
  ...more
})

const isGerman: Seeing = ({ context }) => context.countryId === 1
const isReady: Seeing = (snapshot) => snapshot.matches("ready")
/** Returns whether the available options are not loaded yet. */
const isEarly: Seeing = (snapshot) => snapshot.matches("initializing") || snapshot.matches("unavailable")
const isBusy: Seeing = (snapshot) => snapshot.matches({ ready: "calculating" })
const isExplaining: Seeing = (snapshot) =>
  snapshot.matches({ ready: { calculated: { empty: "explaining" } } })
/** Returns whether the page is looking up places near the postal code. */
export const isLooking: Seeing = (snapshot) =>
  snapshot.matches({ ready: { blocked: { zipInvalid: "looking" } } }) ||
  snapshot.matches({ ready: { calculated: { empty: { unserved: "looking" } } } })
const isSettled: Seeing = (snapshot) =>
  isGerman(snapshot) && isReady(snapshot) && !snapshot.matches({ ready: "settling" })
/** Returns whether a calculation can be started. */
const canStart: Seeing = (snapshot) =>
  (isReady(snapshot) && !isBusy(snapshot)) || snapshot.matches("unavailable")
const noHint = done("countryHint", [])

const typesZip = (zip: string, ...rest: ReadonlyArray<AnyEventObject>) =>
  gesture(
    `types ${zip || "no postal code"}`,
    [{ type: "zip.change", zip }, ...rest],
    (snapshot) => isGerman(snapshot) && snapshot.context.calculation.zipCode !== zip,
    async ({ screen }) => {
      await screen.zip.fill(zip)
      await screen.zip.blur()
    }
  )

const typesAmount = (text: string) =>
  gesture(
    `types ${text || "no amount"}`,
    [{ type: "amount.change", text }],
    ({ context }) => String(context.amount ?? "") !== text,
    async ({ screen }) => {
      await screen.amount.fill(text)
      await screen.amount.blur()
    }
  )

const answers = (port: string, name: string, event: AnyEventObject, reply: Reply, when: Seeing) =>
  gesture(name, [event], when, ({ ports }, { calls }) => ports.answer(port, calls[port] ?? 0, reply))

const calculates = (name: string, ids: ReadonlyArray<string>, isDefault = false) => {
  const list = listOf(ids, isDefault)
  return answers(
    "calculate",
    name,
    done("calculate", { kind: "calculated", validFor: 1_800_000, list }),
    { json: toWire(list) },
    isBusy
  )
}

const hints = (name: string, countries: ReadonlyArray<number>, reply: Reply) =>
  gesture(
    `the neighbours ${name}`,
    [done("countryHint", countries)],
    (snapshot) => isLooking(snapshot) && snapshot.context.calculation.zipCode.length === 4,
    ({ asked, ports }) => ports.answer("countryHint", asked.get("countryHint") ?? 0, reply)
  )

const explains = (
  verdict: "served" | "unserved" | "uncheckable",
  reply: Reply,
  ...rest: ReadonlyArray<AnyEventObject>
) =>
  gesture(
    `the check says ${verdict}${rest.length === 0 ? "" : ", and no neighbour has such codes"}`,
    [done("zipCheck", verdict), ...rest],
    (snapshot) =>
      isExplaining(snapshot) && (verdict !== "unserved" || isGerman(snapshot) === rest.length > 0),
    async ({ page, ports }, { calls }) => {
      await ports.answer("zipCheck", calls["zipCheck"] ?? 0, reply)
      await page.waitForFunction(
        () => !JSON.stringify(window.machineStates?.["calculator"]).includes("explaining")
      )
      // removes the stored results, so that the next check sends a request, as it does after two days
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith("zip:")) localStorage.removeItem(key)
      })
    },
    { endsLater: rest.length > 0 }
  )

const waits = (type: string) =>
  gesture(
    type,
    [{ type }],
    (snapshot) =>
      (snapshot as AnyMachineSnapshot)._nodes.some((node: AnyStateNode) => node.transitions.has(type)),
    async () => {}
  )

const elsewhere = { zipCode: "01097", amount: "6300" }
const otherTab = { zipCode: "01127", amount: "6200" }

const keptWishes = done("recallConfiguration", {})

// if the available options are not loaded, the page reads the stored selections again
const presses = (key: string, act: Gesture<OfferList>["act"]) =>
  gesture(`presses ${key}`, [{ type: "calculation.start" }, keptWishes], canStart, act)

/** All user actions on the page of offers, and all server responses. */
export const calculatorGestures: ReadonlyArray<Gesture<OfferList>> = [
  ...["01099", "8010", ""].map((zip) => typesZip(zip)),
  ...["6100", "999", "20001", ""].map((text) => typesAmount(text)),
  presses("start", ({ screen }) => screen.start.click()),
  presses("Enter", ({ screen }) => screen.zip.press("Enter")),
  gesture(
    "sorts by date",
    [{ type: "choice.make", choice: { kind: "ordering", ordering: 1 } }],
    (snapshot) => isReady(snapshot) && snapshot.context.calculation.ordering !== 1,
    ({ screen }) => screen.sort("Liefertermin").click()
  ),
  gesture(
    "resets the filters",
    [{ type: "configuration.reset" }],
    (snapshot) => snapshot.matches({ ready: { calculated: { empty: "noOffers" } } }),
    ({ screen }) => screen.reset.click()
  ),
  gesture(
    "tries again",
    // the page reads the stored selections again
    [{ type: "calculation.retry" }, keptWishes],
    (snapshot) => snapshot.matches("unavailable") || snapshot.matches({ ready: "failed" }),
    ({ screen }) => screen.retry.click()
  ),
  gesture(
    "goes to another address of the page",
    [{ type: "address.changed", query: readOfferListQuery(1, 3, elsewhere) }],
    // only after the visitor has stopped typing: until then the URL differs from the fields
    (snapshot) =>
      isGerman(snapshot) &&
      !snapshot.matches({ ready: "settling" }) &&
      (isEarly(snapshot) ? snapshot.context.query : snapshot.context.calculation).zipCode !== "01097",
    ({ screen }) => screen.goTo(elsewhere)
  ),
  gesture(
    "goes to the address that asks for nothing",
    [{ type: "address.changed", query: readOfferListQuery(1, 3, {}) }],
    (snapshot) => isSettled(snapshot) && snapshot.context.calculation.zipCode !== "",
    ({ screen }) => screen.goTo({})
  ),
  gesture(
    "asks for another place in another window",
    [{ type: "configuration.changed", zipCode: "01127", amount: 6200 }],
    (snapshot) => isGerman(snapshot) && snapshot.context.calculation.zipCode !== "01127",
    ({ page }) => keepInAnotherWindow(page, "calc:1:3", otherTab)
  ),
  gesture(
    "chooses another quality",
    [{ type: "offer.select", offerId: "a1" }],
    ({ context }) => context.list?.items[0]?.id === "a" && context.list.items[0].selected,
    async ({ page, screen }, { ms }) => {
      await screen.details(0).locator("summary").click()
      await page.clock.runFor(ms)
      const quality = screen.details(0).getByRole("radio").nth(1)
      // this part of the page is loaded over the network, which the test's clock does not stop. The test therefore
      // advances the clock frame by frame until the part is hydrated
      const isThere = async () => {
        await page.clock.runFor(frame)
        return quality.isVisible()
      }
      await expect.poll(isThere, { intervals: [50], timeout: 20_000 }).toBe(true)
      await quality.click()
    },
    { ms: 400, isTimed: true }
  ),
  gesture(
    "chooses an offer",
    [{ type: "offer.order", offerId: "a" }],
    ({ context }) => context.list?.items[0]?.id === "a",
    async ({ ports, screen }) => {
      await screen.choice(0).click()
      await ports.reached("order", 1)
    },
    { isLast: true }
  ),
  calculates("a dealer offers", ["a"]),
  calculates("a dealer offers other conditions", ["d"], true),
  calculates("no dealer offers", []),
  answers(
    "calculate",
    "the server refuses",
    done("calculate", { kind: "refused", problems: [{ field: "amount", code: "invalid" }] }),
    {
      status: 422,
      json: { Code: "Invalid", Message: "", Problems: [{ Code: "invalid", Field: "Amount", Params: {} }] }
    },
    isBusy
  ),
  answers("calculate", "the server fails", fails("calculate"), { status: 503, json: {} }, isBusy),
  answers("calculate", "the line breaks", fails("calculate"), { abort: true }, isBusy),
  answers(
    "fetchConfiguration",
    "the options are answered",
    done("fetchConfiguration", configurationOf(1, 3)),
    { json: toWire(configurationOf(1, 3)) },
    (snapshot) => snapshot.matches({ initializing: { data: "fetching" } })
  ),
  answers(
    "fetchConfiguration",
    "the options are not answered",
    fails("fetchConfiguration"),
    { status: 503, json: {} },
    (snapshot) => snapshot.matches({ initializing: { data: "fetching" } })
  ),
  explains("served", { json: true }),
  explains("unserved", { json: false }),
  explains("unserved", { json: false }, noHint),
  explains("uncheckable", { status: 503, json: {} }),
  hints("serve it", [3], { json: toWire([{ countryId: 3, zipCode: "9999" }]) }),
  hints("do not serve it", [], { json: [] }),
  waits("xstate.after.typing.calculator.ready.settling"),
  waits("xstate.after.offerLifetime.calculator.ready.calculated")
]
