import type { Contents } from "./kept-parts.ts"

/** An order as the database holds it. */
export interface KeptOrder {
  readonly orderId: string
  /** Lines that add up to the total, both grants, and the receipt of what the draft holds. */
  readonly isWhole: boolean
  readonly status: string
  readonly version: number
  readonly log: ReadonlyArray<{ readonly version: number; readonly event: string; readonly status: string }>
  /** Mails that its log asks for, and those that were written. */
  readonly mails: { readonly due: number; readonly written: number }
  /** Declarations of withdrawal that name it. */
  readonly notices: ReadonlyArray<string>
}

/** A draft as the database holds it, with everything that it became. */
export interface KeptDraft {
  readonly draftId: string
  readonly version: number
  readonly contents: Contents
  /** Bank data stand beside the draft where its payment needs them, and nowhere else. */
  readonly hasBankData: boolean
  readonly orders: ReadonlyArray<KeptOrder>
}

/** What the runner asks of the shop it started. */
export type Ask =
  | { readonly type: "die"; readonly point: "read" | "committed"; readonly count: number }
  | { readonly type: "jobs" }
  | { readonly type: "drafts"; readonly drafts: ReadonlyArray<string> }

/** What the shop reports to the runner. */
export type ShopMessage =
  | { readonly type: "ready" }
  | { readonly type: "log"; readonly line: string }
  /** How many jobs are due, and how many mails there are of orders that were never placed. */
  | { readonly type: "jobs"; readonly due: number; readonly mails: number }
  | { readonly type: "drafts"; readonly drafts: ReadonlyArray<KeptDraft> }
  | { readonly type: "failed"; readonly reason: string }
