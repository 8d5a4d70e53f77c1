import type { AnyMachineSnapshot, SnapshotFrom } from "xstate"
import { calculationOf, listOf } from "../../../model-tests/data/offers.ts"
import { done } from "../../../model-tests/harness/explore.ts"
import { priceDifferencesMachine } from "../../../src/machines/price-differences.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import type { Gesture, PathsOf, Scene } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"
import { priceDifferencesExclusions } from "./excluded.ts"

type Snapshot = SnapshotFrom<typeof priceDifferencesMachine>

const at =
  (...states: ReadonlyArray<Snapshot["value"]>) =>
  (snapshot: AnyMachineSnapshot) =>
    states.includes((snapshot as Snapshot).value)

const finished = { type: "calculation.finished", calculation: calculationOf() }
const express = { foreignId: 110, totalPriceDelta: 49, available: true }
/** It is out of date at once, so that no list is shown from memory. */
const list = { ...listOf(["a"]), validUntil: listOf([]).calculatedAt }

/** Every subject is asked for by itself. */
const subjects = 6

const answered = (type: string, differences: object, reply: Reply): Gesture<OfferList> => ({
  type,
  parts: [done("fetchDifferences", differences)],
  when: at("asking"),
  act: async ({ ports }, { calls }) => {
    const last = subjects * (calls["fetchDifferences"] ?? 0)
    for (let call = last - subjects + 1; call <= last; call++)
      await ports.answer("fetchDifferences", call, reply)
  }
})

const gestures: ReadonlyArray<Gesture<OfferList>> = [
  {
    type: "turns to the settings",
    parts: [{ type: "differences.want" }, finished],
    when: at("asleep"),
    act: async ({ page, screen }) => {
      await screen.deadline.focus()
      await page.waitForFunction(() => window.machineStates?.["priceDifferences"] !== undefined)
    }
  },
  {
    type: "sorts anew",
    parts: [{ type: "calculation.left" }],
    when: at("resting", "asking", "known"),
    act: async ({ ports, screen }) => {
      const before = ports.count("calculate")
      const isByDate = (await screen.sort("Liefertermin").getAttribute("aria-current")) === "true"
      await screen.sort(isByDate ? "Bewertung" : "Liefertermin").click()
      await ports.reached("calculate", before + 1)
    }
  },
  {
    type: "the list is there",
    parts: [finished],
    when: at("waiting"),
    act: ({ ports }) => ports.answer("calculate", ports.count("calculate"), { json: toWire(list) })
  },
  {
    type: "xstate.after.rest.priceDifferences.resting",
    when: at("resting"),
    act: ({ ports }, { calls }) =>
      ports.reached("fetchDifferences", subjects * (calls["fetchDifferences"] ?? 0))
  },
  answered("differences are told", { delivery: [express] }, { json: toWire([express]) }),
  answered("the server fails", {}, { status: 503, json: {} }),
  answered("the line breaks", {}, { abort: true })
]

const look = async ({ screen }: Scene<OfferList>) =>
  /\+49,00/u.test((await screen.deadline.textContent()) ?? "")

/** The prices beside the settings of the offer list, walked by everything that a person does there. */
export const priceDifferencesPaths: PathsOf<typeof priceDifferencesMachine, OfferList> = {
  machine: priceDifferencesMachine,
  starts: [{ name: "an address with offers", input: {} }],
  unborn: "asleep",
  frame: 20,
  ports: { calculate: "**/api/kalkulation/berechnen", fetchDifferences: "**/api/kalkulation/upselling?*" },
  immediate: [],
  screen: (page) => new OfferList(page),
  open: async ({ page, screen }) => {
    await screen.open(germany)
    await page.locator("form[data-live]").waitFor()
    // the settings wake when somebody turns to the page
    await page.mouse.move(5, 5)
    await page.locator("#filters [data-live]").waitFor()
  },
  gestures,
  sees: ({ value, context }) => [value, context.calculation === null, Object.keys(context.differences)],
  // a price beside an option stands there only while it belongs to the list
  seen: ({ context }) => context.differences["delivery"] !== undefined,
  look,
  excluded: priceDifferencesExclusions
}
