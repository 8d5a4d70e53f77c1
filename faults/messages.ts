import type { Contents } from "./kept-parts.ts"

/** An order as stored in the database. */
export interface KeptOrder {
  readonly orderId: string
  /** Whether its lines add up to the total, both grants exist, and the receipt matches the draft. */
  readonly isWhole: boolean
  readonly status: string
  readonly version: number
  readonly log: ReadonlyArray<{ readonly version: number; readonly event: string; readonly status: string }>
  /** Number of mails that the log of the order requires, and of mails that were written. */
  readonly mails: { readonly due: number; readonly written: number }
  /** Declarations of withdrawal that name the order. */
  readonly notices: ReadonlyArray<string>
}

/** A draft as stored in the database, with its orders. */
export interface KeptDraft {
  readonly draftId: string
  readonly version: number
  readonly contents: Contents
  /** Whether bank data is stored for the draft exactly if its payment needs it. */
  readonly hasBankData: boolean
  readonly orders: ReadonlyArray<KeptOrder>
}

/** Messages from the runner to the shop. */
export type Ask =
  | { readonly type: "die"; readonly point: "read" | "committed"; readonly count: number }
  | { readonly type: "jobs" }
  | { readonly type: "drafts"; readonly drafts: ReadonlyArray<string> }

/** Messages from the shop to the runner. */
export type ShopMessage =
  | { readonly type: "ready" }
  | { readonly type: "log"; readonly line: string }
  /** Number of due jobs, and number of mails about orders. */
  | { readonly type: "jobs"; readonly due: number; readonly mails: number }
  | { readonly type: "drafts"; readonly drafts: ReadonlyArray<KeptDraft> }
  | { readonly type: "failed"; readonly reason: string }
