import { expect, it } from "vitest"
import { groupedCode, placeOfCode, recoveryAlphabet, recoveryCodeIn } from "./recovery-code.ts"

it.each([
  ["7K3M-Q2XA-9FDT", "7K3M-Q2XA-9FDT"],
  [" 7k3m q2xa 9fdt ", "7K3M-Q2XA-9FDT"],
  ["7K3MQ2XA9FDT", "7K3M-Q2XA-9FDT"],
  // copied from a printed text, with a different dash character
  ["7K3M–Q2XA‑9FDT", "7K3M-Q2XA-9FDT"],
  // look-alike characters
  ["oOiI-lL23-4567", "0011-1123-4567"],
  // a code of an authenticator app; a code that is too short; one that is too long; one with a character that no
  // recovery code contains
  ["123456", undefined],
  ["7K3M-Q2XA-9FD", undefined],
  ["7K3M-Q2XA-9FDTT", undefined],
  ["7K3M-Q2XA-9FDU", undefined],
  ["", undefined]
])("reads %j as the code %j (rule account.recovery-codes)", (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code)
})

it("the alphabet has 32 characters, none of which is read as another one", () => {
  expect([new Set(recoveryAlphabet).size, /[ILOU]/u.test(recoveryAlphabet)]).toEqual([32, false])
  expect([groupedCode("7K3MQ2XA9FDT"), placeOfCode("7K3M-Q2XA-9FDT")]).toEqual(["7K3M-Q2XA-9FDT", "7K3M"])
})
