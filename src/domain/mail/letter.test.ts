import { describe, expect, test } from "vitest"
import { html as escaped, imprintOf, type Letter, writtenLetter } from "./letter.ts"
import { sampleSite } from "../site/sample-site.ts"

const letter: Letter = {
  locale: "ch",
  subject: "Betreff",
  parts: ["Ein Satz.", { label: "Weiter", address: "https://shop.example/a?b=1&c=2" }],
  phone: "+41 44 000 00 00",
  operator: sampleSite.operator
}

describe("a letter", () => {
  test("has the same content as text and HTML, in its country's language and with the sender", () => {
    const { subject, text, html } = writtenLetter(letter)
    expect(subject).toBe("Betreff")
    expect(text).toContain("Guten Tag,\n\nEin Satz.\n\nWeiter:\nhttps://shop.example/a?b=1&c=2\n\n")
    expect(html).toContain('<html lang="de-CH">')
    expect(html).toContain('<a href="https://shop.example/a?b=1&amp;c=2">Weiter</a>')
    for (const said of ["+41 44 000 00 00", sampleSite.operator.name, sampleSite.operator.vatId]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
  })

  test("keeps user input on one line and escapes it", () => {
    const evil = "x\r\nBcc: a@evil.example\u2028\r\n\r\n<script>\"'&"
    const { subject, text, html } = writtenLetter({
      ...letter,
      subject: evil,
      parts: [evil, { label: evil, address: evil }],
      phone: evil,
      operator: { ...sampleSite.operator, name: evil }
    })
    expect(subject).toBe("x Bcc: a@evil.example <script>\"'&")
    expect(text).not.toMatch(/^Bcc:/mu)
    expect(html).not.toMatch(/<script|[\r\n]|"'&x/u)
  })

  test("ends with the sender, one item a line (rule law.imprint)", () => {
    const imprint = [
      "Heizmarkt Beispiel GmbH",
      "Musterstraße 1",
      "10115 Berlin",
      "Deutschland",
      "Amtsgericht Beispielstadt, HRB 000000",
      "USt-IdNr. DE000000000",
      "service@heizmarkt.example"
    ]
    expect(imprintOf(sampleSite.operator)).toEqual(imprint)
    const { text, html } = writtenLetter(letter)
    expect(text.endsWith(`\n\n${imprint.join("\n")}`)).toBe(true)
    expect(html).toContain("<p>Guten Tag,</p><p>Ein Satz.</p><p><a ")
    expect(html).toContain(`<p>${imprint.join("<br>")}</p></body></html>`)
  })

  test("escapes every character of markup", () => {
    expect(escaped("a & <b> \"c\" 'd'")).toBe("a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;")
  })
})
