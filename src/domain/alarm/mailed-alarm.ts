import { emailProblem } from "../account/email.ts"
import type { Cents } from "../price/money.ts"
import { isBelowAlready } from "./alarm-start.ts"
import { alarmProblems, type AlarmWish } from "./price-alarm.ts"

/** A price alarm of a visitor without an account. */
export type MailedAlarm = AlarmWish & { readonly email: string }

/** What is wrong with an alarm of a visitor without an account. */
export interface MailedAlarmProblem {
  readonly field: "zipCode" | "threshold" | "email"
  readonly code: "required" | "invalid" | "unknown" | "belowAlready"
}

/** All that is wrong with an alarm for falling prices, in the order of its fields; `today` is the price it watches. */
export const mailedAlarmProblems = (
  wish: MailedAlarm,
  today: Cents | undefined
): ReadonlyArray<MailedAlarmProblem> => {
  const wrong = new Set(alarmProblems(wish).map(({ field }) => field))
  const email = emailProblem(wish.email)
  return [
    ...(wrong.has("zipCode") ? [{ field: "zipCode", code: "invalid" } as const] : []),
    ...(wrong.has("threshold")
      ? [{ field: "threshold", code: "invalid" } as const]
      : isBelowAlready(wish.threshold, today)
        ? [{ field: "threshold", code: "belowAlready" } as const]
        : []),
    ...(email === undefined
      ? []
      : [{ field: "email", code: email === "required" ? "required" : "invalid" } as const])
  ]
}
