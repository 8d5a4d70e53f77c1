import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { priceAlarmsMachine } from "../../../src/machines/price-alarms.machine.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import {
  alarmKey,
  type AlarmList,
  alarmListNames,
  alarmLists,
  alarmsOnWire,
  knownList,
  outcomeOf,
  wishOf
} from "./lists.ts"
import type { AlarmsScreen } from "./screen.ts"
import type { Reply } from "../harness/ports.ts"

const { does, answers, waits } = gesturesOn<typeof priceAlarmsMachine, AlarmsScreen>()

type Snapshot = SnapshotFrom<typeof priceAlarmsMachine>
type Act = Gesture<AlarmsScreen>["act"]

const isViewing = (at: Snapshot) => at.matches("viewing")
const isEditing = (at: Snapshot) => at.matches("editing")
const isReading = (at: Snapshot) => at.matches("loading") || at.matches("rebasing") || at.matches("checking")
const isDirty = ({ context: { items } }: Snapshot) => items.some(({ change }) => change !== "Unchanged")
const changeOf = ({ context: { items } }: Snapshot) => items.find(({ key }) => key === alarmKey)?.change
const isAdded = ({ context: { items } }: Snapshot) =>
  items.some(({ kind, change }) => kind === "PriceAlarm" && change === "Added")
const isWanted = ({ context: { items } }: Snapshot) =>
  items.some(({ kind, change }) => kind === "Newsletter" && change !== "Deleted")

const atAlarm = (type: string, button: string, when: (at: Snapshot) => boolean) =>
  does(
    `presses "${button}" at the alarm`,
    [{ type, key: alarmKey }],
    (at) => isViewing(at) && when(at),
    ({ screen }) => screen.atAlarm(button)
  )

const applies = (name: string, threshold: number, price: string) =>
  does(name, [{ type: "form.apply", wish: wishOf(threshold) }], isEditing, ({ screen }) =>
    screen.apply(price)
  )

const givesUp = (name: string, act: Act) => does(name, [{ type: "form.cancel" }], isEditing, act)

const orders = (isWish: boolean) =>
  does(
    isWish ? "orders the newsletter" : "ends the newsletter",
    [{ type: "newsletter.set", isWanted: isWish, countryId: 1 }],
    (at) => isViewing(at) && isWanted(at) !== isWish,
    ({ screen }) => screen.newsletter.click()
  )

const saved = (
  name: string,
  event: AnyEventObject,
  reply: Reply,
  when: (at: Snapshot) => boolean = () => true
) => answers("saveAlarms", name, [event], reply, (at) => at.matches("saving") && when(at))
const save = (kind: string, more: object = {}) => done("saveAlarms", { kind, ...more })

/**
 * Returns the server's list after a step; it is derived from the step's snapshot, because gestures with the same name
 * share one action.
 */
const listIn = ({ snapshot }: Parameters<Act>[1]): AlarmList => knownList(snapshot as Snapshot)

const answersRead: Act = ({ ports }, stop) =>
  ports.answer("loadAlarms", stop.calls["loadAlarms"] ?? 0, { json: alarmsOnWire(listIn(stop)) })

/** Responds when everything is saved; the page then loads its data again. */
const answersLast: Act = (scene, stop) =>
  scene.screen.readsAgain(listIn(stop), () => answersRead(scene, stop))

const reads = (name: string, act: Act, when: (at: Snapshot, list: AlarmList) => boolean) =>
  alarmListNames.map((list) =>
    does(name, [done("loadAlarms", alarmLists[list])], (at) => isReading(at) && when(at, list), act)
  )
const unread = (name: string, reply: Reply) =>
  answers("loadAlarms", name, [fails("loadAlarms")], reply, isReading)

/** All user actions on the page of notifications, and all server responses. */
export const priceAlarmsGestures: ReadonlyArray<Gesture<AlarmsScreen>> = [
  does(
    'presses "Preisalarm anlegen"',
    [{ type: "alarm.add" }],
    (at) => isViewing(at) && !isAdded(at),
    ({ screen }) => screen.add.click()
  ),
  atAlarm("alarm.edit", "Ändern", (at) => changeOf(at) === "Unchanged" || changeOf(at) === "Modified"),
  atAlarm("alarm.delete", "Löschen", (at) => changeOf(at) === "Unchanged" || changeOf(at) === "Modified"),
  atAlarm("alarm.restore", "Rückgängig", (at) => changeOf(at) === "Modified" || changeOf(at) === "Deleted"),
  applies("wants 250 €", 250, "250"),
  applies("wants 300 €", 300, "300"),
  applies("forgets the price", 0, ""),
  givesUp("gives the form up", ({ screen }) =>
    screen.dialog.getByRole("button", { name: "Abbrechen" }).click()
  ),
  givesUp("presses Escape", ({ page }) => page.keyboard.press("Escape")),
  orders(true),
  orders(false),
  does(
    'presses "Verwerfen"',
    [{ type: "list.discard" }],
    (at) => isViewing(at) && isDirty(at),
    ({ screen }) => screen.press("Verwerfen")
  ),
  does(
    'presses "Speichern"',
    [{ type: "list.save" }],
    (at) => isViewing(at) && isDirty(at),
    ({ screen }) => screen.press("Speichern")
  ),
  does(
    "tries to read again",
    [{ type: "list.load" }],
    (at) => at.matches("unread"),
    ({ screen }) => screen.press("Noch einmal versuchen")
  ),
  saved("it is saved", save("saved"), { json: { success: true } }, (at) => outcomeOf(at) !== undefined),
  saved("something is gone", save("gone"), refusedWith(404, "NotFound")),
  saved("something was changed elsewhere", save("gone"), refusedWith(409, "VersionConflict")),
  saved("too many came", save("wait", { seconds: 30 }), {
    ...refusedWith(429, "TooMany"),
    headers: { "retry-after": "30" }
  }),
  saved("the sign-in has ended", save("signedOut"), refusedWith(401, "NotSignedIn")),
  saved(
    "the place is refused",
    save("refused", { refusals: [{ key: alarmKey, field: "zipCode", code: "invalid" }] }),
    refusedWith(422, "Invalid", { Problems: [{ Code: "invalid", Field: "Items[0].ZipCode", Params: {} }] }),
    (at) => changeOf(at) === "Modified"
  ),
  saved("the server fails", fails("saveAlarms"), { status: 503, json: {} }),
  saved("the line breaks", fails("saveAlarms"), { abort: true }),
  ...reads("it is read again", answersLast, (at, list) => at.matches("loading") && outcomeOf(at) === list),
  ...reads("it had been saved", answersLast, (at, list) => at.matches("checking") && outcomeOf(at) === list),
  ...reads(
    "nothing had been saved",
    answersRead,
    (at, list) => at.matches("checking") && knownList(at) === list
  ),
  ...reads(
    "the alarm is gone",
    answersRead,
    (at, list) => at.matches("rebasing") && list === "emptied" && knownList(at) !== list
  ),
  ...reads(
    "the alarm is another",
    answersRead,
    (at, list) => at.matches("rebasing") && list === "changed" && knownList(at) === "as it was"
  ),
  unread("reading fails", { status: 503, json: {} }),
  unread("the line breaks while it is read", { abort: true }),
  waits("xstate.after.longestAnswer.priceAlarms.saving"),
  waits("xstate.after.longestAnswer.priceAlarms.loading"),
  waits("xstate.after.longestAnswer.priceAlarms.rebasing"),
  waits("xstate.after.longestAnswer.priceAlarms.checking.reading")
]
