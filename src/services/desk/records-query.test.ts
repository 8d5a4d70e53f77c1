import { describe, expect, it } from "vitest"
import { auditCallOf, auditQueryOf, mailsCallOf, mailsQueryOf } from "./records-query.ts"
import { queryPath } from "./span-query.ts"

describe("the search parameters of the outbox", () => {
  it("are read, converted for the call, and written", () => {
    const query = mailsQueryOf({ suche: " erika ", stand: "failed", seite: "3" })
    expect(query).toEqual({ suche: "erika", stand: "failed", seite: 3 })
    expect(mailsCallOf(query)).toEqual({ search: "erika", state: "failed", page: 3 })
    expect(queryPath("/support/postausgang", query)).toBe(
      "/support/postausgang?suche=erika&stand=failed&seite=3"
    )
  })

  it("leave out invalid values", () => {
    expect(mailsQueryOf({ suche: "", stand: "lost", seite: "1" })).toEqual({})
    expect(queryPath("/support/postausgang", {})).toBe("/support/postausgang")
  })
})

describe("the search parameters of the audit log", () => {
  it("are read, converted for the call, and written", () => {
    const query = auditQueryOf({ konto: "a@b.example", ereignis: "locked", tag: "2026-11-21", seite: "2" })
    expect(query).toEqual({ konto: "a@b.example", ereignis: "locked", tag: "2026-11-21", seite: 2 })
    expect(auditCallOf(query)).toEqual({
      account: "a@b.example",
      event: "locked",
      day: "2026-11-21",
      page: 2
    })
  })

  it("keep a day that does not exist for its field, but leave it out of the call", () => {
    const query = auditQueryOf({ tag: "2026-02-30" })
    expect(query).toEqual({ tag: "2026-02-30" })
    expect(auditCallOf(query)).toEqual({})
  })

  it.each([
    [{ tag: "30.02.2026" }],
    [{ tag: "gestern" }],
    [{ ereignis: "drop" }],
    [{ ereignis: ["locked", "unlocked"] }],
    [{ seite: "0" }],
    [{ seite: "1e3" }],
    [{ konto: ["a"] }]
  ])("leave out %j", (search) => {
    expect(auditQueryOf(search)).toEqual({})
  })
})
