import { expect, it } from "vitest"
import { fieldProblemCode } from "./field-problem-code.ts"

it.each([
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
])("the server's code %s has a text of its own", (code) => {
  expect(fieldProblemCode(code)).toBe(code)
})

it.each(["", "Required", "tooMany"])("the unknown code %j has the text of a field to check", (code) => {
  expect(fieldProblemCode(code)).toBe("invalid")
})
