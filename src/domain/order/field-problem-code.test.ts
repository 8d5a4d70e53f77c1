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
])("%s of the server has words of its own", (code) => {
  expect(fieldProblemCode(code)).toBe(code)
})

it.each(["", "Required", "tooMany"])("%j has the words of something to look at", (code) => {
  expect(fieldProblemCode(code)).toBe("invalid")
})
