import { isSameFields } from "../../src/domain/editing/record-edit.ts"
import { recordEditMachine } from "../../src/machines/record-edit.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const record = (rowVersion: number, name: string, phone: string) => ({ rowVersion, fields: { name, phone } })
const base = record(1, "Erika", "1")
const change = (name: string, value: string) => ({ type: "field.change", name, value })
const arrived = (news: typeof base) => ({ type: "record.arrived", record: news })

export const recordEditWalk = walkOf(recordEditMachine, {
  ways: {
    everywhere: {
      inputs: [{ record: base }],
      events: [
        change("name", "Anna"),
        change("name", "Erika"),
        { type: "edit.save" },
        { type: "edit.discard" },
        { type: "conflict.keepMine" },
        { type: "conflict.takeTheirs" },
        arrived(base),
        arrived(record(2, "Erika", "2")),
        arrived(record(2, "Berta", "1")),
        arrived(record(2, "Anna", "1")),
        arrived(record(3, "Clara", "1")),
        done("save", { kind: "saved", record: record(2, "Anna", "1") }),
        done("save", { kind: "conflict", record: record(2, "Berta", "1") }),
        done("save", { kind: "conflict", record: record(2, "Erika", "2") }),
        done("save", { kind: "conflict", record: record(2, "Anna", "1") }),
        done("save", { kind: "refused", problems: [{ field: "roles", code: "lastAdmin" }] }),
        fails("save")
      ],
      sees: ({ value, context }) => [value, context.base, context.fields, context.clashes]
    }
  },
  promises: {
    "what is not unsaved is what the server has": (snapshot) =>
      snapshot.hasTag("unsaved") || isSameFields(snapshot.context.base.fields, snapshot.context.fields),
    "nothing is saved over an unseen conflict": (snapshot) =>
      snapshot.context.clashes.length === 0 || snapshot.matches("conflict"),
    "problems stand where the server refused": (snapshot) =>
      snapshot.context.problems.length === 0 || snapshot.matches({ dirty: "refused" }),
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
