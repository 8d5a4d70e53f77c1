import type { Page } from "@playwright/test"
import type { SnapshotFrom } from "xstate"
import { listOf } from "../../../model-tests/data/offers.ts"
import { done } from "../../../model-tests/harness/explore.ts"
import type { CountryId } from "../../../src/domain/place/country.ts"
import { offerLifetime } from "../../../src/domain/offer/offer.ts"
import { configurationOf } from "../../../src/domain/options/configuration.ts"
import { type CalculatorInput, calculatorMachine } from "../../../src/machines/calculator.machine.ts"
import { readOfferListQuery } from "../../../src/services/page/offer-list-query.ts"
import { formatCount } from "../../../src/ui/kit/format.ts"
import { austria, germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { calculatorExclusions } from "./excluded.ts"
import { calculatorGestures, isLooking } from "./gestures.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof calculatorMachine>
type Query = Readonly<Record<string, string>>

const inputOf = (
  query: Query,
  more: Partial<CalculatorInput> = {},
  countryId: CountryId = 1
): CalculatorInput => ({
  countryId,
  productGroupId: 3,
  query: readOfferListQuery(countryId, 3, query),
  data: configurationOf(countryId, 3),
  list: null,
  source: "DEFAULT",
  ...more
})

const here = { zipCode: "01067", amount: "6000" }
const kept = { zipCode: "01067", amount: "6500" }
/** Selections with a delivery day in the past. No dealer delivers on that day, so the dealers offer other days. */
const overdue = { ...here, options: "141$dt2020-01-02" }
const nowhere = { zipCode: "9999", amount: "6000" }
/** The server-rendered list; its calculation is older than that of every list which the page requests. */
const sentEmpty = { ...listOf([]), calculatedAt: "2026-11-21T11:59:00Z" }
const blank = done("recallConfiguration", {})
/** Creates the event that passes the selections stored in the browser to a server-rendered page with a list. */
const recalled = (wishes: object) => [{ type: "wishes.recalled", wishes }]
const more = { ...kept, amount: "6000", ap: "1" }

const starts = {
  "an empty page": { query: {}, input: inputOf({}), begun: [blank] },
  "a page of a returning visitor": {
    query: {},
    input: inputOf({}),
    begun: [done("recallConfiguration", { zipCode: "01067", amount: 6500 })]
  },
  "an address with offers": {
    query: here,
    input: inputOf(here, { list: listOf(["sent"]) }),
    begun: recalled({})
  },
  "an address with offers, of a visitor who has chosen before": {
    query: here,
    input: inputOf(here, { list: listOf(["sent"]) }),
    begun: recalled({ appointmentPlus: true })
  },
  "an address with offers under other conditions": {
    query: overdue,
    input: inputOf(overdue, { list: listOf(["sent"], true) }),
    begun: recalled({})
  },
  "an Austrian address that no dealer serves": {
    query: nowhere,
    input: inputOf(nowhere, { list: sentEmpty }, 2),
    begun: recalled({})
  },
  "back from an offer, with a server that has failed": {
    query: here,
    input: inputOf(here, { data: null }),
    begun: [blank]
  }
}

const titles: Readonly<Record<string, string>> = {
  asking: "Wohin sollen wir liefern lassen?",
  blocked: "So können wir noch nicht rechnen",
  failed: "Die Angebote konnten gerade nicht berechnet werden",
  noOffers: "Für diese Auswahl gibt es gerade kein Angebot",
  defaultOffers: "Angebote unter anderen Bedingungen"
}

interface Result {
  readonly state: string
  readonly words: string
}

const emptyOf = (snapshot: Snapshot): Result => {
  const zip = snapshot.context.calculation.zipCode
  const reads = (reason: string) =>
    snapshot.matches({ ready: { calculated: { empty: reason } } } as Parameters<Snapshot["matches"]>[0])
  const words = reads("noOffers")
    ? (titles["noOffers"] ?? "")
    : reads("unserved")
      ? `Nach ${zip} liefert zurzeit kein Händler`
      : reads("unexplained")
        ? `Die Postleitzahl ${zip} kann gerade nicht geprüft werden`
        : ""
  return { state: "empty", words }
}

const resultOf = (snapshot: Snapshot): Result => {
  const named = (state: string, title = state) => ({ state, words: titles[title] ?? "" })
  if (snapshot.matches("initializing") || snapshot.matches("unavailable")) return named("failed")
  if (snapshot.matches({ ready: "idle" })) return named("asking")
  if (snapshot.matches({ ready: "blocked" })) return named("blocked")
  if (snapshot.matches({ ready: "failed" })) return named("failed")
  if (snapshot.matches({ ready: { calculated: "offers" } })) return named("offers")
  if (snapshot.matches({ ready: { calculated: "defaultOffers" } })) return named("offers", "defaultOffers")
  if (!snapshot.matches({ ready: { calculated: "empty" } })) return named("calculating")
  const list = emptyOf(snapshot)
  // in this case the server-rendered page already contains the reason
  return list.words === "" && snapshot.context.list?.calculatedAt === sentEmpty.calculatedAt
    ? { ...list, words: `Nach ${nowhere.zipCode} liefert zurzeit kein Händler` }
    : list
}

const written = (countryId: CountryId, amount: number | null) =>
  amount === null ? "" : formatCount(countryId === 2 ? "de-AT" : "de-DE", amount)

/** Returns the expected view in each state; a field is marked invalid if it is the reason for missing offers. */
const seen = (snapshot: Snapshot) => {
  const { amount, calculation, countryId, hint } = snapshot.context
  const { state, words } = resultOf(snapshot)
  const shows = snapshot.matches({ ready: "blocked" }) && !snapshot.matches({ ready: { blocked: "refused" } })
  const isWrongZip =
    (shows && calculation.zipCode.length !== (countryId === 1 ? 5 : 4)) || words.startsWith("Nach ")
  const isWrongAmount = shows && (amount === null || amount < 1000 || amount > 20_000)
  return {
    state,
    zip: calculation.zipCode + (isWrongZip ? " (wrong)" : ""),
    amount: written(countryId, amount) + (isWrongAmount ? " (wrong)" : ""),
    isBusy: snapshot.matches({ ready: "calculating" }),
    offers: state === "offers" ? "some" : "none",
    words,
    hinted: hint.map((country) => (country === 2 ? "Österreich" : "Schweiz"))
  }
}

/** For each start with a returning visitor, the query of the previous visit. */
const before: Readonly<Partial<Record<keyof typeof starts, Query>>> = {
  "a page of a returning visitor": kept,
  "an address with offers, of a visitor who has chosen before": more
}

/** Opens a list by its URL, so that the page stores the visitor's selections. */
const visitBefore = async (page: Page, query: Query): Promise<void> => {
  await page.goto(`/holzpellets-lose/angebotsliste?${new URLSearchParams(query)}`)
  await page.waitForFunction(() => localStorage.getItem("calc:1:3") !== null)
}

/**
 * Leaves the list for an offer and returns. The browser then builds the list without a new document, so a call may
 * fail.
 */
const comeBack = async ({ page, screen }: Scene<OfferList>): Promise<void> => {
  await page.unroute("**/api/kalkulation/bestellung/berechnen")
  await screen.choose(0)
  await page.getByRole("button", { name: "Weiter zur Adresse" }).waitFor()
  await page.route("**/api/kalkulation/init/**", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1
  })
  await page.evaluate(() => delete window.machineStates)
  await page.goBack()
}

