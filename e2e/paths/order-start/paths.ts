import { expect } from "@playwright/test"
import { calculationOf } from "../../../model-tests/data/offers.ts"
import { dearer, offer, orderStartMoves } from "../../../model-tests/order-start/walk.ts"
import { orderStartMachine } from "../../../src/machines/order-start.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { germany } from "../../markets.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { gesturesOn, noticesOn, refusedWith } from "../harness/gestures.ts"
import { orderStartExclusions } from "./excluded.ts"
import type { PathsOf } from "../harness/paths-of.ts"

const { causes } = gesturesOn<typeof orderStartMachine, Confirm>()

const goOn = "Weiter zur Adresse"
const accept = "Mit dem neuen Preis weiter"
/** The button that leads on in each state, and what is told. */
const table: Readonly<Record<string, readonly [button: string, notice?: string]>> = {
  ready: [goOn],
  starting: [`${goOn} (busy)`],
  started: [`${goOn} (busy)`],
  changed: [accept],
  unreachable: [goOn, "Das hat gerade nicht geklappt"],
  offerGone: ["", "Dieses Angebot gibt es nicht mehr"]
}

/** The beginning of an order, walked by everything that a person does there and the server answers. */
export const orderStartPaths: PathsOf<typeof orderStartMachine, Confirm> = {
  machine: orderStartMachine,
  starts: [{ name: "a chosen offer", input: { calculation: calculationOf(), offer } }],
  frame: 60,
  ports: { startDraft: "**/api/order-process/start" },
  immediate: ["startDraft"],
  screen: (page) => new Confirm(page),
  open: async ({ page, screen }) => {
    const list = new OfferList(page)
    await list.open(germany)
    await list.choose(0)
    await expect(screen.start).toBeEnabled()
    // the order's own document is gone to without leaving the page, so that it can be looked at
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()
    )
  },
  gestures: causes(orderStartMoves, {
    "goes on to the address": {
      when: (at) => at.matches("ready") || at.matches("unreachable"),
      act: ({ screen }) => screen.start.click()
    },
    "takes the new price": {
      when: (at) => at.matches("changed"),
      act: ({ screen }) => screen.acceptPrice.click()
    },
    "it has begun": { reply: { json: { OrderDraftId: "draft-1" } } },
    "the price is another one": ({ output }) => ({
      reply: refusedWith(409, "PriceChanged", { Offer: toWire(output.offer) })
    }),
    "the offer is gone": { reply: refusedWith(409, "OfferGone") },
    "the line breaks": { reply: { abort: true } }
  }),
  sees: ({ value, context }) => [value, context.seenOffer?.hash],
  seen: ({ value, context: { offer: shown, seenOffer } }) => {
    const [button, notice] = table[value] ?? [""]
    const isChanged = seenOffer !== null
    return {
      button,
      notices: [
        ...(isChanged ? ["Der Preis hat sich geändert"] : []),
        ...(notice === undefined ? [] : [notice])
      ],
      isDearer: shown.hash === dearer.hash
    }
  },
  look: async ({ page, screen }) => ({
    ...(await screen.look()),
    notices: await noticesOn(page)
  }),
  excluded: orderStartExclusions
}
