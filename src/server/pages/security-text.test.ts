import { expect, it } from "vitest"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { securityText } from "./security-text.ts"

const { locales } = sampleSite
const site = {
  ...sampleSite,
  operator: { ...sampleSite.operator, email: "sicherheit@shop.example" },
  locales: {
    de: { ...locales.de, origin: "https://de.shop.example" },
    "de-AT": { ...locales["de-AT"], origin: "https://at.shop.example" },
    ch: { ...locales.ch, origin: "http://ch.shop.example" }
  }
}

it("the text contains the contact, its expiry and its addresses with TLS (rule safety.contact)", () => {
  expect(securityText(site, Date.parse("2026-11-29T22:15:00Z"))).toBe(
    `Contact: mailto:sicherheit@shop.example
Expires: 2027-05-28T00:00:00Z
Preferred-Languages: de, en
Canonical: https://de.shop.example/.well-known/security.txt
Canonical: https://at.shop.example/.well-known/security.txt
`
  )
})
