import { asciiHost } from "../mail/mailbox.ts"
import { type CountryId } from "../place/country.ts"
import { lacksNumber } from "./house-number.ts"
import { addressLengths } from "./address-lengths.ts"
import { isPhone } from "./phone.ts"
import { plainNameProblem } from "./plain-name.ts"
import { title1List, title2List } from "./titles.ts"
import { trimmedAddress } from "./trimmed-address.ts"
import { isZipOf } from "../place/zip.ts"

/** A delivery or invoice address (rule account.address); a field is empty if nothing was entered. */
export interface Address {
  readonly title1Id: number
  readonly title2Id: number
  readonly companyName: string
  readonly vatId: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly houseNumber: string
  readonly addition: string
  readonly zipCode: string
  readonly city: string
  readonly countryId: CountryId
  readonly phone: string
  readonly deliveryNote: string
}

export type AddressField = keyof Address

/** Problem that prevents an address from being saved: the field and the reason. */
export interface FieldProblem {
  readonly field: string
  readonly code:
    | "required"
    | "invalid"
    | "tooLong"
    | "placeMismatch"
    | "zipDiffers"
    | "zipNotServed"
    | "countryDiffers"
    | "ibanCountry"
    | "ibanNotSepa"
    | "ibanLength"
    | "ibanPattern"
    | "ibanChecksum"
    | "ibanQr"
    | "notAccepted"
    /** The server refused the browser's token and also the renewed token. */
    | "sessionDoubted"
    /** A payment provider does not respond. */
    | "providerAway"
    | "paymentDeclined"
    | "tooYoung"
    | "amountRequired"
    | "amountMin"
    | "amountMax"
    | "sumDiffers"
    | "addressTwice"
    | "companyNotAllowed"
    /** A line about people or places contains a web address or an e-mail address. */
    | "linkNotAllowed"
    /**
     * Orders from this network used too many unverified e-mail addresses; the buyer can verify an address by signing
     * in.
     */
    | "mailboxUnproved"
}

export const emptyAddress = (countryId: CountryId, zipCode: string): Address => ({
  title1Id: 0,
  title2Id: 0,
  companyName: "",
  vatId: "",
  firstName: "",
  lastName: "",
  street: "",
  houseNumber: "",
  addition: "",
  zipCode,
  city: "",
  countryId,
  phone: "",
  deliveryNote: ""
})

const sample: Readonly<Record<string, unknown>> = { ...emptyAddress(1, "") }

/** Whether a stored or received value has the shape of an address; its fields may still be invalid. */
export const isAddress = (value: unknown): value is Address => {
  if (typeof value !== "object" || value === null) return false
  const given: Readonly<Record<string, unknown>> = { ...value }
  return Object.keys(sample).every((key) => typeof given[key] === typeof sample[key])
}

const required: ReadonlyArray<"firstName" | "lastName" | "street" | "houseNumber" | "zipCode" | "city"> = [
  "firstName",
  "lastName",
  "street",
  "houseNumber",
  "zipCode",
  "city"
]

/** Address fields that, like the note to the driver, are read by other people; these fields must not contain links. */
const passedOn = [
  "companyName",
  "vatId",
  "firstName",
  "lastName",
  "street",
  "houseNumber",
  "addition",
  "city"
] as const

const mailbox = /^[^\s\p{Cc}.@<>"(),:;\\[\]]+(?:\.[^\s\p{Cc}.@<>"(),:;\\[\]]+)*$/u
const mailHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/u

/** Whether a text is an e-mail address in the common form; only a delivered mail can show that the address exists. */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  return (
    text.length <= 254 &&
    at <= 64 &&
    mailbox.test(text.slice(0, Math.max(at, 0))) &&
    mailHost.test(asciiHost(text.slice(at + 1)))
  )
}

interface AddressNeeds {
  /** Whether a phone number is required; true for delivery addresses. */
  readonly phoneRequired: boolean
  /** False if the name at the door is enough, so that no first name is needed; true if omitted. */
  readonly firstNameRequired?: boolean
}

/** Returns all validation errors for an address, in the order of the address fields. */
export const addressProblems = (
  given: Address,
  { phoneRequired, firstNameRequired = true }: AddressNeeds
): ReadonlyArray<FieldProblem> => {
  const address = trimmedAddress(given)
  const problems: Array<FieldProblem> = []
  if (!title1List.some(({ id }) => id === address.title1Id))
    problems.push({ field: "title1Id", code: "invalid" })
  if (!title2List.some(({ id }) => id === address.title2Id))
    problems.push({ field: "title2Id", code: "invalid" })
  for (const field of required) {
    if (field === "firstName" && !firstNameRequired) continue
    if (field === "houseNumber" ? lacksNumber(address) : address[field] === "")
      problems.push({ field, code: "required" })
  }
  for (const [field, length] of Object.entries(addressLengths)) {
    const text = address[field as keyof typeof addressLengths]
    if (text.length > length) problems.push({ field, code: "tooLong" })
  }
  for (const field of passedOn) {
    const code = plainNameProblem(address[field])
    if (code !== undefined) problems.push({ field, code })
  }
  if (address.zipCode !== "" && !isZipOf(address.countryId, address.zipCode))
    problems.push({ field: "zipCode", code: "invalid" })
  if (address.phone === "") {
    if (phoneRequired) problems.push({ field: "phone", code: "required" })
  } else if (!isPhone(address.phone)) problems.push({ field: "phone", code: "invalid" })
  return problems
}
