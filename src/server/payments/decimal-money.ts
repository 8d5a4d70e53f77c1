import type { ProviderMoney } from "../../domain/payment/payment-providers.ts"

/** Formats an amount for PayPal: as a string with two decimals. */
export const decimalOf = (cents: number): string => {
  const text = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Parses an amount in this format into exact cents; `undefined` if it is not an amount with up to two decimals. */
export const centsOf = (text: string): number | undefined => {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/u.exec(text)
  if (match === null) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"))
}

/** Parses an amount from PayPal; undefined if the amount is invalid. */
export const moneyOf = (
  amount: { readonly currency_code: string; readonly value: string } | undefined
): ProviderMoney | undefined => {
  const cents = amount === undefined ? undefined : centsOf(amount.value)
  return amount === undefined || cents === undefined ? undefined : { cents, currency: amount.currency_code }
}
