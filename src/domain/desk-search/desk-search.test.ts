import { expect, it } from "vitest"
import { deskSearchOf } from "./desk-search.ts"

it.each(["", " ", "a", "#", "7", "  - @ "])("%j is too short for a search", (typed) => {
  expect(deskSearchOf(typed)).toEqual({ kind: "short" })
})

it.each(["hm", "HM-", "#HM-26", "HM-26-1000", "hm26 10000"])(
  "%j is the beginning of an order number",
  (typed) => {
    expect(deskSearchOf(typed)).toEqual({ kind: "begun" })
  }
)

it.each([
  "HM-26-100001",
  "#HM\u201326\u2013100001",
  "hm26100001",
  "HM 26 100001",
  "Ihre Bestellung HM-26-100001 ist da"
])("%j is the number of one order", (typed) => {
  expect(deskSearchOf(typed)).toEqual({ kind: "number", number: "HM-26-100001" })
})

const whole = (text: string) => ({ text, isWhole: true })
const begins = (text: string) => ({ text, isWhole: false })

it.each([
  // names are matched by prefix; words of two letters must match completely
  ["Hub", [begins("hub")], [], undefined],
  ["Li Müller-Lüdenscheid", [whole("li"), begins("muller-ludenscheid")], [], undefined],
  ["HUBER  strauß", [begins("huber"), begins("strauss")], [], undefined],
  // e-mail addresses
  ["Erika.Muster@Bei", [begins("erika.muster@bei")], [], undefined],
  // postal codes must match completely, and may be the end of an order number
  ["80331", [whole("80331")], [], "80331"],
  ["1010", [whole("1010")], [], "1010"],
  ["803", [whole("803")], [], undefined],
  ["80331 Huber", [whole("80331"), begins("huber")], [], undefined],
  // order numbers, matched by their end
  ["#100001", [begins("100001")], [], "100001"],
  ["26-100001", [begins("26-100001")], ["26100001"], "26100001"],
  ["# 26 100 001", [whole("26"), whole("100"), whole("001")], [], "26100001"],
  // telephone numbers, as stored and as dialled
  ["089 7766554", [whole("089"), begins("7766554")], ["0897766554"], "0897766554"],
  ["+49 89 7766554", [whole("49"), whole("89"), begins("7766554")], ["49897766554", "0897766554"], undefined],
  [
    "0049 (0)89-7766554",
    [whole("0049"), whole("0"), begins("89-7766554")],
    ["00490897766554", "0897766554"],
    undefined
  ],
  ["0897766554", [begins("0897766554")], ["0897766554"], "0897766554"]
])("%j is searched as words, telephone number and end of a number", (typed, words, phones, numberEnd) => {
  expect(deskSearchOf(typed)).toEqual({ kind: "words", words, phones, numberEnd })
})

it("characters are searched literally, and at most six words", () => {
  expect(deskSearchOf("o'hara & | !x")).toMatchObject({
    kind: "words",
    words: [{ text: "o'hara" }, {}, {}, {}]
  })
  const many = deskSearchOf("eins zwei drei vier fünf sechs sieben")
  expect(many.kind === "words" && many.words).toHaveLength(6)
})
