import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { countryIds } from "../place/country.ts"
import { productGroupIds, productGroups } from "../product/product-group.ts"
import { sampleSite } from "../site/sample-site.ts"
import { instalmentConsent } from "./instalment-consent.ts"
import { inSwissSpelling, type LegalText } from "./legal-text.ts"
import { formerPrivacies, privacy } from "./privacy.ts"
import { sepaMandate } from "./sepa-mandate.ts"
import { terms } from "./terms.ts"
import { legalTextOf, legalVersions, UnknownLegalVersion } from "./text-by-version.ts"
import { legalVersionsOf } from "./versions.ts"
import { formerWithdrawal, withdrawal, withdrawalGroups } from "./withdrawal.ts"

const { operator } = sampleSite

const fingerprint = (text: LegalText) =>
  createHash("sha256")
    .update(JSON.stringify([text.title, text.sections]))
    .digest("hex")
    .slice(0, 12)

const all = countryIds.flatMap((country) => [
  terms(country, operator),
  privacy(country, operator),
  ...formerPrivacies(country).map(([, wording]) => wording(operator)),
  ...productGroups.flatMap((group) => [
    withdrawal(country, group.id, operator),
    formerWithdrawal(country, group.id, operator)
  ])
])

/**
 * Texts that the buyer agrees to when choosing a payment method; their versions are stored with the payment, not with
 * the order.
 */
const ofPayments = [instalmentConsent("Beispielbank"), sepaMandate({ creditorName: "Beispiel GmbH" })]

it("several groups share one withdrawal text (rule law.withdrawal-texts)", () => {
  const ids = (countryId: (typeof countryIds)[number]) =>
    withdrawalGroups(countryId).map((groups) => groups.map(({ id }) => id))
  const of = (...kinds: ReadonlyArray<string>) =>
    productGroups.filter(({ goods }) => kinds.includes(goods)).map(({ id }) => id)
  expect(ids(1)).toEqual([of("liquid"), of("blown", "tipped"), of("packed")])
  expect(ids(2)).toEqual(ids(1))
  expect(ids(3)).toEqual([productGroupIds])
})

it("the text names the electronic function and the model form where the right exists (rule law.withdrawal-texts)", () => {
  for (const { id } of productGroups) {
    for (const country of [1, 2] as const) {
      const { sections } = withdrawal(country, id, operator)
      expect(sections.map(({ title }) => title)).toEqual([
        "Widerrufsrecht",
        "Folgen des Widerrufs",
        "Muster-Widerrufsformular"
      ])
      expect(sections[0]?.paragraphs.join(" ")).toMatch(
        /elektronisch .*„Vertrag widerrufen“.*Eingangsbestätigung/u
      )
    }
    expect(withdrawal(3, id, operator).sections).toHaveLength(1)
  }
})

describe("legal texts", () => {
  it("get a new version with every change of their wording", () => {
    const byVersion = Object.fromEntries(
      [...all, ...ofPayments].map((text) => [text.version, fingerprint(text)])
    )
    expect(byVersion).toMatchInlineSnapshot(`
      {
        "agb-at-2026-11-21": "4174ad37d57d",
        "agb-ch-2026-11-21": "26172ca68dbb",
        "agb-de-2026-11-21": "2dbe5d5d443e",
        "datenschutz-at-2026-11-22": "e04774d8cb23",
        "datenschutz-at-2026-11-23": "fe4dfcccf5a1",
        "datenschutz-at-2026-11-27": "1d57d0dcfcf0",
        "datenschutz-at-2026-11-28": "467863ea908e",
        "datenschutz-ch-2026-11-22": "207dffe4d04d",
        "datenschutz-ch-2026-11-23": "f46913941d96",
        "datenschutz-ch-2026-11-27": "bb754c06f5f2",
        "datenschutz-ch-2026-11-28": "490f183e8800",
        "datenschutz-de-2026-11-22": "1934e37318fb",
        "datenschutz-de-2026-11-23": "38eb660c88fd",
        "datenschutz-de-2026-11-27": "c276a0ecdb74",
        "datenschutz-de-2026-11-28": "138867e8d00c",
        "ratenzahlung-2026-11-22": "6f43a5c1a311",
        "sepa-lastschrift-2026-11-22": "f4d46825a27d",
        "widerruf-at-liquid-2026-11-21": "650cd46e4735",
        "widerruf-at-liquid-2026-11-27": "3c662c25eafb",
        "widerruf-at-loose-2026-11-21": "6212c3452056",
        "widerruf-at-loose-2026-11-27": "8df1a090e3f9",
        "widerruf-at-packed-2026-11-21": "79f1a8f155cb",
        "widerruf-at-packed-2026-11-27": "3e116f1e2e07",
        "widerruf-ch-2026-11-21": "0a0b39361a34",
        "widerruf-de-liquid-2026-11-21": "650cd46e4735",
        "widerruf-de-liquid-2026-11-27": "3c662c25eafb",
        "widerruf-de-loose-2026-11-21": "6212c3452056",
        "widerruf-de-loose-2026-11-27": "8df1a090e3f9",
        "widerruf-de-packed-2026-11-21": "79f1a8f155cb",
        "widerruf-de-packed-2026-11-27": "3e116f1e2e07",
      }
    `)
  })

  it("have one wording for each version", () => {
    const wordings = new Map<string, Set<string>>()
    for (const text of all)
      wordings.set(text.version, (wordings.get(text.version) ?? new Set()).add(fingerprint(text)))
    expect([...wordings.values()].map((set) => set.size)).toEqual([...wordings].map(() => 1))
  })

  it("are those of the version stored with an order", () => {
    for (const country of countryIds)
      for (const group of productGroups)
        expect(legalVersionsOf(country, group.id)).toEqual({
          terms: terms(country, operator).version,
          withdrawal: withdrawal(country, group.id, operator).version,
          privacy: privacy(country, operator).version
        })
  })

  it("are found by the version stored with an order, and by no other", () => {
    expect(new Set(legalVersions)).toEqual(new Set(all.map((text) => text.version)))
    for (const text of all) expect(legalTextOf(text.version, operator)).toEqual(text)
    expect(() => legalTextOf("agb-de-2020-01-01", operator)).toThrow(UnknownLegalVersion)
  })

  it("have versions that name their country", () => {
    for (const { id } of productGroups)
      expect(countryIds.map((country) => legalVersionsOf(country, id).withdrawal.slice(0, 12))).toEqual([
        "widerruf-de-",
        "widerruf-at-",
        "widerruf-ch-"
      ])
  })

  it("write ss for ß in Switzerland", () => {
    const text = { version: "1", title: "Gruß", sections: [{ title: "Maße", paragraphs: ["groß, süß"] }] }
    expect(inSwissSpelling(text)).toEqual({
      version: "1",
      title: "Gruss",
      sections: [{ title: "Masse", paragraphs: ["gross, süss"] }]
    })
    expect(JSON.stringify(all.filter((text) => text.version.includes("-ch-")))).not.toContain("ß")
  })
})
