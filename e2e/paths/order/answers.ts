import type { Page } from "@playwright/test"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { OrderDraft } from "../../../src/domain/order/draft.ts"
import { addressableSteps, formSteps, orderSteps } from "../../../src/domain/order/steps.ts"
import type { orderMachine } from "../../../src/machines/order.machine.ts"
import { gesturesOn, refusedWith, type Spoken } from "../harness/gestures.ts"
import type { OrderScreen } from "./screen.ts"
import { dearerOf, held, onWire, type OrderName, orderOf, type Reached } from "../harness/orders-on-wire.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { answers, does } = gesturesOn<typeof orderMachine, OrderScreen>()
type When = Parameters<typeof answers>[4]

export const finalCheck = "**/api/order-process/final-check"

/** The page creates the idempotency key of an order automatically, wherever one is needed. */
export const keyTaken = done("takeKey", "key-1")

const problem = { field: "deliveryAddress.city", code: "placeMismatch" }
const refusedCity = refusedWith(422, "Invalid", {
  Problems: [{ Code: "placeMismatch", Field: "DeliveryAddress.City", Params: {} }]
})

const isOf =
  (name: OrderName, when: When): When =>
  (at) =>
    at.context.draftId === name && when(at)

const says =
  (draft: OrderDraft, wrap: (onWire: unknown) => unknown, validFor?: number): Spoken =>
  async (page: Page) => ({ json: wrap(await onWire(page, draft, validFor)) })

const loads = (
  name: OrderName,
  words: string,
  when: When,
  reached: Reached,
  more: Partial<OrderDraft> = {},
  validFor?: number
): Gesture<OrderScreen> => {
  const draft = orderOf(name, reached, more)
  return answers(
    "loadDraft",
    `${name} is read: ${words}`,
    [done("loadDraft", { kind: "loaded", ...held(draft, validFor) }), keyTaken],
    says(draft, (wire) => wire, validFor),
    isOf(name, when)
  )
}

const isLoading: When = (at) => at.matches("loading")
const isReading: When = (at) =>
  addressableSteps.some((step) => at.matches({ step: { [orderSteps[step].shown.state]: "reloading" } })) ||
  at.matches({ step: { summary: "repricing" } }) ||
  at.matches({ step: { summary: "repaying" } })
const isAsking: When = (at) => isLoading(at) || isReading(at)

const saved = (
  name: OrderName,
  reached: Reached,
  words: string = reached,
  draft = orderOf(name, reached)
): Gesture<OrderScreen> =>
  answers(
    "saveStep",
    `${name} is saved: ${words}`,
    [done("saveStep", { kind: "saved", ...held(draft) })],
    says(draft, (wire) => ({ Draft: wire })),
    isOf(name, isSaving)
  )
const isSaving: When = (at) =>
  formSteps.some((step) => at.matches({ step: { [orderSteps[step].shown.state]: "saving" } }))

/**
 * Page on which a buyer approves a payment; the navigation to it gets a 204 response, so that the wizard stays and can
 * be checked.
 */
const approvalUrl = "https://provider.example/agree"
const toBeAgreed = (): Gesture<OrderScreen> => {
  const draft = orderOf("single", "addressed")
  return answers(
    "saveStep",
    "single is saved: to be agreed to at the provider",
    [done("saveStep", { kind: "saved", approvalUrl, ...held(draft) })],
    says(draft, (wire) => ({ Draft: wire, ApprovalUrl: approvalUrl })),
    isOf("single", (at) => at.matches({ step: { payment: "saving" } }))
  )
}

const isChecking: When = (at) =>
  at.matches({ step: { summary: "checking" } }) || at.matches({ step: { summary: "recalculating" } })
const checked = (
  name: OrderName,
  words: string,
  reached: Reached,
  priceChanged: boolean,
  recentOrders = 0,
  draft = orderOf(name, reached),
  when: When = isChecking
): Gesture<OrderScreen> => {
  const kind = priceChanged ? "priceChanged" : "unchanged"
  return answers(
    "checkOffer",
    `${name} is checked: ${words}`,
    [done("checkOffer", { kind, recentOrders, ...held(draft) }), keyTaken],
    says(draft, (wire) => ({ PriceChanged: priceChanged, RecentOrders: recentOrders, Draft: wire })),
    isOf(name, when)
  )
}

/** Returns whether the draft has another price on the server, changed by this page or by another window. */
const isStoredDearer: When = (at) =>
  isChecking(at) && at.context.draft?.offer.hash === dearerOf("single", "paid").offer.hash

