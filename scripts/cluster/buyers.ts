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

/** How long a buyer tries to get a draft ready, and then repeats the last click, in ms. */
const longestTrying = 120_000

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

  async #untilDone<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    const begun = Date.now()
    while (Date.now() - begun < longestTrying) {
      try {
        return await attempt()
      } catch (error) {
        await this.#failed(error)
      }
    }
    throw new Error(`${what} in two minutes: ${this.failures.at(-1)?.what ?? ""}`)
  }

  /**
   * Creates a draft that only needs the final confirmation. Like a visitor who starts again, it makes another draft
   * when a request fails, because a shop that has too much to do may refuse a search.
   */
  draft(): Promise<ReadyDraft> {
    return this.#untilDone("No draft was ready", () => someDraft(this.#origin))
  }

  /** Repeats the final confirmation with the same idempotency key until the shop confirms the order. */
  async place(ready: ReadyDraft): Promise<void> {
    const askedAt = Date.now()
    const orderId = await this.#untilDone("An order was not placed", () => place(this.#origin, ready))
    this.acknowledged.push({ draftId: ready.draft.orderDraftId, orderId, askedAt, answeredAt: Date.now() })
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
