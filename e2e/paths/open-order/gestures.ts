import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { OpenOrder } from "../../../src/domain/order/life/open-order.ts"
import { takeBackTime } from "../../../src/domain/order/life/order-acts.ts"
import { openOrderOf } from "../../../src/domain/order/life/open-order.test-support.ts"
import type { ActAnswer, openOrderMachine } from "../../../src/machines/open-order.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { OpenOrderScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

const { does, answers, waits } = gesturesOn<typeof openOrderMachine, OpenOrderScreen>()

type Snapshot = Parameters<Parameters<typeof does>[2]>[0]

const latest = 6

/** Returns a version of an order: unconfirmed and confirmed versions alternate. */
export const orderAt = (version: number): OpenOrder =>
  openOrderOf({
    version,
    ...(version % 2 === 1
      ? { status: "placed", may: ["confirm", "refuse"] }
      : { status: "confirmed", may: ["cancel"] })
  })

const versions = Array.from({ length: latest - 1 }, (_, index) => index + 1)

const hasForm = ({ context: { act } }: Snapshot) => act !== "confirm"
const isAtRow = (at: Snapshot) => at.matches("failed") && !hasForm(at)
/** Returns whether the action is in the machine state `announced`, in which it can still be taken back. */
const isWaiting = (at: Snapshot) => at.matches("announced")
const isFilling = (at: Snapshot) => at.matches("asking") || (at.matches("failed") && hasForm(at))

const chooses = (act: "confirm" | "refuse" | "cancel", button: string) =>
  does(
    `presses "${button}"`,
    [{ type: "act.choose", act }],
    (at) => at.matches("resting") && at.context.order.may.includes(act),
    ({ screen }) => screen.press(button)
  )

const sends = (name: string, reason: string) =>
  (["refuse", "cancel"] as const).map((act) =>
    does(
      name,
      [{ type: "act.submit", wish: { act, reason }, today: "2026-12-01" }],
      (at) => isFilling(at) && at.context.act === act,
      ({ screen }) => screen.send(reason)
    )
  )

const cancels = (name: string, when: (snapshot: Snapshot) => boolean, act: Gesture<OpenOrderScreen>["act"]) =>
  does(name, [{ type: "act.cancel" }], when, act)

const answered = (name: string, answer: ActAnswer, reply: Reply) =>
  answers("act", name, [done("act", answer)], reply, ({ value }) => value === "acting")

const unanswered = (port: "act" | "readOrder", name: string, reply: Reply) =>
  answers(port, name, [fails(port)], reply, ({ value }) => value === (port === "act" ? "acting" : "reading"))

/**
 * Returns the current order after a step. It is read from the step's snapshot, because gestures with the same name
 * share one action for all versions.
 */
const orderIn = ({ snapshot }: Parameters<Gesture<OpenOrderScreen>["act"]>[1]): OpenOrder =>
  (snapshot as Snapshot).context.order

/**
 * Creates responses in which the server returns the current order, `later` versions after the version that the page
 * knows.
 */
const stands = (name: string, later: number) =>
  versions.map((version) =>
    does(
      name,
      [done("readOrder", { kind: "open", order: orderAt(version + later) })],
      ({ value, context }) => value === "reading" && context.order.version === version,
      ({ ports }, stop) =>
        ports.answer("readOrder", stop.calls["readOrder"] ?? 0, {
          json: toWire({ items: [orderIn(stop)], total: 1 })
        })
    )
  )

const arrives = versions.map((version) =>
  does(
    "loads the list, where the order has moved on",
    [{ type: "order.arrived", order: orderAt(version + 1) }],
    (at) =>
      (at.matches("resting") || isWaiting(at) || at.matches("unread")) &&
      at.context.order.version === version,
    ({ screen }, stop) => {
      screen.listed = orderIn(stop)
      return screen.loadAnew()
    }
  )
)

const reason = { Problems: [{ Code: "required", Field: "Reason", Params: {} }] }

/** All user actions on an open order, and all server responses. */
export const openOrderGestures: ReadonlyArray<Gesture<OpenOrderScreen>> = [
  chooses("confirm", "Bestätigen"),
  chooses("refuse", "Ablehnen"),
  chooses("cancel", "Stornieren"),
  ...sends("sends it with a reason", "Ausverkauft"),
  ...sends("sends it without a reason", ""),
  cancels("gives the form up", isFilling, ({ screen }) =>
    screen.dialog.getByRole("button", { name: "Abbrechen" }).click()
  ),
  cancels("presses Escape", isFilling, ({ page }) => page.keyboard.press("Escape")),
  cancels("gives it up", isAtRow, ({ screen }) => screen.press("Verwerfen")),
  does("takes it back", [{ type: "act.takeBack" }], isWaiting, ({ screen }) => screen.press("Zurücknehmen")),
  {
    ...does("comes back to a window that slept", [{ type: "window.slept" }], isWaiting, async ({ page }) => {
      const { whole, untilLastCall } = takeBackTime
      // the system time jumps by more than a timer may be late, then the clock runs until the next of the two timers
      // fires
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 6000)
      await page.clock.runFor(Math.max(untilLastCall, whole - untilLastCall))
    }),
    isTimed: true
  },
  does(
    "tries again",
    [{ type: "act.retry" }],
    (at) => isAtRow(at) || at.matches("unread"),
    ({ screen }) => screen.press("Noch einmal versuchen")
  ),
  ...arrives,
  answered("it is done", { kind: "done" }, { json: {} }),
  answered("another user was faster", { kind: "conflict" }, refusedWith(409, "Conflict")),
  answered("there is none any more", { kind: "gone" }, refusedWith(404, "NotFound")),
  answered("the sign-in has ended", { kind: "signedOut" }, refusedWith(401, "NotSignedIn")),
  answered("the account may not any more", { kind: "signedOut" }, refusedWith(403, "Forbidden")),
  answered(
    "a reason is wanted",
    { kind: "refused", problems: [{ code: "required", field: "reason" }], code: "Invalid, reason required" },
    refusedWith(422, "Invalid", reason)
  ),
  answered(
    "it is refused",
    { kind: "refused", problems: [], code: "BadRequest" },
    refusedWith(400, "BadRequest")
  ),
  unanswered("act", "too many came", {
    ...refusedWith(429, "TooMany"),
    headers: { "retry-after": "30" }
  }),
  unanswered("act", "the server fails", { status: 503, json: {} }),
  unanswered("act", "the line breaks", { abort: true }),
  ...stands("it stands as before", 0),
  ...stands("it has moved on", 1),
  answers(
    "readOrder",
    "it has ended",
    [done("readOrder", { kind: "ended", status: "refused" })],
    { json: toWire({ items: [], total: 0 }) },
    ({ value }) => value === "reading"
  ),
  unanswered("readOrder", "reading fails", { status: 503, json: {} }),
  unanswered("readOrder", "the line breaks while it is read", { abort: true }),
  waits("xstate.after.lastCall.openOrder.announced.soon"),
  waits("xstate.after.takeBack.openOrder.announced"),
  waits("xstate.after.longestAnswer.openOrder.acting"),
  waits("xstate.after.longestAnswer.openOrder.reading")
]
