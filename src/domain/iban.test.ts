import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkedIban, groupedIban, ibanLength, maskedIban, normalisedIban } from "./iban.ts"

const right = {
  DE: "DE89 3704 0044 0532 0130 00",
  AT: "AT61 1904 3002 3457 3201",
  CH: "CH93 0076 2011 6238 5295 7"
}
const others = ["FR14 2004 1010 0505 0001 3M02 606", "NL91 ABNA 0417 1643 00", "LI21 0881 0000 2324 013A A"]

const problemOf = (text: string) => {
  const check = checkedIban(text)
  return check.ok ? "right" : check.problem
}

/** Adds the check digits that make an IBAN valid, computed independently of the code under test. */
const withSum = (country: string, bban: string): string => {
  const digits = `${bban}${country}00`
    .split("")
    .map((sign) => String(Number.parseInt(sign, 36)))
    .join("")
  const check = 98n - (BigInt(digits) % 97n)
  return `${country}${String(check).padStart(2, "0")}${bban}`
}

const german = fc.stringMatching(/^[0-9]{18}$/u).map((bban) => withSum("DE", bban))

describe("an IBAN", () => {
  it.each(Object.values(right))("%s is valid (rule payment.iban)", (text) => {
    expect(checkedIban(text)).toEqual({ ok: true, iban: text.replaceAll(" ", "") })
  })

  it.each(others)(
    "%s of another SEPA country is accepted, as an account of the shop's country must not be required",
    (text) => {
      expect(problemOf(text)).toBe("right")
    }
  )

  it.each([
    "ME25 5050 0001 2345 6789 51",
    "AL47 2121 1009 0000 0002 3569 8741",
    "MK07 2501 2000 0058 984",
    "MD24 AG00 0225 1000 1310 4168",
    "RS35 2600 0560 1001 6113 79"
  ])("%s of a country that joined SEPA recently is accepted (rule payment.iban)", (text) => {
    expect(checkedIban(text)).toEqual({ ok: true, iban: text.replaceAll(" ", "") })
  })

  it.each([
    "IBAN: DE89 3704 0044 0532 0130 00",
    "iban DE89 3704 0044 0532 0130 00",
    "\u202aDE89 3704 0044 0532 0130 00\u202c",
    "DE89\u00a03704\u200b0044\u20090532\u202f0130\t00\t",
    "DE89\u20113704\u20110044\u20110532\u20110130\u201100",
    "DE89.3704.0044.0532.0130.00"
  ])("is parsed in the notation %j", (text) => {
    expect(checkedIban(text)).toEqual({ ok: true, iban: "DE89370400440532013000" })
  })

  it.each([
    ["", "empty"],
    ["IBAN:", "empty"],
    ["   ", "empty"],
    ["XX89 3704 0044 0532 0130 00", "country"],
    ["3704 0044 0532 0130 00", "country"],
    ["TR33 0006 1005 1978 6457 8413 26", "notSepa"],
    ["DE89 3704 0044 0532 0130 0", "length"],
    ["DE89 3704 0044 0532 0130 001", "length"],
    ["DE8A 3704 0044 0532 0130 00", "pattern"],
    ["DE89 3704 0044 0532 013A 00", "pattern"],
    ["DE89-3704-0044-0532-0130-00", "right"],
    ["DE88 3704 0044 0532 0130 00", "checksum"],
    ["CH44 3199 9123 0008 8901 2", "qrIban"]
  ])("%s is reported as %s", (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  it("of a Swiss account is accepted below and above the bank ids of QR-IBANs, and refused between them", () => {
    const swiss = (bank: string) => problemOf(withSum("CH", `${bank}123000889012`))
    expect(["29999", "30000", "31999", "32000"].map(swiss)).toEqual(["right", "qrIban", "qrIban", "right"])
  })

  it("is checked by the account's own check digits in countries that have them", () => {
    expect(problemOf("NO93 8601 1117 947")).toBe("right")
    expect(problemOf(withSum("NO", "86011117946"))).toBe("checksum")
  })

  it("is normalised to one spelling", () => {
    expect(normalisedIban("de89\u00a03704 0044\t0532 0130 00")).toBe("DE89370400440532013000")
    expect(groupedIban("de89370400440532013000")).toBe(right.DE)
    expect([groupedIban(""), groupedIban("de8")]).toEqual(["", "DE8"])
    expect([ibanLength("DE"), ibanLength("at6"), ibanLength("CH93"), ibanLength("D")]).toEqual([
      22,
      20,
      21,
      undefined
    ])
  })

  it("is masked to its country and last four characters", () => {
    expect(maskedIban("DE89370400440532013000")).toBe("DE•• •••• 3000")
  })

  it("with any one digit changed is refused", () => {
    fc.assert(
      fc.property(german, fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const digit = (Number(iban[at]) + by) % 10
        expect(problemOf(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe("checksum")
      })
    )
    for (const text of Object.values(right)) {
      const iban = normalisedIban(text)
      const changed = Array.from({ length: iban.length - 2 }, (_, index) => index + 2).flatMap((at) =>
        Array.from({ length: 10 }, (_, digit) => `${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)
      )
      const verdicts = changed.filter((each) => each !== iban).map(problemOf)
      expect(new Set(verdicts)).toEqual(new Set(["checksum"]))
    }
  })

  it("with two adjacent characters exchanged is refused", () => {
    fc.assert(
      fc.property(german, fc.integer({ min: 4, max: 20 }), (iban, at) => {
        fc.pre(iban[at] !== iban[at + 1])
        const [left = "", next = ""] = [iban[at], iban[at + 1]]
        expect(problemOf(iban.slice(0, at) + next + left + iban.slice(at + 2))).toBe("checksum")
      })
    )
  })

  it("any text gives either a problem or an IBAN that consists of the text's own characters", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const check = checkedIban(text)
        expect(check.ok ? check.iban : normalisedIban(text)).toBe(normalisedIban(text))
      })
    )
  })
})
