import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { namesField } from "../../../src/domain/editing/record-edit.ts"
import { recordEditMachine } from "../../../src/machines/record-edit.machine.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { recordEditExclusions } from "./excluded.ts"
import { editor, recordEditGestures, recordOf } from "./gestures.ts"
import { UserScreen } from "../harness/user.screen.ts"

type Snapshot = SnapshotFrom<typeof recordEditMachine>

const states: Readonly<Record<string, string>> = {
  "clean.untouched": "clean",
  "clean.saved": "saved",
  "dirty.editing": "dirty",
  "dirty.refused": "refused",
  "dirty.unreachable": "unreachable",
  saving: "saving",
  conflict: "conflict"
}

const refusals: Readonly<Record<string, string>> = {
  lastAdmin:
    "Das ist das letzte Konto der Administration, das sich anmelden kann. Geben Sie erst jemand anderem diese Rolle.",
  signedOut:
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und speichern Sie dann noch einmal.",
  gone: "Dieses Konto gibt es nicht mehr."
}

/** Names of the roles, in the order of the form. */
const names: Readonly<Record<string, string>> = {
  Role_Interaid_Editor: "Redaktion",
  Role_Interaid_Marketing: "Marketing",
  Role_Interaid_AdManager: "Anzeigen"
}
const ordered = (roles: ReadonlyArray<string>) => Object.keys(names).filter((role) => roles.includes(role))

const notices = (state: string, { problems }: Snapshot["context"]): ReadonlyArray<string> =>
  state === "conflict"
    ? ["Inzwischen hat jemand anderes hier gespeichert"]
    : state === "unreachable"
      ? ["Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal."]
      : problems.map(({ code }) => refusals[code] ?? code)

/**
 * Returns the expected view: both values if two users have changed the same field, and the input until it is saved or
 * discarded.
 */
const seen = ({ value, context }: Snapshot) => {
  const state = states[pathOf(value)] ?? "nothing"
  const [mine, theirs] = [context.fields, context.base.fields].map((fields) => namesField(fields, "roles"))
  const spoken = (roles: ReadonlyArray<string> = []) =>
    ordered(roles)
      .map((role) => names[role])
      .join(", ")
  const isUnsaved = !["clean", "saved"].includes(state)
  return {
    state,
    ticked: ordered(mine ?? []),
    notices: notices(state, context),
    beside: context.clashes.length > 0 ? [spoken(mine), spoken(theirs)] : [],
    says:
      state === "conflict"
        ? []
        : [state === "saving" ? "Wird gespeichert …" : isUnsaved ? "Nicht gespeicherte Änderungen" : ""],
    ways:
      state === "conflict"
        ? ["Meine Änderungen speichern", "Meine Änderungen verwerfen"]
        : state === "saving"
          ? ["Speichern (busy)"]
          : ["Speichern", ...(isUnsaved ? ["Verwerfen"] : [])]
  }
}

/** Model-based test of the roles of an account: all user actions and server responses. */
export const recordEditPaths: PathsOf<typeof recordEditMachine, UserScreen> = {
  machine: recordEditMachine,
  starts: [{ name: "an account of the editors", input: { record: recordOf(1, editor) } }],
  frame: 60,
  ports: { save: "**/api/support/benutzer/*/rollen" },
  immediate: ["save"],
  screen: (page) => new UserScreen(page),
  open: ({ screen }) => screen.open(editor),
  openAgain: ({ screen }) => screen.openAgain(),
  gestures: recordEditGestures,
  sees: ({ value, context: { base, fields, clashes, problems } }) => [
    value,
    base.rowVersion,
    namesField(base.fields, "roles"),
    namesField(fields, "roles"),
    clashes.length,
    problems
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: recordEditExclusions
}
