import { expect, test } from "vitest"
import { oneLine, redactedAddress, redactedText } from "./redact.ts"

const token = "wq3T9pUu2LxV7yZc0aBdEfGh"

test.each([
  [`/neues-kennwort-setzen/${token}`, "/neues-kennwort-setzen/…"],
  [`/bestellung-erfolgreich/${token}?t=${token}#${token}`, "/bestellung-erfolgreich/…"],
  [`https://kim:geheim@shop.example/a/${token}`, "https://shop.example/a/…"],
  ["/holzpellets-lose/angebotsliste?zipCode=80331", "/holzpellets-lose/angebotsliste"]
])("the address %s is logged without its secrets (rule safety.redacted-logs)", (address, told) => {
  expect(redactedAddress(address)).toBe(told)
})

test("a text is logged without tokens, mailboxes and secrets in addresses, and keeps the lines of its stack", () => {
  const text = `Error: kim@shop.example with ${token}${token}\n    at https://shop.example/a/${token}?b=c:12:34`
  expect(redactedText(text)).toBe("Error: …@… with …\n    at https://shop.example/a/…:12:34")
})

test("no text writes a line of its own, nor a terminal command", () => {
  const forged = "GET /\r\n2026-11-29T00:00:00Z info signed in as admin\u001b[2J\u2028\u0085x"
  expect(oneLine(forged)).toBe("GET / 2026-11-29T00:00:00Z info signed in as admin [2J x")
  expect(redactedAddress("/a\nb\u001b[31m")).toBe("/a b [31m")
})
