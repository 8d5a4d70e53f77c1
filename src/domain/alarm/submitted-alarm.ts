import type { CallOutcome } from "../account/call-outcome.ts"
import type { MailedAlarmProblem, TypedAlarm } from "./mailed-alarm.ts"

/** An alarm submitted by a plain HTML form (without JavaScript), and its result. */
export interface SentAlarm {
  readonly typed: TypedAlarm
  /** Validation errors for the input; if there are any, no alarm was requested. */
  readonly problems: ReadonlyArray<MailedAlarmProblem>
  /** Undefined if no alarm was requested. */
  readonly outcome: CallOutcome | undefined
}

const text = (fields: ReadonlyMap<string, string>, name: string): string => (fields.get(name) ?? "").trim()

/** Reads the fields of an alarm's form; all pages use the same field names. */
export const typedAlarm = (fields: ReadonlyMap<string, string>): TypedAlarm => ({
  productId: Number(/^[0-9]{1,3}$/u.exec(text(fields, "productId"))?.[0] ?? 0),
  zipCode: text(fields, "zipCode").slice(0, 20),
  threshold: text(fields, "threshold").slice(0, 20),
  email: text(fields, "email").slice(0, 320)
})

/**
 * Returns the path segment of the federal state whose price was shown beside the form; empty if the form names no
 * federal state.
 */
export const shownState = (fields: ReadonlyMap<string, string>): string => text(fields, "state").slice(0, 60)
