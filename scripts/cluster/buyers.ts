import { setTimeout as pause } from "node:timers/promises"
import { place, type ReadyDraft, readyDraft } from "../../bench/order-flow.ts"
import { newVisitor } from "../../bench/visitor.ts"
import type { Acknowledged } from "./tally.ts"

/** A request without a successful response; `at` in ms. */
export interface Failure {
  readonly at: number
  readonly what: string
}

/** Pause before a browser retries, in ms. */
const beforeAgain = 200

/** How long a buyer's last click is repeated, in ms. */
const longestClicking = 120_000

const clicksAtOnce = 4

let number = 0

/**
 * Creates a visitor with a separate network address, since rate limits count by network and session, and a draft that
 * only needs the final confirmation.
 */
export const someDraft = async (origin: string): Promise<ReadyDraft> => {
  const own = number++
  const visitor = await newVisitor(origin)
  const network = `10.${(own >> 16) & 255}.${(own >> 8) & 255}.${own & 255}`
  const headers = { ...visitor.headers, "x-forwarded-for": network }
  return readyDraft(origin, { headers }, { mailbox: `drill-${own}@example.de`, number: own })
}

/** Simulated buyers. Each places one order after the other, and clicks again until there is a result. */
export class Buyers {
  readonly acknowledged: Array<Acknowledged> = []
  readonly failures: Array<Failure> = []
  readonly #origin: string
  readonly #pauseBetween: number
  #isOpen = true
  readonly #buying: ReadonlyArray<Promise<void>>

  /** @param pauseBetween time between two orders of a buyer, in ms */
  constructor(origin: string, count: number, pauseBetween = 0) {
    this.#origin = origin
    this.#pauseBetween = pauseBetween
    this.#buying = Array.from({ length: count }, () => this.#buy())
  }

  async #failed(error: unknown): Promise<void> {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ""
    this.failures.push({ at: Date.now(), what: String(error).slice(0, 300) + cause })
    await pause(beforeAgain)
  }

  /** Repeats the final confirmation with the same idempotency key until the shop confirms the order. */
  async place(ready: ReadyDraft): Promise<void> {
    const askedAt = Date.now()
    while (Date.now() - askedAt < longestClicking) {
      try {
        const orderId = await place(this.#origin, ready)
        const { orderDraftId: draftId } = ready.draft
        this.acknowledged.push({ draftId, orderId, askedAt, answeredAt: Date.now() })
        return
      } catch (error) {
        await this.#failed(error)
      }
    }
    throw new Error(`An order was not placed in two minutes: ${this.failures.at(-1)?.what ?? ""}`)
  }

  async #buy(): Promise<void> {
    while (this.#isOpen) {
      try {
        await this.place(await someDraft(this.#origin))
        await pause(this.#pauseBetween)
      } catch (error) {
        await this.#failed(error)
      }
    }
  }

  /** Places drafts with several workers in parallel, so that requests are running at any moment. */
  async placeAll(drafts: ReadonlyArray<ReadyDraft>): Promise<void> {
    const queue = drafts.values()
    const line = async () => {
      for (const ready of queue) await this.place(ready)
    }
    await Promise.all(Array.from({ length: clicksAtOnce }, line))
  }

  /** Accepts no new order and waits until each buyer has the result of the last one. */
  async end(): Promise<void> {
    this.#isOpen = false
    await Promise.all(this.#buying)
  }
}
