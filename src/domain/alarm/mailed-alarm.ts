import { emailProblem } from "../account/email.ts"
import type { CountryId } from "../place/country.ts"
import { digitsOnly } from "../place/zip.ts"
import type { Cents } from "../price/money.ts"
import { productGroups, usualGroup } from "../product/product-group.ts"
import { isBelowAlready } from "./alarm-start.ts"
import { alarmProblems, type AlarmWish, parsePrice } from "./price-alarm.ts"

/** A price alarm of a visitor without an account. */
export type MailedAlarm = AlarmWish & { readonly email: string }

/** Fields of the alarm's form, as typed. */
export interface TypedAlarm {
  readonly productId: number
  readonly zipCode: string
  readonly threshold: string
  readonly email: string
}

/** Returns the alarm for falling prices that was entered in a form, for the comparison amount of the chosen fuel. */
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

/**
 * Validation errors that only the server can detect: a postal code without a place, a price that has already been
 * reached, or a refused e-mail address.
 */
const refusedFor: Readonly<Record<string, MailedAlarmProblem>> = {
  "zipcode invalid": { field: "zipCode", code: "unknown" },
  "threshold belowalready": { field: "threshold", code: "belowAlready" },
  "threshold invalid": { field: "threshold", code: "invalid" }
}

/**
 * Converts a refusal by the server to a validation error of the form; a refusal that names no field of the form is
 * assigned to the e-mail field.
 */
export const refusedAlarm = (refusal: {
  readonly code: string
  readonly field: string
}): MailedAlarmProblem =>
  refusedFor[`${refusal.field} ${refusal.code}`.toLowerCase()] ?? { field: "email", code: "invalid" }

/** Validation error for a price alarm of a visitor without an account. */
export interface MailedAlarmProblem {
  readonly field: "zipCode" | "threshold" | "email"
  readonly code: "required" | "invalid" | "unknown" | "elsewhere" | "belowAlready"
}

/**
 * Returns all validation errors for an alarm for falling prices, in the order of the form's fields. `today` is the
 * current price to which the alarm reacts.
 */
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

/**
 * Returns the validation error for an alarm entered on the page of a federal state or county. Such an alarm must react
 * to the price of the area that the page showed. An unknown postal code belongs to no area; the server refuses it (rule
 * account.alarms).
 */
export const shownAreaProblem = (
  zipCode: string,
  watchedArea: string | undefined,
  shownArea: string
): MailedAlarmProblem | undefined => {
  if (zipCode === "") return { field: "zipCode", code: "required" }
  return watchedArea === undefined || watchedArea === shownArea
    ? undefined
    : { field: "zipCode", code: "elsewhere" }
}
