import { expect, it } from "vitest"
import { orderSearchOf } from "./order-search.ts"

it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ["", [], []],
  ["  - @ ", [], []],
  ["Müller-Lüdenscheid, München", ["müller-lüdenscheid", "münchen"], []],
  ["HM-26-100001", ["hm-26-100001"], []],
  ["80331", ["80331"], ["80331"]],
  ["8033", ["8033"], []],
  ["089 / 77-66", ["089", "77-66"], ["0897766"]],
  ["+49 (0)89 7766", ["49", "0", "89", "7766"], ["490897766", "0897766"]],
  ["0043 1 000737", ["0043", "1", "000737"], ["00431000737", "01000737"]],
  ["+41 44 000 918", ["41", "44", "000", "918"], ["4144000918", "044000918"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"], []],
  ["Erika.Muster@Beispiel.example.", ["erika.muster@beispiel.example"], []]
])("%j is looked for by %j and %j", (typed, words, phones) => {
  expect(orderSearchOf(typed)).toEqual({ words, phones })
})
