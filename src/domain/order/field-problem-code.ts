import type { FieldProblem } from "../address/address.ts"

const problemCodes: ReadonlyArray<FieldProblem["code"]> = [
  "required",
  "invalid",
  "tooLong",
  "placeMismatch",
  "zipDiffers",
  "zipNotServed",
  "countryDiffers",
  "ibanCountry",
  "ibanNotSepa",
  "ibanLength",
  "ibanPattern",
  "ibanChecksum",
  "ibanQr",
  "notAccepted",
  "providerAway",
  "paymentDeclined",
  "tooYoung",
  "amountRequired",
  "amountMin",
  "amountMax",
  "sumDiffers",
  "addressTwice",
  "companyNotAllowed",
  "linkNotAllowed",
  "mailboxUnproved"
]

/** A code of the server in the words of the forms; one of no form tells of a field to look at. */
export const fieldProblemCode = (code: string): FieldProblem["code"] =>
  problemCodes.find((known) => known === code) ?? "invalid"
