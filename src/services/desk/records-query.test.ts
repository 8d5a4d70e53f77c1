import { describe, expect, it } from "vitest"
import { auditCallOf, auditQueryOf, mailsCallOf, mailsQueryOf } from "./records-query.ts"
import { queryPath } from "./span-query.ts"

describe("the address of the outbox", () => {
  it("is read, called and written", () => {
    const query = mailsQueryOf({ suche: " erika ", stand: "failed", seite: "3" })
    expect(query).toEqual({ suche: "erika", stand: "failed", seite: 3 })
    expect(mailsCallOf(query)).toEqual({ search: "erika", state: "failed", page: 3 })
    expect(queryPath("/support/postausgang", query)).toBe(
      "/support/postausgang?suche=erika&stand=failed&seite=3"
    )
  })

  it("does without what means nothing", () => {
    expect(mailsQueryOf({ suche: "", stand: "lost", seite: "1" })).toEqual({})
    expect(queryPath("/support/postausgang", {})).toBe("/support/postausgang")
  })
})

describe("the address of the audit log", () => {
  it("is read, called and written", () => {
    const query = auditQueryOf({ konto: "a@b.example", ereignis: "locked", tag: "2026-11-21", seite: "2" })
    expect(query).toEqual({ konto: "a@b.example", ereignis: "locked", tag: "2026-11-21", seite: 2 })
    expect(auditCallOf(query)).toEqual({
      account: "a@b.example",
      event: "locked",
      day: "2026-11-21",
      page: 2
    })
  })

  it("asks no server for a day that does not exist, and keeps it for its field to say so", () => {
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
  ])("does without %j", (search) => {
    expect(auditQueryOf(search)).toEqual({})
  })
})
