import { expect, it } from "vitest"
import { isOnThisMachine } from "./this-machine.ts"

it.each([
  ["http://localhost:4000/a", true],
  ["http://127.0.0.1", true],
  ["smtp://user:secret@[::1]:587", true],
  ["smtp://mail.example", false],
  ["http://localhost.example", false],
  ["http://127.0.0.2", false],
  ["http://localhost@evil.example", false]
])("%s is on this machine: %s", (address, expected) => {
  expect(isOnThisMachine(new URL(address))).toBe(expected)
})
