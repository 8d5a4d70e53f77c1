import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import { changes, gone, isAdded, knownIn, knows, mine, rowOf } from "./facts.ts"
import { type addressesMachine, keys, type ListName, listNames, lists } from "./rows.ts"
import { type AddressesScreen, onWire } from "./screen.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

const { does, answers } = gesturesOn<typeof addressesMachine, AddressesScreen>()

type Snapshot = SnapshotFrom<typeof addressesMachine>

const answered = (
  port: "save" | "load",
  name: string,
  event: AnyEventObject,
  reply: Reply,
  when: (at: Snapshot) => boolean = () => true
) =>
  answers(port, name, [event], reply, (at) => at.matches(port === "save" ? "saving" : "checking") && when(at))

const brings = (
  port: "save" | "load",
  name: string,
  list: ListName,
  when: (at: Snapshot) => boolean
): Gesture<AddressesScreen> => {
  const [kind, state] = port === "save" ? ["saved", "saving" as const] : ["loaded", "checking" as const]
  return does(
    name,
    [done(port, { kind, rows: lists[list] })],
    (at) => at.matches(state) && when(at),
    ({ ports }, stop) => ports.answer(port, stop.calls[port] ?? 0, { json: onWire(knownIn(stop)) })
  )
}

const saved = (before: ListName, change: string, after: ListName) =>
  brings("save", "it is saved", after, (at) => knows(at, before) && changes(at) === change)

const stale = (name: string, now: ListName, reply: Reply, when: (at: Snapshot) => boolean) =>
  does(
    name,
    [done("save", { kind: "stale", rows: lists[now] })],
    (at) => at.matches("saving") && when(at),
    ({ ports, screen }, { calls }) =>
      screen.reads(lists[now], () => ports.answer("save", calls["save"] ?? 0, reply))
  )

const wrongPlace = { Problems: [{ Code: "placeMismatch", Field: "Items[0].Address.City", Params: {} }] }

/** All responses of the server when a list of addresses is saved. */
export const editedListAnswers: ReadonlyArray<Gesture<AddressesScreen>> = [
  saved("as it was", mine, "saved"),
  saved("as it was", gone, "with one less"),
  saved("changed elsewhere", mine, "saved over that"),
  stale(
    "it was changed elsewhere before",
    "changed elsewhere",
    refusedWith(409, "VersionConflict", { Current: [] }),
    (at) => (knows(at, "as it was") || knows(at, "saved")) && !isAdded(at)
  ),
  stale(
    "it was deleted elsewhere before",
    "with one less",
    refusedWith(404, "NotFound"),
    (at) => knows(at, "as it was") && (changes(at) === mine || changes(at) === gone)
  ),
  answered(
    "save",
    "the first of them is refused",
    done("save", {
      kind: "refused",
      problems: [{ key: keys.ahorn, field: "city", code: "placeMismatch" }]
    }),
    refusedWith(422, "Invalid", wrongPlace),
    (at) => changes(at) === mine && rowOf(at, keys.ahorn) !== undefined
  ),
  answered(
    "save",
    "the sign-in has ended",
    done("save", { kind: "signedOut" }),
    refusedWith(401, "NotSignedIn")
  ),
  answered("save", "the server fails", fails("save"), { status: 503, json: {} }),
  answered("save", "the line breaks", fails("save"), { abort: true }),
  ...listNames.map((name) =>
    brings("load", "nothing had arrived", name, (at) => knows(at, name) && !isAdded(at))
  ),
  brings("load", "it had arrived", "saved", (at) => knows(at, "as it was") && changes(at) === mine),
  answered(
    "load",
    "it was changed elsewhere meanwhile",
    done("load", { kind: "loaded", rows: lists["changed elsewhere"] }),
    { json: onWire(lists["changed elsewhere"]) },
    (at) => knows(at, "as it was")
  ),
  answered(
    "load",
    "the sign-in has ended, while the list is read",
    done("load", { kind: "signedOut" }),
    refusedWith(401, "NotSignedIn")
  ),
  answered("load", "reading fails", fails("load"), { status: 503, json: {} }),
  answered("load", "the line breaks while it is read", fails("load"), { abort: true })
]
