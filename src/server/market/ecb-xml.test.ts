import { expect, test } from "vitest"
import { ratesIn } from "./ecb-xml.ts"

const rates = (day: string, begins = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${begins}<Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="1.25"/><Cube currency="CHF" rate="1"/></Cube></Cube></Envelope>`

test("the day's rates are read", () => {
  expect(ratesIn(rates("2026-11-27"))).toEqual([
    { factorId: 3, day: "2026-11-27", value: 1.25 },
    { factorId: 4, day: "2026-11-27", value: 0.8 }
  ])
})

test.each([
  ["entities of its own", '<!DOCTYPE a [<!ENTITY day "2026-11-27">]>'],
  ["a file of this machine", '<!DOCTYPE a [<!ENTITY day SYSTEM "file:///etc/passwd">]>'],
  ["kinds from elsewhere", '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd">']
])("%s are refused before anything is read of them", (_, begins) => {
  expect(() => ratesIn(rates("2026-11-27", begins))).toThrow("kinds of its own")
  expect(() => ratesIn(rates("&day;", begins))).toThrow("kinds of its own")
})
