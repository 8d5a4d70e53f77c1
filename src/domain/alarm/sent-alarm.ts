import type { CallOutcome } from "../account/call-outcome.ts"
import type { MailedAlarmProblem, TypedAlarm } from "./mailed-alarm.ts"

/** An alarm that was sent as a form without a script, and what came of it. */
export interface SentAlarm {
  readonly typed: TypedAlarm
  /** What was wrong with it; then it was not asked for. */
  readonly problems: ReadonlyArray<MailedAlarmProblem>
  /** Undefined where it was not asked for. */
  readonly outcome: CallOutcome | undefined
}

const text = (fields: ReadonlyMap<string, string>, name: string): string => (fields.get(name) ?? "").trim()

/** The fields of the form of an alarm, by the names that they have on all pages. */
export const typedAlarm = (fields: ReadonlyMap<string, string>): TypedAlarm => ({
  productId: Number(/^[0-9]{1,3}$/u.exec(text(fields, "productId"))?.[0] ?? 0),
  zipCode: text(fields, "zipCode").slice(0, 20),
  threshold: text(fields, "threshold").slice(0, 20),
  email: text(fields, "email").slice(0, 320)
})