/**
 * Lets the next page's requests reach the server: the page of the chosen offer loads the options as well, but does not
 * belong to the test of the list.
 */
const letNextPageAsk = (page: Page) =>
  page.route("**/api/kalkulation/init/**", (route) =>
    route.request().headers()["referer"]?.includes("bestellparameter-bestaetigen")
      ? route.continue()
      : route.fallback()
  )

const isStart = (name: string): name is keyof typeof starts => name in starts

/** Model-based test of the offer list of loose pellets: all user actions and server responses. */
export const calculatorPaths: PathsOf<typeof calculatorMachine, OfferList> = {
  machine: calculatorMachine,
  starts: Object.entries(starts).map(([name, { input, begun }]) => ({ name, input, begun })),
  frame: 400,
  ports: {
    calculate: "**/api/kalkulation/berechnen",
    order: "**/api/kalkulation/bestellung/berechnen",
    fetchConfiguration: "**/api/kalkulation/init/**",
    zipCheck: "**/api/location/check-zipcode",
    countryHint: "**/api/location/check-zipcodes"
  },
  immediate: ["calculate", "fetchConfiguration", "zipCheck"],
  later: { countryHint: isLooking },
  memory: {
    port: "calculate",
    lifetime: offerLifetime,
    isAsking: (snapshot) => snapshot.matches({ ready: "calculating" }),
    wish: ({ context }) =>
      JSON.stringify(
        Object.entries(context.calculation).toSorted(([one], [other]) => (one < other ? -1 : 1))
      ),
    aged: ({ output, ...answer }, validFor) => ({ ...answer, output: { ...(output as object), validFor } }),
    keeps: ({ type, output }) =>
      type.startsWith("xstate.done.actor.calculate") &&
      (output as { readonly kind: string }).kind === "calculated",
    // undefined, because the page calculates default offers again
    sent: ({ context: { list } }) =>
      list === null || list.hasDefaultOffers
        ? undefined
        : done("calculate", { kind: "calculated", validFor: offerLifetime, list })
  },
  screen: (page) => new OfferList(page),
  open: async (scene, start) => {
    const { page } = scene
    if (!isStart(start)) throw new Error(`There is no start "${start}"`)
    const { query, input } = starts[start]
    await letNextPageAsk(page)
    const earlier = before[start]
    if (earlier !== undefined) await visitBefore(page, earlier)
    const { prefix } = input.countryId === 2 ? austria : germany
    await page.goto(`${prefix}/holzpellets-lose/angebotsliste?${new URLSearchParams(query)}`)
    await page.locator("form[data-live]").waitFor()
    if (input.data === null) await comeBack(scene)
    await page.waitForFunction(() => window.machineStates?.["calculator"] !== undefined)
  },
  gestures: calculatorGestures,
  sees: ({ value, context }) => [
    value,
    context.calculation.zipCode,
    context.amount,
    context.calculation.ordering,
    context.list?.items[0]?.id,
    context.list?.items[0]?.selected,
    ...(typeof value === "object" && "ready" in value
      ? []
      : [context.query.zipCode, Object.keys(context.said).length])
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: calculatorExclusions
}
