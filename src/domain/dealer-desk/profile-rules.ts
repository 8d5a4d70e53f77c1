import { isEmail } from "../address/address.ts"
import { isPhone, phoneIn } from "../address/phone.ts"
import { dealerAddress } from "../account/dealer-address.ts"
import { dealerWebsite } from "../dealer/dealer-website.ts"
import { optionsOf } from "../options/catalogue.ts"
import { directDebitPaymentId } from "../options/option-ids.ts"
import { type CountryId, isCountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { usualGroup } from "../product/product-group.ts"
import { type FormProblem, type FormRules, lengthProblems, requiredProblems } from "../editing/form-rules.ts"
import { type Fields, namesField, textField } from "../editing/record-edit.ts"
import { typedLine, typedText } from "../typed-text.ts"
import { certificateFieldsOf, certificateProblems, certificatesIn } from "./certificate-fields.ts"
import type { DealerProfile } from "./desk-dealer.ts"
import { hoursFieldsOf, hoursProblems, openingHoursIn } from "./hours-fields.ts"
import { forEachText, type ProfileField, profileLengths, profileTexts } from "./profile-fields.ts"

/** Returns the payment methods, with their names, that a dealer in a country may accept. */
export const dealerPayments = (countryId: CountryId) =>
  optionsOf(usualGroup.id).filter(
    (option) => option.group === "Payment" && option.id > 0 && option.countryIds.includes(countryId)
  )

/** Returns the form's fields for a profile. */
export const profileFieldsOf = (profile: DealerProfile): Readonly<Record<ProfileField, Fields[string]>> => ({
  ...forEachText((name) => profile[name]),
  ...certificateFieldsOf(profile.certificates),
  ...hoursFieldsOf(profile.openingHours),
  paymentIds: profile.paymentIds.map(String),
  defaultPaymentId: String(profile.defaultPaymentId),
  isOperator: profile.isOperator
})

/** Removes the blanks of a creditor id; printed creditor ids contain blanks. */
const creditorIdIn = (typed: string): string => typedLine(typed).replaceAll(" ", "").toUpperCase()

const readers = { line: typedLine, lines: typedText, phone: phoneIn, creditorId: creditorIdIn } as const

/** Returns the data to send and store, from the form's fields. */
export const profileIn = (fields: Fields): DealerProfile => ({
  ...forEachText((name) => readers[profileTexts[name].kind](textField(fields, name))),
  certificates: certificatesIn(fields),
  openingHours: openingHoursIn(fields),
  paymentIds: namesField(fields, "paymentIds").map(Number),
  defaultPaymentId: Number(textField(fields, "defaultPaymentId")),
  isOperator: fields["isOperator"] === true
})

const problem = (isWrong: boolean, field: ProfileField, code: string): ReadonlyArray<FormProblem> =>
  isWrong ? [{ field, code }] : []

/** Whether a URL may be linked. Only the server can also check it against the operator's list of allowed hosts. */
const isLinkable = (address: string): boolean =>
  dealerAddress(address, [URL.parse(address)?.host ?? ""]) !== undefined

/**
 * Returns a validation error if the creditor id is missing or invalid. A dealer who uses direct debit needs a creditor
 * id, unless the operator is the creditor (rule payment.creditor).
 */
const creditorProblems = (fields: Fields): ReadonlyArray<FormProblem> => {
  const creditorId = creditorIdIn(textField(fields, "creditorId"))
  const isNeeded =
    namesField(fields, "paymentIds").includes(String(directDebitPaymentId)) && fields["isOperator"] !== true
  if (creditorId === "") return problem(isNeeded, "creditorId", "creditorNeeded")
  return problem(!/^[A-Z]{2}\d{2}[A-Z0-9]{4,31}$/u.test(creditorId), "creditorId", "creditorInvalid")
}

/** Returns the validation errors for the address and contact data, which a new dealer also needs. */
const seatProblems = (fields: Fields, countryId: CountryId): ReadonlyArray<FormProblem> => {
  const text = (name: ProfileField) => typedLine(textField(fields, name))
  return [
    ...requiredProblems(fields, "name", "street", "zipCode", "city", "phone", "email"),
    ...problem(text("zipCode") !== "" && !isZipOf(countryId, text("zipCode")), "zipCode", "zipInvalid"),
    ...problem(text("phone") !== "" && !isPhone(phoneIn(text("phone"))), "phone", "phoneInvalid"),
    ...problem(text("email") !== "" && !isEmail(text("email")), "email", "emailInvalid"),
    ...lengthProblems(fields, profileLengths)
  ]
}

/** Returns the form rules that check a profile before it is saved (rule dealer.record). */
export const profileProblems =
  (countryId: CountryId): FormRules =>
  (fields) => {
    const website = typedLine(textField(fields, "website"))
    const ownAddress = typedLine(textField(fields, "ownAddress"))
    const taken = namesField(fields, "paymentIds")
    const known = dealerPayments(countryId).map(({ id }) => String(id))
    return [
      ...seatProblems(fields, countryId),
      ...problem(website !== "" && dealerWebsite(website) === null, "website", "websiteInvalid"),
      ...certificateProblems(fields, countryId),
      ...hoursProblems(fields),
      ...requiredProblems(fields, "paymentIds"),
      ...problem(
        taken.some((id) => !known.includes(id)),
        "paymentIds",
        "invalid"
      ),
      ...problem(
        taken.length > 0 && !taken.includes(textField(fields, "defaultPaymentId")),
        "defaultPaymentId",
        "defaultNotTaken"
      ),
      ...creditorProblems(fields),
      ...problem(ownAddress !== "" && !isLinkable(ownAddress), "ownAddress", "redirectInvalid")
    ]
  }

/** Fields needed to create a dealer; a new dealer has no offers until staff approve the dealer (rule dealer.record). */
export const newDealerFields = ["countryId", "name", "street", "zipCode", "city", "phone", "email"] as const

export const newDealerProblems: FormRules = (fields) => {
  const countryId = Number(textField(fields, "countryId"))
  return isCountryId(countryId)
    ? seatProblems(fields, countryId)
    : [{ field: "countryId", code: "required" }, ...seatProblems(fields, 1)]
}
