import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { Versioned } from "../../../src/domain/editing/record-edit.ts"
import { namesField } from "../../../src/domain/editing/record-edit.ts"
import { isRole } from "../../../src/domain/rights/roles.ts"
import type { recordEditMachine } from "../../../src/machines/record-edit.machine.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"
import type { UserScreen } from "../harness/user.screen.ts"

const { does, answers, waits } = gesturesOn<typeof recordEditMachine, UserScreen>()

type Snapshot = SnapshotFrom<typeof recordEditMachine>
type Stop = Parameters<Gesture<UserScreen>["act"]>[1]

export const editor = "Role_Interaid_Editor"
const marketing = "Role_Interaid_Marketing"
const adManager = "Role_Interaid_AdManager"

/** Highest version that other users may have saved before a tour restarts. */
const latest = 14
const versions = Array.from({ length: latest - 1 }, (_, index) => index + 1)

/** Creates the account in a version, with the roles that others have saved or that were chosen here. */
export const recordOf = (rowVersion: number, ...roles: ReadonlyArray<string>): Versioned => ({
  rowVersion,
  fields: { roles }
})

const mine = ({ context }: Snapshot) => namesField(context.fields, "roles")
const base = ({ context }: Snapshot) => namesField(context.base.fields, "roles")
const isSet = (roles: ReadonlyArray<string>, ...others: ReadonlyArray<string>) =>
  roles.length === others.length && roles.every((role) => others.includes(role))

/**
 * Returns the server's data after a step; they are derived from the step's snapshot, because gestures with the same
 * name share one action.
 */
const nowIn = ({ snapshot }: Stop) => {
  const { rowVersion, fields } = (snapshot as Snapshot).context.base
  return { rowVersion, roles: namesField(fields, "roles").filter(isRole) }
}

/** Creates the clicks on one role: one gesture for each set of roles that the form may show. */
const ticks = (name: string, role: string) =>
  [[editor], [editor, adManager]].flatMap((others) =>
    [true, false].map((isTicked) =>
      does(
        `${isTicked ? "ticks" : "unticks"} ${name}`,
        [{ type: "field.change", name: "roles", value: isTicked ? [...others, role] : others }],
        (at) => at.value !== "saving" && isSet(mine(at), ...(isTicked ? others : [...others, role])),
        ({ screen }) => screen.tick(name)
      )
    )
  )

const presses = (type: string, button: string, when: (at: Snapshot) => boolean) =>
  does(`presses "${button}"`, [{ type }], when, ({ screen }) => screen.press(button))

/**
 * Creates the gestures for another button on the page. It changes the account and then reloads it; another user may
 * have changed the account before.
 */
const locks = (
  name: string,
  roles: (at: Snapshot) => ReadonlyArray<string> | undefined,
  known: ReadonlyArray<ReadonlyArray<string>>
) =>
  versions.flatMap((version) =>
    known.map((each) =>
      does(
        `locks the account${name}`,
        [{ type: "record.arrived", record: recordOf(version + 1, ...each) }],
        (at) => {
          const wanted = roles(at)
          return (
            at.value !== "saving" &&
            at.context.base.rowVersion === version &&
            wanted !== undefined &&
            isSet(wanted, ...each)
          )
        },
        async ({ page, screen }, stop) => {
          const count = () =>
            page.evaluate(
              () => (window.takenTransitions ?? []).filter((taken) => taken.includes("record.arrived")).length
            )
          const before = await count()
          screen.now = nowIn(stop)
          await screen.act("Konto sperren")
          // waits until the page has received the data, even if they change nothing in the view
          await page.waitForFunction(
            (least) =>
              (window.takenTransitions ?? []).filter((taken) => taken.includes("record.arrived")).length >
              least,
            before
          )
        }
      )
    )
  )

const every = [[editor], [editor, marketing], [editor, adManager], [editor, adManager, marketing]]

/** Creates the responses with the current account. */
const brings = (
  name: string,
  kind: "saved" | "conflict",
  known: (at: Snapshot) => ReadonlyArray<string> | undefined,
  reply: (row: unknown) => Reply
) =>
  versions.flatMap((version) =>
    every.map((each) =>
      does(
        name,
        [done("save", { kind, record: recordOf(version + 1, ...each) })],
        (at) => {
          const wanted = known(at)
          return (
            at.value === "saving" &&
            at.context.base.rowVersion === version &&
            wanted !== undefined &&
            isSet(wanted, ...each)
          )
        },
        ({ ports, screen }, stop) => {
          screen.now = nowIn(stop)
          return ports.answer("save", stop.calls["save"] ?? 0, reply(screen.row()))
        }
      )
    )
  )

const conflict = (row: unknown): Reply => refusedWith(409, "VersionConflict", { User: row })

const refuses = (name: string, field: string | null, code: string, reply: Reply) =>
  answers(
    "save",
    name,
    [done("save", { kind: "refused", problems: [{ field, code }] })],
    reply,
    (at) => at.value === "saving"
  )
const silent = (name: string, reply: Reply, event: AnyEventObject = fails("save")) =>
  answers("save", name, [event], reply, (at) => at.value === "saving")

/** Returns the roles saved by others, if they differ from the loaded roles and from the roles chosen here. */
const theirs = (at: Snapshot): ReadonlyArray<string> | undefined =>
  [[editor], [editor, adManager]].find((each) => !isSet(each, ...base(at)) && !isSet(each, ...mine(at)))

/** All user actions on the roles of an account, and all server responses. */
export const recordEditGestures: ReadonlyArray<Gesture<UserScreen>> = [
  ...ticks("Marketing", marketing),
  presses("edit.save", "Speichern", (at) => at.matches("dirty")),
  presses("edit.discard", "Verwerfen", (at) => at.matches("dirty")),
  presses("conflict.keepMine", "Meine Änderungen speichern", (at) => at.matches("conflict")),
  presses("conflict.takeTheirs", "Meine Änderungen verwerfen", (at) => at.matches("conflict")),
  ...locks("", base, every),
  ...locks(", which another user had changed", theirs, every),
  ...locks(", which another user had changed alike", mine, every),
  ...brings("it is saved", "saved", mine, (json) => ({ json })),
  ...brings("another user was faster with other roles", "conflict", theirs, conflict),
  ...brings("another user was faster with the same", "conflict", mine, conflict),
  ...brings("another user was faster with something else", "conflict", base, conflict),
  refuses(
    "no admin would be left",
    "roles",
    "lastAdmin",
    refusedWith(422, "Invalid", { Problems: [{ Code: "lastAdmin", Field: "Roles", Params: {} }] })
  ),
  refuses("the sign-in has ended", null, "signedOut", refusedWith(401, "NotSignedIn")),
  refuses("the account is gone", null, "gone", refusedWith(404, "NotFound")),
  silent("the server fails", { status: 503, json: {} }),
  silent("the line breaks", { abort: true }),
  waits("xstate.after.longestAnswer.recordEdit.saving")
]
