import { Effect } from "effect"
import { type Address, addressProblems, isEmail } from "../../domain/address/address.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { isSamePlace } from "../../domain/place/place-name.ts"
import { fieldProblems, type Problem } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"

export interface AddressPayload {
  readonly emailAddress: string
  readonly deliveryAddress: Address
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
}

const problem = (code: string, field: string): Problem => ({ code, field, params: {} })

const invoiceProblems = ({ useInvoiceAddress, invoiceAddress }: AddressPayload): ReadonlyArray<Problem> => {
  if (!useInvoiceAddress) return []
  if (invoiceAddress === null) return [problem("required", "InvoiceAddress")]
  return fieldProblems("InvoiceAddress.", addressProblems(invoiceAddress, { phoneRequired: false }))
}

/** Checks that the delivery address is in the postal code and country that the price was calculated for. */
const destinationProblems = (delivery: Address, calculation: Calculation): ReadonlyArray<Problem> => [
  ...(delivery.countryId === calculation.countryId
    ? []
    : [problem("countryDiffers", "DeliveryAddress.CountryId")]),
  ...(delivery.zipCode === calculation.zipCode ? [] : [problem("zipDiffers", "DeliveryAddress.ZipCode")])
]

/**
 * Returns all validation errors for the addresses of an order, by field; places and delivery areas are checked again.
 */
export const addressesProblems = Effect.fnUntraced(function* (
  payload: AddressPayload,
  calculation: Calculation
) {
  const { deliveryAddress: delivery, emailAddress } = payload
  const prefix = "DeliveryAddress."
  const problems: Array<Problem> = [
    ...(emailAddress.trim() === ""
      ? [problem("required", "EmailAddress")]
      : isEmail(emailAddress.trim())
        ? []
        : [problem("invalid", "EmailAddress")]),
    ...fieldProblems(prefix, addressProblems(delivery, { phoneRequired: true })),
    ...destinationProblems(delivery, calculation),
    ...invoiceProblems(payload)
  ]
  const places = yield* Places
  const names = yield* places.placesOf(calculation.countryId, calculation.zipCode)
  if (delivery.city.trim() !== "" && !names.some((name) => isSamePlace(delivery.city, name)))
    problems.push({
      code: "placeMismatch",
      field: `${prefix}City`,
      params: { places: names.slice(0, 10).join(", ") }
    })
  if ((yield* places.check(calculation.countryId, calculation.zipCode)) !== "served")
    problems.push(problem("zipNotServed", `${prefix}ZipCode`))
  return problems
})
