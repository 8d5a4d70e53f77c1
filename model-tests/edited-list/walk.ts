import { changedRows, conflictsOf, loadedRows, withValue } from "../../src/domain/editing/edited-rows.ts"
import { editedListMachine } from "../../src/machines/edited-list.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

interface Name {
  readonly name: string
}
const one = { id: 1, version: 1, value: { name: "one" } }
const newer = { id: 1, version: 2, value: { name: "eins" } }
const key = "row-1"

export const editedListWalk = walkOf(editedListMachine<Name>(), {
  ways: {
    everywhere: {
      inputs: [{ rows: loadedRows<Name>([one]) }],
      events: [
        { type: "row.edit", key, value: { name: "uno" } },
        { type: "row.edit", key, value: { name: "one" } },
        { type: "row.add", key: "new", value: { name: "" } },
        { type: "row.delete", key },
        { type: "row.delete", key: "new" },
        { type: "row.restore", key },
        { type: "edits.recalled", rows: withValue(loadedRows<Name>([one]), key, { name: "uno" }) },
        { type: "list.save" },
        { type: "list.discard" },
        { type: "list.loaded", rows: [one] },
        { type: "list.loaded", rows: [newer] },
        { type: "list.loaded", rows: [] },
        { type: "conflict.keepMine", key },
        { type: "conflict.takeTheirs", key },
        // the same event for another row, which was changed elsewhere
        { type: "conflict.takeTheirs", key: "row-2" },
        done("save", { kind: "saved", rows: [newer] }),
        done("save", { kind: "refused", problems: [{ key, field: "name", code: "required" }] }),
        done("save", { kind: "stale", rows: [newer] }),
        done("save", { kind: "signedOut" }),
        fails("save"),
        done("load", { kind: "loaded", rows: [one] }),
        done("load", { kind: "loaded", rows: [newer] }),
        done("load", { kind: "loaded", rows: [{ id: 1, version: 2, value: { name: "uno" } }] }),
        done("load", { kind: "signedOut" }),
        fails("load")
      ],
      sees: ({ value, context }) => [
        value,
        context.problems.length,
        context.isUnsure,
        context.rows.map(({ id, version, change, theirs }) => [id, version, change, theirs?.version])
      ]
    }
  },
  promises: {
    "the page never says that there is nothing to lose while something is changed": (snapshot) =>
      snapshot.hasTag("unsaved") || changedRows(snapshot.context.rows).length === 0,
    "the user is not asked while there is nothing to lose": (snapshot) =>
      !snapshot.hasTag("unsaved") || changedRows(snapshot.context.rows).length > 0,
    "nothing is saved over an unseen newer value": ({ value, context }) =>
      value !== "saving" || conflictsOf(context.rows).length === 0,
    "nothing is sent again before the list was read": ({ value, context }) =>
      value !== "saving" || !context.isUnsure,
    "a conflict is shown as long as there is one": ({ value, context }) =>
      (value === "conflict") === conflictsOf(context.rows).length > 0,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
