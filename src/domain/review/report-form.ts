import { isEmail } from "../address/address.ts"
import { longestReport, type ReportReason, reportReasons } from "./review.ts"

/** A published review to be reported, as shown on its page. */
export interface ReportedReview {
  readonly dealerId: number
  readonly dealerName: string
  readonly review: { readonly id: number; readonly stars: number; readonly text: string }
}

/** The result of opening the link for reporting a review; an unpublished review is treated as deleted. */
export type ReportLink =
  | { readonly kind: "found"; readonly shown: ReportedReview }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }

export interface Report {
  readonly reason: ReportReason
  readonly text: string
  /** The reporter's e-mail address for the decision; empty if the reporter wants no reply (Art. 16 (4) and (5) DSA). */
  readonly email: string
}

/** Validation errors of a report, named by their field; `tooLong` is another one of the text. */
export type ReportProblem = "reason" | "text" | "tooLong" | "email"

/** Maximum length of an e-mail address, in characters (RFC 5321, 4.5.3.1.3). */
export const longestReporter = 254

const typed = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

/** Reads a report from a form; returns the invalid fields if there are any. */
export const readReport = (form: {
  readonly reason: unknown
  readonly text: unknown
  readonly email: unknown
}): { readonly report: Report } | { readonly wrong: ReadonlyArray<ReportProblem> } => {
  const reason = reportReasons.find((each) => each === form.reason)
  const text = typed(form.text)
  const email = typed(form.email)
  const wrong: ReadonlyArray<ReportProblem> = [
    ...(reason === undefined ? (["reason"] as const) : []),
    // the reason "other" needs a text
    ...(reason === "other" && text === "" ? (["text"] as const) : []),
    ...(text.length > longestReport ? (["tooLong"] as const) : []),
    ...(email === "" || isEmail(email) ? [] : (["email"] as const))
  ]
  return reason === undefined || wrong.length > 0 ? { wrong } : { report: { reason, text, email } }
}
