import { expect, it } from "vitest"
import { isPhone, phoneIn } from "./phone.ts"

it.each([
  ["0170 1234567", "0170 1234567"],
  ["+49\u00a0170\u00a01234567", "+49 170 1234567"],
  ["\u202a0170 1234567\u202c", "0170 1234567"],
  ["0170\u20131234567", "0170-1234567"],
  ["0170\u20111234567", "0170-1234567"],
  ["0170\u22121234567", "0170-1234567"],
  ["0170 1234567\t", "0170 1234567"],
  ["089·123456", "089 123456"],
  ["089\u2009/\u2009123\u200b456", "089 / 123456"],
  ["＋４９ （８９） １２３４５６", "+49 (89) 123456"],
  ["+41 (0)44 123 45 67", "+41 (0)44 123 45 67"],
  ["12-34/56", "12-34/56"],
  ["Tel.: 089 123456", "089 123456"],
  ["tel:+4989123456", "+4989123456"],
  ["044'000'91'8", "044 000 91 8"]
])("%j is the phone number %j (rule account.phone)", (typed, phone) => {
  expect(phoneIn(typed)).toBe(phone)
  expect(isPhone(phone)).toBe(true)
})

it.each(["", "12345", "12-34/5", "++--//..  ", "call me", "089 12345 x", "1".repeat(31), "erika@example.de"])(
  "%j is not a phone number in any notation",
  (typed) => {
    expect(isPhone(phoneIn(typed))).toBe(false)
  }
)
