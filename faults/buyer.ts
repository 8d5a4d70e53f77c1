import { Schema } from "effect"
import { setTimeout as pause } from "node:timers/promises"
import { readyDraft, type ReadyDraft } from "../bench/order-flow.ts"
import { type BenchVisitor, newVisitor } from "../bench/visitor.ts"
import type { Ledger } from "./ledger.ts"

let buyers = 0

/** One draft; begun anew while the shop is still away, as a buyer would, and given up after a minute. */
const oneDraft = async (origin: string, visitor: BenchVisitor, mailbox: string): Promise<ReadyDraft> => {
  const begun = performance.now()
  for (;;) {
    try {
      return await readyDraft(origin, visitor, mailbox)
    } catch (error) {
      if (performance.now() - begun > 60_000) throw error
      await untilHealthy(origin)
    }
  }
}

/** Drafts that wait for the last click, each of a visitor and a network of its own, since limits count by both. */
export const readyDrafts = (origin: string, count: number): Promise<ReadonlyArray<ReadyDraft>> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const number = buyers++
      const { headers } = await newVisitor(origin)
      const visitor = {
        headers: { ...headers, "x-forwarded-for": `10.${(number >> 8) & 255}.${number & 255}.7` }
      }
      return oneDraft(origin, visitor, `fault-${number}@example.de`)
    })
  )

/** The order that an answer leads to; a refusal leads to none, and the audit finds the draft without one. */
const readOrder = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ OrderId: Schema.optionalKey(Schema.String) }))
)

/** The last click under a key; answers whether the key has its final answer. Anything but 503 is one, and 500 is an error. */
export const placeOnce = async (
  origin: string,
  { visitor, draft }: ReadyDraft,
  key: string,
  ledger: Ledger
): Promise<boolean> => {
  const { orderDraftId: draftId, legalVersions: legal } = draft
  ledger.note({ draftId, key, what: "asked", status: 0, orderId: "" })
  let response: Response
  let text: string
  try {
    response = await fetch(`${origin}/api/order-process/place`, {
      method: "POST",
      headers: { ...visitor.headers, "idempotency-key": key },
      body: JSON.stringify({
        OrderDraftId: draftId,
        Version: draft.version,
        SummaryHash: draft.summaryHash,
        LegalVersions: { Terms: legal.terms, Withdrawal: legal.withdrawal, Privacy: legal.privacy }
      }),
      signal: AbortSignal.timeout(20_000)
    })
    text = await response.text()
  } catch {
    return false // the shop died under the call
  }
  if (response.status === 503) return false
  if (response.status >= 500) throw new Error(`place answered ${response.status}: ${text}`)
  ledger.note({
    draftId,
    key,
    what: "answered",
    status: response.status,
    orderId: readOrder(text).OrderId ?? ""
  })
  return true
}

/** Waits until the shop says that it can work; answers the milliseconds it took. */
export const untilHealthy = async (origin: string): Promise<number> => {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const healthy = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false
    )
    if (healthy) return performance.now() - begun
    await pause(20)
  }
  throw new Error("The shop did not come back within a minute")
}
