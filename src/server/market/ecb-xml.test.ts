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

test("rates of a file with several days are those of one day only", () => {
  const both = rates("2026-11-27").replace(
    "</Cube></Cube></Envelope>",
    '</Cube><Cube time="2026-11-26"><Cube currency="USD" rate="1.2"/></Cube></Cube></Envelope>'
  )
  expect(() => ratesIn(both)).toThrow("it does not say a day and the rates")
})

test.each(["", "0", "-1", "1,25", "0.00001", "1e9", "Infinity"])(
  "a dollar rate of %j is refused, since it would be stored as no price or not at all",
  (rate) => {
    const broken = rates("2026-11-27").replace('rate="1.25"', `rate="${rate}"`)
    expect(() => ratesIn(broken)).toThrow("it does not say a day and the rates")
  }
)

test.each([
  ["entities of its own", '<!DOCTYPE a [<!ENTITY day "2026-11-27">]>'],
  ["a file of this machine", '<!DOCTYPE a [<!ENTITY day SYSTEM "file:///etc/passwd">]>'],
  ["kinds from elsewhere", '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd">']
])("%s are refused before anything is read of them", (_, begins) => {
  expect(() => ratesIn(rates("2026-11-27", begins))).toThrow("kinds of its own")
  expect(() => ratesIn(rates("&day;", begins))).toThrow("kinds of its own")
})
