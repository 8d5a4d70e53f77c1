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

/** Converts a server code to a problem code of the forms; unknown codes become "invalid". */
export const fieldProblemCode = (code: string): FieldProblem["code"] =>
  problemCodes.find((known) => known === code) ?? "invalid"
