import type { SnapshotFrom } from "xstate"
import { done } from "../../../model-tests/harness/explore.ts"
import { editedListAnswers } from "./answers.ts"
import { changes, isAdded, isDeleted, isOpen, isUnsaved, knownIn, knows, newKey, rowOf } from "./facts.ts"
import { type addressesMachine, begun, entryIn, keys, type ListName, listNames, lists } from "./rows.ts"
import type { AddressesScreen } from "./screen.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { does, waits } = gesturesOn<typeof addressesMachine, AddressesScreen>()

type Snapshot = SnapshotFrom<typeof addressesMachine>

const streets: Readonly<Record<string, string>> = { [keys.ahorn]: "Ahornweg", [keys.birken]: "Birkenweg" }

const edits = (street: string, houseNumber: string, key: string) =>
  does(
    `types ${street} ${houseNumber}`,
    [{ type: "row.edit", key, value: entryIn(street, houseNumber) }],
    (at) => {
      const row = rowOf(at, key)
      return (
        isOpen(at) &&
        row !== undefined &&
        row.change !== "Deleted" &&
        row.value.address.houseNumber !== houseNumber
      )
    },
    ({ screen }) => screen.edit(street, houseNumber)
  )

const atCard = (
  type: "row.delete" | "row.restore",
  button: string,
  key: string,
  street: string,
  when: (at: Snapshot) => boolean
) =>
  does(
    `presses "${button}" at ${street}`,
    [{ type, key }],
    (at) => isOpen(at) && when(at),
    ({ screen }) => screen.press(button, street)
  )

const incomplete = done("save", {
  kind: "refused",
  problems: [{ key: newKey, field: "houseNumber", code: "required" }]
})

const save = (name: string, when: (at: Snapshot) => boolean, act: Gesture<AddressesScreen>["act"]) =>
  does(name, [{ type: "list.save" }], (at) => isUnsaved(at) && when(at), act)

const loads = (name: string, list: ListName, when: (at: Snapshot) => boolean) =>
  does(`asks for the page anew: ${name}`, [{ type: "list.loaded", rows: lists[list] }], when, ({ screen }) =>
    screen.loadAnew(lists[list])
  )

const loadsTheSame = listNames.map((name) =>
  does(
    "asks for the page anew, and nothing else has happened",
    [{ type: "list.loaded", rows: lists[name] }],
    (at) => isOpen(at) && knows(at, name),
    ({ screen }, stop) => screen.loadAnew(knownIn(stop))
  )
)

const decides = (name: string, type: "conflict.keepMine" | "conflict.takeTheirs", button: string) =>
  Object.values(keys).map((key) =>
    does(
      `${name} of ${streets[key]}`,
      [{ type, key }],
      (at) => at.matches("conflict") && !isAdded(at) && (rowOf(at, key)?.theirs ?? null) !== null,
      ({ screen }) => screen.press(button, streets[key] ?? "")
    )
  )

/** All user actions on a list of addresses, and all server responses. */
export const editedListGestures: ReadonlyArray<Gesture<AddressesScreen>> = [
  edits("Ahornweg", "1a", keys.ahorn),
  edits("Ahornweg", "1", keys.ahorn),
  edits("Birkenweg", "2a", keys.birken),
  does(
    "begins a new address",
    [
      { type: "row.add", key: newKey, value: begun },
      { type: "row.edit", key: newKey, value: begun }
    ],
    (at) => isOpen(at) && !isAdded(at),
    ({ screen }) => screen.begin("Zedernweg")
  ),
  atCard("row.delete", "Löschen", newKey, "Zedernweg", isAdded),
  atCard("row.delete", "Löschen", keys.ahorn, "Ahornweg", (at) => {
    const row = rowOf(at, keys.ahorn)
    return row !== undefined && row.change !== "Deleted"
  }),
  atCard("row.restore", "Doch behalten", keys.ahorn, "Ahornweg", isDeleted),
  save(
    'presses "Adressen speichern"',
    (at) => !isAdded(at),
    ({ screen }) => screen.bar("Adressen speichern")
  ),
  save(
    "tries again",
    (at) => at.matches({ open: "failed" }) && !isAdded(at),
    ({ page }) => page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  ),
  does(
    "saves, with a form that is not filled in",
    // the page itself detects the incomplete address and sends no call
    [{ type: "list.save" }, incomplete],
    (at) => isUnsaved(at) && isAdded(at) && !at.context.isUnsure,
    ({ ports, screen }) => {
      ports.skip("save")
      return screen.bar("Adressen speichern")
    }
  ),
  does("gives all changes up", [{ type: "list.discard" }], isUnsaved, ({ screen }) =>
    screen.bar("Verwerfen")
  ),
  {
    ...does(
      "leaves the page, and gives everything up",
      [{ type: "list.discard" }],
      (at) => at.matches("conflict"),
      ({ screen }) => screen.leave()
    ),
    isLast: true,
    leaves: true
  },
  ...loadsTheSame,
  // an older version may follow a newer one, because versions are only compared for equality
  loads(
    "it was put back elsewhere",
    "as it was",
    (at) => at.matches("conflict") || (isOpen(at) && !knows(at, "as it was") && changes(at) === "")
  ),
  loads(
    "it was changed elsewhere",
    "changed elsewhere",
    (at) => isOpen(at) && (knows(at, "as it was") || knows(at, "saved"))
  ),
  ...decides("keeps their own", "conflict.keepMine", "Meine Fassung speichern"),
  ...decides("takes the other", "conflict.takeTheirs", "Die andere übernehmen"),
  ...editedListAnswers,
  waits("xstate.after.longestAnswer.editedList.saving"),
  waits("xstate.after.longestAnswer.editedList.checking")
]
