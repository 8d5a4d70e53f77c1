import { expect, it } from "vitest"
import { orderSearchOf } from "./order-search.ts"

it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ["", [], []],
  ["  - @ ", [], []],
  ["Müller-Lüdenscheid, München", ["muller-ludenscheid", "munchen"], []],
  ["HM-26-100001", ["hm-26-100001"], []],
  ["#HM-26-100001", ["hm-26-100001"], []],
  ["HM\u201326\u2013100001", ["hm-26-100001"], []],
  ["HM26100001", ["hm-26-100001"], []],
  ["Ihre Bestellung HM-26-100001 ist eingegangen", ["hm-26-100001"], []],
  ["#100001", ["100001"], []],
  ["Strauß mueller", ["strauss", "muller"], []],
  ["Mu\u0308ller", ["muller"], []],
  ["\u202a089\u2013123456\u202c", ["089-123456"], ["089123456"]],
  ["089·123456", ["089·123456"], ["089123456"]],
  ["80331", ["80331"], ["80331"]],
  ["8033", ["8033"], []],
  ["089 / 77-66", ["089", "77-66"], ["0897766"]],
  ["+49 (0)89 7766", ["49", "0", "89", "7766"], ["490897766", "0897766"]],
  ["0043 1 000737", ["0043", "1", "000737"], ["00431000737", "01000737"]],
  ["+41 44 000 918", ["41", "44", "000", "918"], ["4144000918", "044000918"]],
  ["+33 (0)1 23456789", ["33", "0", "1", "23456789"], ["330123456789", "33123456789"]],
  // `0043` inside a number is no country code
  ["089 004312", ["089", "004312"], ["089004312"]],
  ["\t0897766 ", ["0897766"], ["0897766"]],
  ["80331 München", ["80331", "munchen"], []],
  ["--muster..", ["muster"], []],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"], []],
  ["Erika.Muster@Beispiel.example.", ["erika.muster@beispiel.example"], []],
  // copied links
  ["mailto:Erika.Muster@beispiel.example", ["erika.muster@beispiel.example"], []],
  ["tel:+49897766", ["49897766"], ["49897766", "0897766"]],
  ["hotel:muster", ["hotel", "muster"], []]
])("%j is searched by %j and %j", (typed, words, phones) => {
  expect(orderSearchOf(typed)).toEqual({ words, phones })
})
