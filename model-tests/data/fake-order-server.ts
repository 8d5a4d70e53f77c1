import type { Address } from "../../src/domain/address/address.ts"
import type { OrderDraft, PaymentChoice } from "../../src/domain/order/draft.ts"
import type { StepForm } from "../../src/domain/order/wizard/order-forms.ts"
import type {
  CheckAnswer,
  HeldDraft,
  LoadAnswer,
  PlaceAnswer,
  Placing,
  SaveAnswer,
  SeenSummary,
  StepSave
} from "../../src/machines/order/answers.ts"
import { BrokenPromise } from "../harness/story.ts"
import { draftOf } from "./drafts.ts"

/** The sender of a request: the browser, identified by its cookie, and the account signed in there. */
export interface Visitor {
  readonly browser: number
  readonly user: string | null
}

interface Order {
  readonly orderId: string
  readonly key: string
  readonly price: number
  readonly by: Visitor
}

const offerLifetime = 1_800_000

export const draftId = "draft-1"

/**
 * Creates one draft on a fake server, with the rules of the real server: the draft belongs to its browser until a user
 * signs in there, then to the user; a call with a version other than the stored one is refused; a repeated key returns
 * the same response (decision 006).
 */
export const fakeOrderServer = (now: () => number) => {
  let owner: Visitor = { browser: 0, user: null }
  let version = 1
  let address: Address | null = null
  let emailAddress = ""
  let payment: PaymentChoice | null = null
  let [price, listPrice, calculatedAt] = [1_800, 1_800, now()]
  const orders: Array<Order> = []
  const answers = new Map<string, { readonly body: string; readonly orderId: string }>()
  /** All forms that were ever saved, by step. */
  const saved = new Set<string>()

  const isOwn = ({ browser, user }: Visitor): boolean =>
    owner.user === null ? owner.browser === browser : owner.user === user
  const draft = (): OrderDraft => {
    const progress = address === null ? "begun" : payment === null ? "addressed" : "paid"
    const base = draftOf(progress)
    return {
      ...base,
      version,
      emailAddress,
      deliveryAddress: address,
      payment,
      offer: { ...base.offer, totalPrice: price, hash: `offer-${price}` },
      summaryHash: progress === "paid" ? JSON.stringify([price, address, payment]) : null,
      placedOrderId: orders[0]?.orderId ?? null
    }
  }
  const held = (): HeldDraft => ({ draft: draft(), offerValidFor: calculatedAt + offerLifetime - now() })
  /** Returns the reason why a call must not change anything, or `undefined` if it may. */
  const refusal = (visitor: Visitor, seen: number) => {
    if (!isOwn(visitor)) return { kind: "gone" } as const
    const [order] = orders
    if (order !== undefined) return { kind: "alreadyPlaced", orderId: order.orderId } as const
    return seen === version ? undefined : ({ kind: "conflict" } as const)
  }
  /** Calculates the price by today's list; a new price is stored, so that the buyer can see it. */
  const calculate = (): boolean => {
    const isOther = price !== listPrice
    if (isOther || now() - calculatedAt >= offerLifetime) {
      version += 1
      calculatedAt = now()
    }
    price = listPrice
    return isOther
  }

  return {
    orders,
    saved,
    owner: () => owner,
    draft,
    setPrice: (next: number) => {
      listPrice = next
    },
    /** Assigns a draft that was started in a browser to the user who signs in there. */
    adopt: (browser: number, user: string) => {
      if (owner.user === null && owner.browser === browser) owner = { browser, user }
    },
    load: (visitor: Visitor): LoadAnswer =>
      isOwn(visitor) ? { kind: "loaded", ...held() } : { kind: "gone" },
    save: (visitor: Visitor, { version: seen, form }: StepSave): SaveAnswer => {
      const refused = refusal(visitor, seen)
      if (refused !== undefined) return refused
      if (form.step === "DeliveryAddress") {
        address = form.deliveryAddress
        emailAddress = form.emailAddress
      }
      if (form.step === "Payment")
        payment = {
          variant: "Invoice",
          paymentId: form.paymentId,
          isInteraidPayment: false,
          orderReference: form.orderReference
        }
      saved.add(JSON.stringify(form))
      version += 1
      return { kind: "saved", ...held() }
    },
    check: (visitor: Visitor, { version: seen, summaryHash }: SeenSummary): CheckAnswer => {
      const refused = refusal(visitor, seen)
      if (refused !== undefined) return refused
      if (draft().summaryHash !== summaryHash) return { kind: "conflict" }
      return { kind: calculate() ? "priceChanged" : "unchanged", recentOrders: 0, ...held() }
    },
    place: (visitor: Visitor, { idempotencyKey: key, version: seen, summaryHash }: Placing): PlaceAnswer => {
      const body = JSON.stringify([seen, summaryHash])
      const stored = answers.get(`${visitor.browser} ${key}`)
      if (stored !== undefined && stored.body !== body)
        throw new BrokenPromise("a key is used for one summary alone", `${key} comes with another one`)
      if (stored !== undefined) return { kind: "placed", orderId: stored.orderId }
      const refused = refusal(visitor, seen)
      if (refused !== undefined) return refused
      if (draft().summaryHash !== summaryHash) return { kind: "conflict" }
      if (calculate()) return { kind: "priceChanged" }
      const orderId = `order-${orders.length + 1}`
      orders.push({ orderId, key, price, by: visitor })
      answers.set(`${visitor.browser} ${key}`, { body, orderId })
      version += 1
      return { kind: "placed", orderId }
    }
  }
}

export type FakeOrderServer = ReturnType<typeof fakeOrderServer>

export const formInWords = (form: StepForm): string =>
  form.step === "DeliveryAddress"
    ? `house number ${form.deliveryAddress.houseNumber}`
    : form.step === "Payment"
      ? `the reference "${form.orderReference}"`
      : "stations"
