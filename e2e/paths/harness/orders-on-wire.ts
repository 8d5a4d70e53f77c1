import { expect, type Page } from "@playwright/test"
import { configurationOf } from "../../../src/domain/options/configuration.ts"
import { completeCalculation } from "../../../src/domain/options/complete-calculation.ts"
import type { OrderDraft } from "../../../src/domain/order/draft.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { address } from "../../../model-tests/data/drafts.ts"
import { draftOfKind, type Spread, stationsForm } from "../../../model-tests/data/several.ts"
import type { Reply } from "./ports.ts"

/** Orders used in path tests: delivery to one place, to three places, and goods that need a declaration. */
export type OrderName = "single" | "several" | "chips"

export const slugOf = (name: OrderName): string => (name === "chips" ? "hackschnitzel" : "holzpellets-lose")

/** The last step that the server has validated; `closed` means that no step of the order can be edited. */
export type Reached = Spread | "closed"

const chips = {
  productGroupId: 9,
  calculation: completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 9))
} as const

/** Creates a draft with all fields filled in; the server has validated the steps up to `reached`. */
export const orderOf = (name: OrderName, reached: Reached, more: Partial<OrderDraft> = {}): OrderDraft => {
  const kind = { variant: "Invoice", stations: name === "several" ? 3 : 1, countryId: 1 } as const
  const draft = draftOfKind(kind, reached === "closed" ? "begun" : reached)
  return {
    ...draft,
    ...(name === "chips" ? chips : {}),
    ...(reached === "closed" ? { steps: [] } : {}),
    offer: { ...draft.offer, paymentIds: [40, 42, 45] },
    emailAddress: "erika@example.org",
    deliveryAddress: address,
    stations: name === "several" ? savedStations : null,
    payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" },
    ...more
  }
}

/** Creates the order of `orderOf` with a price that differs from the prices of all other orders. */
export const dearerOf = (name: OrderName, reached: Reached): OrderDraft => {
  const { offer } = orderOf(name, reached)
  return orderOf(name, reached, { offer: { ...offer, totalPrice: 1900, hash: "hash-dearer" } })
}

const savedStations = stationsForm.stations.map(({ amount, address: where }) => ({
  amount: amount ?? 0,
  address: where
}))

/** Time for which an offer is valid in path tests, in ms. */
export const goodFor = 60_000

export const held = (draft: OrderDraft, offerValidFor = goodFor) => ({ draft, offerValidFor })

/** Converts a draft to the format of the API; its offer is valid for `validFor` ms by the page's clock. */
export const onWire = async (page: Page, draft: OrderDraft, validFor = goodFor): Promise<unknown> => {
  const now = await page.evaluate(() => Date.now())
  return toWire({ ...draft, offerValidUntil: new Date(now + validFor).toISOString() })
}

/**
 * Opens the wizard with an order that exists only on this page; if `draft` is `null`, the first call gets no response.
 */
export const openOrder = async (
  page: Page,
  name: OrderName,
  draftId: string,
  draft: OrderDraft | null
): Promise<void> => {
  const here = `/${slugOf(name)}/bestellung`
  if (!page.url().includes(here)) {
    await page.goto(`${here}?draft=nobodys`)
    // the router's progress bar exists once the page is hydrated
    await expect.poll(() => page.evaluate(() => window.machineStates?.["progress"])).toBe("hidden")
  }
  const reply: Reply | null = draft && { json: await onWire(page, { ...draft, orderDraftId: draftId }) }
  await page.route(
    `**/api/order-process/${draftId}`,
    (route) => (reply === null ? route.abort("connectionfailed") : route.fulfill(reply)),
    { times: 1 }
  )
  // navigations to other documents get a 204 response, so that the page stays and can be checked
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()
  )
  await page.evaluate((path) => {
    // forget the state of the previous order
    delete window.machineStates?.["order"]
    history.pushState({}, "", path)
  }, `${here}?draft=${draftId}`)
  await expect.poll(() => page.evaluate(() => window.machineStates?.["order"])).toBeDefined()
}