const isPlacing: When = (at) => at.matches({ step: { summary: "placing" } })

const others = [
  ["conflict", "VersionConflict", 409],
  ["offerGone", "OfferGone", 409],
  ["gone", "NotFound", 404]
] as const

/** Creates the responses that every call of the wizard can get. */
const shared = (port: string, when: When): ReadonlyArray<Gesture<OrderScreen>> => [
  ...others.map(([kind, code, status]) =>
    answers(port, `${port} is answered: ${kind}`, [done(port, { kind })], refusedWith(status, code), when)
  ),
  answers(
    port,
    `${port} is answered: placed before`,
    [done(port, { kind: "alreadyPlaced", orderId: "order-1" })],
    refusedWith(409, "AlreadyPlaced", { OrderId: "order-1" }),
    when
  ),
  answers(port, `${port} is not answered`, [fails(port), keyTaken], { abort: true }, when)
]

/** All responses of the server to the wizard. */
export const orderAnswers: ReadonlyArray<Gesture<OrderScreen>> = [
  loads("single", "nothing can be entered", isReading, "closed"),
  loads("single", "begun", isAsking, "begun"),
  loads("single", "with its address", isLoading, "addressed"),
  loads("single", "complete", isAsking, "paid"),
  loads("single", "complete, its offer over", isLoading, "paid", {}, -60_000),
  loads("single", "placed", isAsking, "paid", { placedOrderId: "order-1" }),
  loads("several", "begun", isReading, "begun"),
  loads("several", "with its address", isReading, "addressed"),
  loads("several", "placed", isReading, "paid", { placedOrderId: "order-1" }),
  answers(
    "loadDraft",
    "the order is gone",
    [done("loadDraft", { kind: "gone" })],
    refusedWith(404, "NotFound"),
    isAsking
  ),
  answers("loadDraft", "the order cannot be read", [fails("loadDraft")], { abort: true }, isAsking),
  saved("single", "addressed"),
  saved("single", "paid"),
  saved("several", "spread"),
  saved("single", "paid", "paid, at a price that another window has found", dearerOf("single", "paid")),
  toBeAgreed(),
  answers(
    "saveStep",
    "what was typed is refused",
    [done("saveStep", { kind: "invalid", problems: [problem] })],
    refusedCity,
    isSaving
  ),
  ...shared("saveStep", isSaving),
  checked("single", "all as it was", "paid", false),
  checked("single", "an order like it was placed", "paid", false, 1),
  checked("single", "no longer complete", "addressed", false),
  checked("single", "another price", "paid", true, 0, dearerOf("single", "paid")),
  checked("single", "another price, no longer complete", "addressed", true),
  checked(
    "single",
    "all as it was, at the other price",
    "paid",
    false,
    0,
    dearerOf("single", "paid"),
    isStoredDearer
  ),
  checked("chips", "all as it was", "paid", false),
  does(
    "the session cannot be confirmed",
    [done("checkOffer", { kind: "refused", problems: [{ field: "session", code: "sessionDoubted" }] })],
    isChecking,
    async ({ page, ports }, { calls }) => {
      const refused = refusedWith(403, "CsrfInvalid")
      // when a token is refused, the page renews it once and repeats the call; the test refuses the repeated call as
      // well
      await page.route(finalCheck, (route) => route.fulfill(refused), { times: 1 })
      await ports.answer("checkOffer", calls["checkOffer"] ?? 0, refused)
    }
  ),
  ...shared("checkOffer", isChecking),
  answers(
    "placeOrder",
    "it is placed",
    [done("placeOrder", { kind: "placed", orderId: "order-1" })],
    { json: { OrderId: "order-1", OrderNumber: "HM-26-100001" } },
    isPlacing
  ),
  answers(
    "placeOrder",
    "the price is another one",
    [done("placeOrder", { kind: "priceChanged" })],
    refusedWith(409, "PriceChanged"),
    isPlacing
  ),
  answers(
    "placeOrder",
    "the payment is declined",
    [done("placeOrder", { kind: "paymentDeclined" })],
    refusedWith(409, "PaymentDeclined"),
    isPlacing
  ),
  answers(
    "placeOrder",
    "the order is refused",
    [done("placeOrder", { kind: "refused", problems: [problem] })],
    refusedCity,
    isPlacing
  ),
  ...shared("placeOrder", isPlacing)
]
