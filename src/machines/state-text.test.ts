import { expect, it } from "vitest"
import { chartVersion } from "./chart-version.ts"
import { stateText } from "./state-text.ts"

it.each([
  [undefined, ""],
  ["loading", "loading"],
  [{ ready: "settling" }, "ready.settling"],
  [{ ready: { calculated: "offers" } }, "ready.calculated.offers"],
  [{ auth: "loggedOut", renewal: "off" }, "auth.loggedOut,renewal.off"],
  [
    { register: { manner: "asGuest", email: { checked: {} } } },
    "register.manner.asGuest,register.email.checked"
  ],
  [{ zip: {}, wish: "idle" }, "zip,wish.idle"]
])("%j is written as %j", (value, text) => {
  expect(stateText(value)).toBe(text)
})

it("the version of a chart is the FNV-1a hash of its content", () => {
  // the same hash calculated with BigInt
  const fnv = (text: string) => {
    let hash = 0x811c9dc5n
    for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn
    return hash.toString(36)
  }
  for (const chart of ["", "a", { a: 1 }, { states: { idle: { on: ["go"] } } }])
    expect(chartVersion(chart)).toBe(fnv(JSON.stringify(chart)))
  expect(chartVersion({ a: 1 })).not.toBe(chartVersion({ a: 2 }))
})
