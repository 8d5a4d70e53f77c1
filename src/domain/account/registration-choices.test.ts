import { expect, it } from "vitest"
import { readFlag, readFlags, readMode, readVariant, readVariants } from "./registration-choices.ts"

it("only login and register are accepted as modes (rule account.choices)", () => {
  expect(["login", "register", "Login", "", null, 1, ["login"]].map(readMode)).toEqual([
    "login",
    "register",
    ...Array.from({ length: 5 }, () => undefined)
  ])
})

it("only true and false are accepted as flags (rule account.choices)", () => {
  expect([true, "true", false, "false"].map(readFlag)).toEqual([true, true, false, false])
  for (const value of ["1", "0", 1, 0, "", "TRUE", "yes", null, undefined, [], ["true"]])
    expect(readFlag(value)).toBeUndefined()
})

it("reads the four flags of a record by their names", () => {
  expect(
    readFlags({
      emailChecked: "true",
      registerForOrder: "false",
      registerAsGuest: "1",
      registerWithPassword: true,
      isAdmin: "true"
    })
  ).toEqual({
    emailChecked: true,
    registerForOrder: false,
    registerAsGuest: undefined,
    registerWithPassword: true
  })
  expect(readFlags({ registerAsGuest: "true" }).registerAsGuest).toBe(true)
})

const available = { register: ["plain", "wide"], view: ["one", "two", "three"] } as const

it("an existing variant is used, otherwise the seed chooses one (rule account.variant)", () => {
  expect(readVariant("wide", available.register)).toBe("wide")
  expect(readVariant("toString", available.register)).toBeUndefined()
  expect(readVariants({ registerVariant: "wide", viewVariant: "two" }, available, 0)).toEqual({
    register: "wide",
    view: "two"
  })
  expect(readVariants({ registerVariant: "none", viewVariant: ["two"] }, available, 5)).toEqual({
    register: "wide",
    view: "three"
  })
  expect(readVariants({}, available, "default")).toEqual({ register: "plain", view: "one" })
})
