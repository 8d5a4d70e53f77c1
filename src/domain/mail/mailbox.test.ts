import { domainToASCII } from "node:url"
import { expect, it } from "vitest"
import { asciiHost, mailboxKey, mailboxOf } from "./mailbox.ts"

it.each([
  [" Erika@MUSTER.de ", "erika@muster.de"],
  ["erika@Müller.DE", "erika@xn--mller-kva.de"],
  ["erika@XN--MLLER-KVA.de", "erika@xn--mller-kva.de"],
  ["erika@mu\u0308ller.de", "erika@xn--mller-kva.de"],
  ["erika@m\u00adüller.de", "erika@xn--mller-kva.de"],
  ["erika@ｍüller。ｄｅ", "erika@xn--mller-kva.de"],
  ["erika@straße.at", "erika@xn--strae-oqa.at"],
  ["erika@\u212Aelvin.de", "erika@kelvin.de"],
  // each host interprets the local part of an address differently, so two mailboxes count as different unless they are
  // certainly the same
  ["vİctim@muster.de", "vİctim@muster.de"],
  ["JÖRG@muster.de", "jÖrg@muster.de"],
  ["u\u0308@muster.de", "ü@muster.de"],
  ["victim@müster.de/x", "victim@müster.de/x"],
  ["victim@müster.de:80", "victim@müster.de:80"],
  // digits are not a host name, even if a URL parser would read them as an IP address
  ["erika@1.2.3", "erika@1.2.3"],
  ["nobody", "nobody"],
  ["@Müller.DE", "@xn--mller-kva.de"],
  ["@", "@"],
  ["", ""]
])("%j is normalised to %j", (text, key) => {
  expect(mailboxKey(text)).toBe(key)
  expect(mailboxKey(mailboxOf(text))).toBe(key)
})

it("the local part keeps its upper and lower case", () => {
  expect(mailboxOf(" Erika.Muster@Müster.de ")).toBe("Erika.Muster@xn--mster-kva.de")
})

it.each(["müller.de", "Straße.example", "ΣΑΣ.gr", "bücher.xn--vermgensberatung-pwb", "例え.テスト"])(
  "the host %s has the same ASCII name as in Node",
  (host) => {
    expect(asciiHost(host)).toBe(domainToASCII(host))
  }
)
