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

/** Converts an error code of the server to an error code of the forms; unknown codes become "invalid". */
export const fieldProblemCode = (code: string): FieldProblem["code"] =>
  problemCodes.find((known) => known === code) ?? "invalid"
