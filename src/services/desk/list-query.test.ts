import { describe, expect, it } from "vitest"
import { accountIdIn, callQueryOf, listQueryOf } from "./list-query.ts"
import { promptsQueryOf } from "./prompts-query.ts"
import { changedPath, queryPath } from "./span-query.ts"

describe("the search parameters of a list", () => {
  it.each([
    [{}, {}],
    [
      { suche: "  Erika   Muster ", seite: "2" },
      { suche: "Erika   Muster", seite: 2 }
    ],
    [{ suche: "", rolle: "Role_Press", seite: "1" }, { rolle: "Role_Press" }],
    [{ rolle: "Role_Nobody", seite: "0" }, {}],
    [{ suche: ["a", "b"], seite: "-3", rolle: ["Role_Press"] }, {}],
    [{ suche: "a\u0000b\u202ec", seite: "1e3" }, { suche: "a bc" }],
    [{ suche: "\ud800x" }, { suche: "\ufffdx" }],
    [{ seite: "123456" }, {}]
  ])("%j are read as %j", (search, query) => {
    expect(listQueryOf(search)).toEqual(query)
  })

  it("are cut off at the maximum length that the call accepts", () => {
    expect(listQueryOf({ suche: "x".repeat(200) }).suche).toHaveLength(100)
  })

  it("are written as they are read", () => {
    const query = { suche: "a & b", rolle: "Role_Press", seite: 3 } as const
    const path = queryPath("/support/user/list", query)
    expect(path).toBe("/support/user/list?suche=a+%26+b&rolle=Role_Press&seite=3")
    expect(listQueryOf(Object.fromEntries(new URL(path, "http://x").searchParams))).toEqual(query)
    expect(queryPath("/support/kunden", {})).toBe("/support/kunden")
    expect(callQueryOf(query)).toEqual({ search: "a & b", role: "Role_Press", page: 3 })
    expect(callQueryOf({})).toEqual({})
  })

  it.each([
    [{ seite: 4 }, "?suche=a+%26+b&land=2&seite=4"],
    [{ seite: 1 }, "?suche=a+%26+b&land=2"],
    [{}, "?suche=a+%26+b&land=2"],
    [{ stand: "laufend" }, "?suche=a+%26+b&stand=laufend&land=2"],
    [{ suche: "", land: undefined }, ""]
  ])("are written with the change %j as they would be read, starting at the first page", (change, query) => {
    const now = promptsQueryOf({ suche: "a & b", land: "2", seite: "3" })
    expect(changedPath("/support/cms/prompts", promptsQueryOf, now, change)).toBe(
      `/support/cms/prompts${query}`
    )
  })
})

it.each([
  ["7", 7],
  ["2147483647", 2_147_483_647],
  ["2147483648", undefined],
  ["07", undefined],
  ["", undefined],
  [["7"], undefined],
  [undefined, undefined]
])("reads the account id %j as %j", (text, id) => {
  expect(accountIdIn(text)).toBe(id)
})
