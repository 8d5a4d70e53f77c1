import { isEmail } from "../address/address.ts"
import { type ReportReason, reportReasons } from "./review.ts"

/** A published review that is to be reported, as its page knows it. */
export interface ReportedReview {
  readonly dealerId: number
  readonly dealerName: string
  readonly review: { readonly id: number; readonly stars: number; readonly text: string }
}

/** What a page finds at the address of a report: a review that is not published is gone. */
export type ReportLink =
  | { readonly kind: "found"; readonly shown: ReportedReview }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }

export interface Report {
  readonly reason: ReportReason
  readonly text: string
  /** The e-mail address for the decision; empty where the reporter wants no answer (Art. 16 (4) and (5) DSA). */
  readonly email: string
}

/** Fields of a report that may have to be mended. */
export type ReportField = "reason" | "text" | "email"

/** Longest address that a mailbox can have, in characters (RFC 5321, 4.5.3.1.3). */
export const longestReporter = 254

const typed = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

/** The report that a form holds, or the fields that have to be mended. */
export const readReport = (form: {
  readonly reason: unknown
  readonly text: unknown
  readonly email: unknown
}): { readonly report: Report } | { readonly wrong: ReadonlyArray<ReportField> } => {
  const reason = reportReasons.find((each) => each === form.reason)
  const text = typed(form.text)
  const email = typed(form.email)
  const wrong: ReadonlyArray<ReportField> = [
    ...(reason === undefined ? (["reason"] as const) : []),
    // another reason than those named has to be said
    ...(reason === "other" && text === "" ? (["text"] as const) : []),
    ...(email === "" || isEmail(email) ? [] : (["email"] as const))
  ]
  return reason === undefined || wrong.length > 0 ? { wrong } : { report: { reason, text, email } }
}
