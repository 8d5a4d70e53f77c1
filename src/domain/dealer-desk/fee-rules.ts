import type { FeeKey } from "../offer/offer.ts"
import { type FeeBasis, type FeeEntry, feesOf } from "../options/fee-catalogue.ts"
import type { Cents } from "../price/money.ts"
import type { CountryId } from "../place/country.ts"
import { decimalMark } from "../product/amount.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import {
  choiceField,
  type FormRules,
  numberField,
  numberProblems,
  requiredProblems
} from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import type { DeskFee } from "./desk-dealer.ts"

export const feeFields = ["fee", "basis", "amount"] as const

export const feeBases = ["order", "station", "unit"] as const satisfies ReadonlyArray<FeeBasis>

/** Maximum fee in cents; a higher value is assumed to be a typing error. */
export const largestFee: Cents = 100_000

type FeeOf = Pick<DeskFee, "feeKey" | "optionId">

/** Returns the value that represents a fee in a select field. */
export const feeWord = ({ feeKey, optionId }: FeeOf): string => `${feeKey}:${optionId}`

const wordOf = ({ key, optionId }: FeeEntry): string => feeWord({ feeKey: key, optionId })

/**
 * Returns the fee in a group's catalogue for the value of a select field, or `undefined` if the group has no such fee.
 */
export const feeEntry = (groupId: ProductGroupId, word: string): FeeEntry | undefined =>
  feesOf(groupId).find((entry) => wordOf(entry) === word)

/** Returns the form's fields for a fee; the amount is written as in the dealer's country (rule page.numbers). */
export const feeFieldsOf = (
  { feeKey, optionId, basis, amount, rowVersion }: DeskFee,
  countryId: CountryId
) => ({
  fee: rowVersion === 0 ? "" : feeWord({ feeKey, optionId }),
  basis,
  amount: rowVersion === 0 ? "" : (amount / 100).toFixed(2).replace(".", decimalMark[countryId])
})

/** Returns the data to send, from the form's fields; the amount is in gross cents. */
export const feeIn = (
  groupId: ProductGroupId,
  fields: Fields
): {
  readonly feeKey: FeeKey
  readonly optionId: number
  readonly basis: FeeBasis
  readonly amount: Cents
} => {
  const entry = feeEntry(groupId, textField(fields, "fee"))
  return {
    feeKey: entry?.key ?? "AdditionalStation",
    optionId: entry?.optionId ?? 0,
    basis: choiceField(fields, "basis", feeBases) ?? "order",
    amount: Math.round((numberField(fields, "amount") ?? 0) * 100)
  }
}

/** Returns the form rules that check a fee before it is saved (rule price.fees). */
export const feeProblems =
  (groupId: ProductGroupId): FormRules =>
  (fields) => {
    const word = textField(fields, "fee")
    const amount = textField(fields, "amount")
    const isFraction = /[.,]\d{3}/u.test(amount)
    const range = numberProblems(fields, "amount", { least: 0, most: largestFee / 100 })
    return [
      ...requiredProblems(fields, "fee", "basis", "amount"),
      ...(word !== "" && feeEntry(groupId, word) === undefined ? [{ field: "fee", code: "invalid" }] : []),
      ...(choiceField(fields, "basis", feeBases) === undefined ? [{ field: "basis", code: "required" }] : []),
      ...(range.length === 0 && isFraction ? [{ field: "amount", code: "noNumber" }] : range)
    ]
  }
