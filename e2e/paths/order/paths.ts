import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { addressableSteps, orderSteps } from "../../../src/domain/order/steps.ts"
import { orderMachine } from "../../../src/machines/order.machine.ts"
import { orderExclusions } from "./excluded.ts"
import { finalCheck } from "./answers.ts"
import { isOtherPrice, orderGestures } from "./gestures.ts"
import { OrderScreen } from "./screen.ts"
import { held, openOrder, type OrderName, orderOf } from "../harness/orders-on-wire.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof orderMachine>

/** Orders that the page loads at the start; if `draft` is `null`, the server does not respond at first. */
const starts = {
  "an order that is not there yet": { name: "single", draft: null },
  "an order to several places": { name: "several", draft: orderOf("several", "addressed") },
  "an order of wood chips": { name: "chips", draft: orderOf("chips", "paid") },
  "an order that was placed": {
    name: "single",
    draft: orderOf("single", "paid", { placedOrderId: "order-1" })
  }
} satisfies Readonly<Record<string, { readonly name: OrderName; readonly draft: object | null }>>

const isStart = (name: string): name is keyof typeof starts => name in starts

/** Expected state of a form, or of the summary, with its messages. */
const states: Readonly<Record<string, readonly [state: string, notice?: string]>> = {
  editing: ["editing"],
  flawed: ["flawed"],
  saving: ["saving"],
  reloading: ["saving"],
  unsaved: ["unsaved", "Das hat gerade nicht geklappt"],
  unread: ["unread", "Das hat gerade nicht geklappt"],
  leaving: ["leaving", "Es geht weiter zu PayPal"],
  conflict: ["conflict", "In einem anderen Fenster wurde etwas anderes gespeichert"],
  "summary.checking": ["preparing"],
  "summary.recalculating": ["preparing"],
  "summary.repricing": ["preparing"],
  "summary.reloading": ["preparing"],
  "summary.repaying": ["preparing"],
  "summary.reviewing": ["reviewing"],
  "summary.placing": ["placing"],
  "summary.unanswered": ["unanswered", "Wir haben keine Antwort bekommen"],
  "summary.unchecked": ["unprepared", "Unser Server antwortet nicht"],
  "summary.unread": ["unprepared", "Unser Server antwortet nicht"],
  "summary.refused": ["refused", "Die Bestellung konnte nicht angenommen werden"],
  "summary.doubled": ["doubled", "Haben Sie das schon bestellt?"],
  "summary.priceChanged": ["priceChanged", "Das Angebot hat sich geändert"],
  "summary.paymentDeclined": ["paymentDeclined", "Die Zahlung wurde abgelehnt"],
  "summary.changed": ["changed", "In einem anderen Fenster wurde die Bestellung geändert"]
}

const messages: Readonly<Record<string, string>> = {
  loading: "",
  unloaded: "Ihre Bestellung lässt sich gerade nicht laden",
  missing: "Diese angefangene Bestellung lässt sich gerade nicht öffnen",
  offerGone: "Dieses Angebot gibt es nicht mehr",
  placed: "Ihre Bestellung ist angekommen"
}

const refusals: Readonly<Record<string, string>> = {
  stepNotValidated: "Bevor es dort weitergeht, brauchen wir noch die Angaben auf dieser Seite.",
  stepNotApplicable: "Diesen Schritt gibt es bei Ihrer Bestellung nicht."
}

/** Returns the expected view in each state. */
const seen = (snapshot: Snapshot) => {
  const { context } = snapshot
  const [place = "", step = "", ...below] = pathOf(snapshot.value).split(".")
  const state = below.at(-1) ?? ""
  const refusal = context.refusal === null ? [] : [refusals[context.refusal] ?? context.refusal]
  if (place !== "step")
    return { screen: messages[place], state: "", hasErrors: false, isBusy: false, notices: refusal }
  const [shown, usual] = states[step === "summary" ? `summary.${state}` : state] ?? []
  const isDoubted = state === "refused" && context.problems.some(({ code }) => code === "sessionDoubted")
  const notice =
    state === "changed" && isOtherPrice(context)
      ? states["summary.priceChanged"]?.[1]
      : isDoubted
        ? "Ihre Sitzung ließ sich nicht bestätigen"
        : usual
  return {
    screen: addressableSteps.find((each) => orderSteps[each].shown.state === step),
    state: shown,
    hasErrors: context.problems.length > 0 && (step !== "summary" || context.draftId === "chips"),
    isBusy: snapshot.hasTag("busy"),
    notices: [...refusal, ...(notice === undefined ? [] : [notice])]
  }
}

let count = 0

const open = async ({ page }: Scene<OrderScreen>, start: string): Promise<void> => {
  if (!isStart(start)) throw new Error(`There is no start "${start}"`)
  const { name, draft } = starts[start]
  await openOrder(page, name, `${name}-${++count}`, draft)
  await page.locator(`[data-ready=true]${draft === null ? "" : " h1"}`).waitFor()
}

/** Model-based test of the order wizard: all user actions and server responses. */
export const orderPaths: PathsOf<typeof orderMachine, OrderScreen> = {
  machine: orderMachine,
  starts: Object.entries(starts).map(([name, { name: draftId, draft }]) => ({
    name,
    input: { draftId, wish: null, held: draft && held(draft) }
  })),
  // the script of a step that is shown for the first time arrives a moment after the step's placeholder
  frame: 400,
  ports: {
    loadDraft: "**/api/order-process/{single,several,chips}-*",
    saveStep: "**/api/order-process/*/save",
    checkOffer: finalCheck,
    placeOrder: "**/api/order-process/place"
  },
  immediate: ["loadDraft", "saveStep", "checkOffer", "placeOrder"],
  screen: (page) => new OrderScreen(page),
  open,
  openAgain: open,
  gestures: orderGestures,
  sees: ({ value, context }) => [
    value,
    context.draft?.steps.length,
    // the remaining validity of the offer only matters in the summary
    pathOf(value).startsWith("step.summary") ? context.offerValidFor > 0 : null,
    context.wish?.step,
    context.draft?.offer.totalPrice,
    isOtherPrice(context),
    // the step that is requested during a save only matters until the response arrives
    pathOf(value).endsWith(".saving") ? context.next?.step : null,
    context.recentOrders > context.acceptedOrders,
    context.moisture
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: orderExclusions
}
