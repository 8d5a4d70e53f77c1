import { emailProblem } from "../account/email.ts"
import type { CountryId } from "../place/country.ts"
import { digitsOnly } from "../place/zip.ts"
import type { Cents } from "../price/money.ts"
import { productGroups, usualGroup } from "../product/product-group.ts"
import { isBelowAlready } from "./alarm-start.ts"
import { alarmProblems, type AlarmWish, parsePrice } from "./price-alarm.ts"

/** A price alarm of a visitor without an account. */
export type MailedAlarm = AlarmWish & { readonly email: string }

/** The fields of its form, as they were typed. */
export interface TypedAlarm {
  readonly productId: number
  readonly zipCode: string
  readonly threshold: string
  readonly email: string
}

/** The alarm for falling prices that a form asks for, at the comparison amount of its fuel. */
export const mailedAlarm = (countryId: CountryId, typed: TypedAlarm): MailedAlarm => ({
  kind: "PriceAlarm",
  countryId,
  productId: typed.productId,
  zipCode: digitsOnly(typed.zipCode),
  amount: (productGroups.find(({ productId }) => productId === typed.productId) ?? usualGroup)
    .comparisonAmount,
  threshold: parsePrice(typed.threshold),
  direction: "Below",
  email: typed.email.trim()
})

/** What the server alone finds wrong: a postal code that no place has, a price that is there already, or a mailbox. */
const refusedFor: Readonly<Record<string, MailedAlarmProblem>> = {
  "zipcode invalid": { field: "zipCode", code: "unknown" },
  "threshold belowalready": { field: "threshold", code: "belowAlready" },
  "threshold invalid": { field: "threshold", code: "invalid" }
}

/** A refusal of the call as a problem of the form; what is about no other field is about the mailbox. */
export const refusedAlarm = (refusal: {
  readonly code: string
  readonly field: string
}): MailedAlarmProblem =>
  refusedFor[`${refusal.field} ${refusal.code}`.toLowerCase()] ?? { field: "email", code: "invalid" }

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
