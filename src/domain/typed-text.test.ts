import { describe, expect, it } from "vitest"
import { typedLine, typedText } from "./typed-text.ts"

const composed = "Müller"

describe("a text after typing or pasting (rule wire.typed-text)", () => {
  it.each([
    ["  zu spät\t geliefert ", "zu spät  geliefert"],
    ["Falsche Menge:\t3 t statt 6 t", "Falsche Menge: 3 t statt 6 t"],
    ["erste\nzweite\r\ndritte", "erste\nzweite\r\ndritte"],
    ["erste\rzweite\u2028dritte\u000bvierte", "erste\nzweite\ndritte\nvierte"],
    ["a\u0000b\u0007c", "a b c"],
    ["\ud800", "\ufffd"],
    ["\t", ""],
    ["\u202aErika\u202c \u2066Beispiel\u2069", "Erika Beispiel"],
    ["\u200e0170\u200b1234567\ufeff", "01701234567"],
    ["HM\u00a026\u202f100\u2009001\u3000", "HM 26 100 001"],
    ["Brenn\u00adstoff", "Brennstoff"],
    ["Er\u200dika\u200c", "Erika"],
    ["👩\u200d🚒", "👩\u200d🚒"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["Mu\u0308ller", composed],
    ["Mu\u200b\u0308ller", composed]
  ])("%j is %j", (typed, text) => {
    expect(typedText(typed)).toBe(text)
  })

  it("has no breaks where one line is asked for", () => {
    expect(typedLine(" Markt\nplatz\r\n8\u2029a\n")).toBe("Markt platz 8 a")
  })
})
