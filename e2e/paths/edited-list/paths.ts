import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { loadedRows, withValue } from "../../../src/domain/editing/edited-rows.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { editedListExclusions } from "./excluded.ts"
import { editedListGestures } from "./gestures.ts"
import { addressesMachine, entryIn, keys, lists } from "./rows.ts"
import { AddressesScreen } from "./screen.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"
import { signIn } from "../../signed-in.ts"

type Snapshot = SnapshotFrom<typeof addressesMachine>

const path = "/kunde/stammdaten"
const left = "a page that was left with a change"

const rows = loadedRows(lists["as it was"])

/** Creates a customer with two addresses. */
const makeCustomer = async (): Promise<string> => {
  const email = mailbox("adressen")
  await insertAccount(email, "Role_Customer")
  for (const { id, value } of lists["as it was"])
    await ask(
      `insert into account_address (id, account_id, kind, contents) overriding system value
       select $2, id, 1, $3::jsonb from account where email = $1`,
      [email, id, JSON.stringify(value.address)]
    )
  return email
}

/** Waits until the page and the machine of its list have started with the server's data. */
const begins = async ({ page, screen }: Scene<AddressesScreen>) => {
  await screen.isReady()
  await page.waitForFunction(() => window.machineStates?.["editedList"] !== undefined)
}

const openAgain = async (scene: Scene<AddressesScreen>, start: string) => {
  const { page, screen } = scene
  await screen.lists()
  await page.evaluate(() => sessionStorage.removeItem("edited-rows"))
  await page.goto(path)
  await begins(scene)
  if (start !== left) return
  await screen.edit("Ahornweg", "1a")
  await page.goto(path)
  await begins(scene)
}

const words: Readonly<Record<string, string>> = {
  "open.failed": "Das ließ sich gerade nicht speichern",
  "open.expired": "Ihre Anmeldung ist abgelaufen"
}
const marks: Readonly<Record<string, ReadonlyArray<string>>> = {
  Unchanged: [],
  Added: ["Neu, nicht gespeichert"],
  Modified: ["Geändert, nicht gespeichert"],
  Deleted: ["Wird gelöscht"]
}
const states: Readonly<Record<string, string>> = {
  "open.showing": "clean",
  "open.saved": "clean",
  "open.editing": "editing",
  "open.failed": "failed",
  "open.expired": "expired",
  saving: "saving",
  checking: "saving",
  conflict: "conflict"
}

const streetOf = (row: Snapshot["context"]["rows"][number]["value"]) =>
  `${row.address.street} ${row.address.houseNumber}`.trim()

/**
 * Returns the expected view. Entered values stay until they are saved or discarded; changes from elsewhere are shown as
 * well.
 */
const seen = ({ value, context }: Snapshot) => {
  const state = states[pathOf(value)] ?? "nothing"
  const isReady = state !== "saving" && state !== "conflict"
  const inConflict = context.rows.filter(({ theirs }) => theirs !== null)
  const cards = context.rows.map(({ key, change, value: entry, theirs }) => {
    if (theirs !== null)
      return {
        mine: change === "Deleted" ? "Gelöscht" : streetOf(entry),
        theirs: theirs.value === null ? "Gelöscht" : streetOf(theirs.value)
      }
    const isWrong = change !== "Unchanged" && context.problems.some((problem) => problem.key === key)
    const way = change === "Deleted" ? "Doch behalten" : "Löschen"
    return {
      street: streetOf(entry),
      mark: isWrong ? ["Noch unvollständig"] : marks[change],
      ways: [isReady ? way : `${way} (not now)`]
    }
  })
  const count = context.rows.filter(({ change }) => change !== "Unchanged").length
  const hasBar = count > 0 && state !== "conflict"
  const notice = words[pathOf(value)]
  return {
    state,
    cards,
    bar: hasBar
      ? [
          count === 1
            ? "1 Änderung ist noch nicht gespeichert."
            : `${count} Änderungen sind noch nicht gespeichert.`
        ]
      : [],
    ways: !hasBar
      ? []
      : state === "saving"
        ? ["Adressen speichern (busy)"]
        : ["Adressen speichern", "Verwerfen"],
    notices: [
      ...inConflict.map(() => "Das wurde inzwischen anderswo geändert"),
      ...(notice === undefined ? [] : [notice])
    ]
  }
}

/** Model-based test of a customer's addresses: all user actions and server responses. */
export const editedListPaths: PathsOf<typeof addressesMachine, AddressesScreen> = {
  machine: addressesMachine,
  starts: [
    { name: "two addresses", input: { rows } },
    {
      name: left,
      input: { rows },
      begun: [{ type: "edits.recalled", rows: withValue(rows, keys.ahorn, entryIn("Ahornweg", "1a")) }]
    }
  ],
  frame: 60,
  ports: { save: "POST **/api/kunde/adressen", load: "GET **/api/kunde/adressen" },
  immediate: ["save", "load"],
  screen: (page) => new AddressesScreen(page),
  open: async (scene, start) => {
    await signIn(scene.page, await makeCustomer(), path, false)
    await openAgain(scene, start)
  },
  openAgain,
  gestures: editedListGestures,
  sees: ({ value, context: { rows: now, problems, isUnsure } }) => [
    value,
    now.map(({ key, version, change, value: { address }, theirs }) => [
      key,
      version,
      change,
      address.houseNumber,
      theirs?.version
    ]),
    problems.length,
    isUnsure
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: editedListExclusions
}
