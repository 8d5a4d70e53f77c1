import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleSite } from "../site/sample-site.ts"
import { answerText, consentCookie, consentLifetime, parseAnswer, standing } from "./answer.ts"
import { askedPurposes } from "./asked-purposes.ts"
import { consentWords, purposeWords } from "./consent-words.ts"
import { consentPurposes, consentVersion } from "./purposes.ts"
import { rowOf, storageOf, storageTable } from "./storage-table.ts"

const at = 1_790_000_000_000

describe("the purposes in the consent question (rule consent.asked)", () => {
  const { locales } = sampleSite
  const withClarity = { locales: { ...locales, ch: { ...locales.ch, msClarityId: "abcdef123" } } }

  it("are those that the operator has set up, or none", () => {
    expect(askedPurposes(sampleSite, "de")).toEqual(["statistics", "marketing"])
    expect(askedPurposes({ locales }, "de")).toEqual([])
    expect(askedPurposes({ locales, purposes: ["marketing"] }, "de")).toEqual(["marketing"])
    expect(
      consentPurposes.map((purpose) => askedPurposes({ ...withClarity, purposes: [purpose] }, "ch"))
    ).toEqual([["statistics"], ["statistics", "marketing"]])
    expect(askedPurposes(withClarity, "de")).toEqual([])
  })

  it("have a version for each combination, so that a new purpose asks every visitor again (rule consent.again)", () => {
    expect(consentVersion([])).toBe("")
    const versions = [["statistics"], ["marketing"], ["statistics", "marketing"]] as const
    expect(new Set(versions.map(consentVersion)).size).toBe(3)
  })
})

describe("the visitor's answer (rules consent.cookie and consent.again)", () => {
  const answer = { version: "2sm", at, granted: ["statistics"] } as const

  it("reads back as it was written, in a cookie of a year", () => {
    for (const granted of [[], ["statistics"], ["marketing"], ["statistics", "marketing"]] as const)
      expect(parseAnswer(answerText({ ...answer, granted }))).toEqual({ ...answer, granted })
    const cookie = "consent=2sm.1790000000.s; Path=/; Max-Age=31536000; SameSite=Lax"
    expect(consentCookie(answer, false)).toBe(cookie)
    expect(consentCookie(answer, true)).toBe(`${cookie}; Secure`)
  })

  it("is only read in the format that the shop writes", () => {
    for (const text of [
      undefined,
      null,
      5,
      {},
      "",
      "2sm",
      "2sm.x.s",
      "2sm.1790000000",
      "2sm.1790000000.s;",
      "sm.1.s"
    ])
      expect(parseAnswer(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const purpose of parseAnswer(text)?.granted ?? []) expect(consentPurposes).toContain(purpose)
      })
    )
  })

  it("is valid for a year, and only for the purposes asked today", () => {
    const year = consentLifetime * 1000
    expect(standing(answer, "2sm", at)).toBe(answer)
    expect(standing(answer, "2sm", at + year - 1)).toBe(answer)
    expect(standing(answer, "2sm", at + year)).toBeUndefined()
    expect(standing(answer, "2sm", at - 86_400_000)).toBe(answer)
    expect(standing(answer, "2sm", at - 86_400_001), "of a time to come").toBeUndefined()
    expect(standing(answer, "3sm", at)).toBeUndefined()
    expect(standing(answer, "2s", at)).toBeUndefined()
    expect(standing({ ...answer, version: "" }, "", at)).toBeUndefined()
    expect(standing(undefined, "2sm", at)).toBeUndefined()
  })
})

describe("the table of storage (rule consent.table)", () => {
  it("finds entries by kind and name, and no others", () => {
    expect(rowOf("cookie", "calc.DEFAULT.1.3")?.whatFor).toContain("Rechner")
    expect(rowOf("cookie", "calcXDEFAULT.1.3")).toBeUndefined()
    expect(rowOf("cookie", "__Host-order-")).toBeUndefined()
    expect(rowOf("local", "calc:1:3")).toBeDefined()
    expect(rowOf("cookie", "calc:1:3"), "of another kind").toBeUndefined()
    expect(rowOf("session", "tsr-scroll-restoration-v1_3")).toBeDefined()
    expect(rowOf("cookie", "_ga")).toBeUndefined()
    const names = storageTable.map(({ kind, name }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it("lists what a locale may store: partners only if set up, purposes only if asked for", () => {
    const { locales } = sampleSite
    const purposesOf = (site: Parameters<typeof storageOf>[0]) => [
      ...new Set(storageOf(site, "de").map(({ purpose }) => purpose))
    ]
    expect(purposesOf({ locales })).toEqual(["necessary"])
    expect(purposesOf(sampleSite)).toEqual(["necessary", "marketing"])
    const de = { ...locales.de, msClarityId: "abcdef123" }
    expect(purposesOf({ locales: { ...locales, de } })).toEqual(["necessary", "statistics"])
  })

  it("has the same wording in all countries, like the question, without a sharp s (rule page.swiss-spelling)", () => {
    expect(JSON.stringify([storageTable, consentWords, purposeWords])).not.toContain("ß")
  })
})
