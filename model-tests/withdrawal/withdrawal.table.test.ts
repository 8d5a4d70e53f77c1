import { describe, expect, it } from "vitest"
import { withdrawalMachine } from "../../src/machines/withdrawal.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof withdrawalMachine>

const known = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }
const begin = (form = known) => stage(withdrawalMachine, { form })
const confirm = (page: Page) => page.send({ type: "withdrawal.confirm" })
const type = (field: string, value: string) => (page: Page) =>
  page.send({ type: "form.change", field, value })
const answers = (output: object) => (page: Page) => page.answer("declare", output)

const where = (page: Page): string => pathOf(page.snapshot().value)

const actions = {
  confirm,
  empties: type("name", ""),
  emptiesAndConfirms: (page: Page) => {
    type("name", "")(page)
    confirm(page)
  },
  waitsLong: (page: Page) => page.wait(20_000)
}

const open = { confirm: "sending", emptiesAndConfirms: "filling.incomplete" }

const table: Table<Page> = {
  "filling.open": { way: [], leads: open },
  "filling.incomplete": {
    way: [confirm, answers({ kind: "refused", fields: ["email"] })],
    leads: open
  },
  "filling.unreachable": { way: [confirm, (page) => page.fail("declare")], leads: open },
  "filling.waiting": { way: [confirm, answers({ kind: "wait" })], leads: open },
  sending: { way: [confirm], leads: { waitsLong: "filling.unreachable" } },
  received: {
    way: [confirm, answers({ kind: "received", receivedAt: "2026-12-01T10:00:00.000Z", reference: "W-1" })],
    leads: {}
  }
}

describe("a withdrawal in two clicks (rule law.withdrawal-form)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("sends the form once, however often it is confirmed", () => {
    const page = begin()
    confirm(page)
    confirm(page)
    expect(page.asked("declare")).toEqual([known])
  })

  it("names every missing field until it is filled in", () => {
    const page = begin({ ...known, name: "", email: "erika" })
    confirm(page)
    expect(page.snapshot().context.blocking).toEqual(["name", "email"])
    type("name", "Erika")(page)
    expect(page.snapshot().context.blocking).toEqual(["email"])
    expect(page.asked("declare")).toEqual([])
  })

  it("marks the fields that the server refuses, and no accepted ones", async () => {
    const page = begin()
    expect([page.snapshot().context.blocking, page.snapshot().hasTag("busy")]).toEqual([[], false])
    confirm(page)
    expect(page.snapshot().hasTag("busy")).toBe(true)
    await page.answer("declare", { kind: "refused", fields: ["email"] })
    expect(page.snapshot().context).toMatchObject({ blocking: ["email"], receipt: null })
    confirm(page)
    expect(page.snapshot().context.blocking).toEqual([])
    await page.answer("declare", { kind: "wait" })
    expect(page.snapshot().context).toMatchObject({ blocking: [], receipt: null })
    confirm(page)
    await page.answer("declare", {
      kind: "received",
      receivedAt: "2026-12-01T10:00:00.000Z",
      reference: "W-1"
    })
    expect(page.snapshot().status).toBe("done")
    expect(page.snapshot().context.receipt).toEqual({
      receivedAt: "2026-12-01T10:00:00.000Z",
      reference: "W-1"
    })
  })
})
