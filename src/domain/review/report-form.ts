import { type ReportReason, reportReasons } from "./review.ts"

/** A review that somebody wants to report, as its page knows it. */
export interface ReportedReview {
  readonly dealerId: number
  readonly dealerName: string
  readonly review: { readonly id: number; readonly stars: number; readonly text: string }
}

/** What a page finds at the address of a report: what nobody sees is gone. */
export type ReportLink =
  | { readonly kind: "found"; readonly shown: ReportedReview }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }

export interface Report {
  readonly reason: ReportReason
  readonly text: string
}

/** The report that a form holds, or what of it is missing. */
export const readReport = (
  reason: unknown,
  text: unknown
): { readonly report: Report } | { readonly missing: "reason" | "text" } => {
  const known = reportReasons.find((each) => each === reason)
  const words = typeof text === "string" ? text.trim() : ""
  if (known === undefined) return { missing: "reason" }
  return known === "other" && words === "" ? { missing: "text" } : { report: { reason: known, text: words } }
}
