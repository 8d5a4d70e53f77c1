import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import { checkWith, flaws, plan, price, rowsAt } from "../../../model-tests/price-list/walk.ts"
import type { BaseList, ListCheck, priceListMachine } from "../../../src/machines/price-list.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { mayDiscard, mayEdit, pricePhase } from "../../../src/ui/price-list/price-list.view.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"
import type { PriceListScreen } from "./screen.ts"

type Snapshot = SnapshotFrom<typeof priceListMachine>
type Stop = Parameters<Gesture<PriceListScreen>["act"]>[1]
type When = (at: Snapshot) => boolean

const { does, answers, waits } = gesturesOn<typeof priceListMachine, PriceListScreen>()

/**
 * Possible versions of the list in force before a tour restarts. The version equals the number of publications so far.
 */
const versions = [0, 1, 2, 3]
const prices = ["100,00", "150,00", "200,00", "300,00"]

const listAt = (version: number, unitPrice: string): BaseList => ({ version, rows: rowsAt(unitPrice) })
const draftOf = ({ context }: Snapshot) => context.draft[0]?.unitPrice
const after = ({ snapshot }: Stop) => (snapshot as Snapshot).context
const isIn =
  (...phases: ReadonlyArray<ReturnType<typeof pricePhase>>): When =>
  (at) =>
    phases.includes(pricePhase(at))

const types = (text: string) =>
  does(
    `types ${text}`,
    [price(text)],
    (at) => mayEdit(pricePhase(at)) && draftOf(at) !== `${text},00`,
    ({ screen }) => screen.type(text)
  )

const presses = (type: string, button: string, when: When) =>
  does(`presses "${button}"`, [{ type }], when, ({ screen }) => screen.press(button))

const ticks = (isRead: boolean) =>
  does(
    isRead ? "reads the warning" : "takes back that it was read",
    [{ type: "warning.acknowledge", places: [0], isRead }],
    (at) =>
      isIn("checked", "failed")(at) &&
      at.context.check?.warnings.length === 1 &&
      at.context.acknowledged.includes(0) !== isRead,
    ({ screen }) => screen.tick()
  )

const isReady: When = (at) =>
  isIn("checked", "failed")(at) &&
  at.context.check?.changes.length === 1 &&
  at.context.check.warnings.length === at.context.acknowledged.length

const publishes = (name: string, publishAt: string | null, moment: string | null) =>
  does(name, [{ type: "list.publish", wish: { publishAt, reason: "" } }], isReady, ({ screen }) =>
    screen.publish(moment)
  )

const checks = (name: string, check: ListCheck) =>
  does(
    name,
    [done("checkList", { kind: "checked", check })],
    isIn("checking"),
    ({ ports, screen }, { calls }) => {
      const placed = (row: object) => ({ ...row, ...screen.place })
      const json = toWire({
        rowCount: 1,
        ...check,
        changes: check.changes.map(placed),
        warnings: check.warnings.map(placed)
      })
      return ports.answer("checkList", calls["checkList"] ?? 0, { json })
    }
  )

/**
 * Creates the responses of a port that contain no list: the session is over, the server fails, the connection breaks.
 */
const silent = (port: string, when: When, signedOut: AnyEventObject) => [
  answers(port, `${port}: the session is over`, [signedOut], refusedWith(401, "NotSignedIn"), when),
  answers(port, `${port}: the server fails`, [fails(port)], { status: 503, json: {} }, when),
  answers(port, `${port}: the line breaks`, [fails(port)], { abort: true }, when)
]

/**
 * Creates the responses that contain a list, for each possible version and price. After such a response, the page
 * automatically reads the list again.
 */
const brings = (
  port: string,
  name: string,
  output: (list: BaseList) => object,
  options: {
    readonly price?: string
    readonly isNext: boolean
    readonly when: When
    readonly reply: (screen: PriceListScreen, list: BaseList, stop: Stop) => Reply
    readonly listOf: (stop: Stop) => BaseList
  }
) =>
  versions.flatMap((version) =>
    prices.map((each) => {
      const list = listAt(options.isNext ? version + 1 : version, each)
      return does(
        name,
        [done(port, output(list))],
        (at) =>
          options.when(at) &&
          at.context.base.version === version &&
          each === (options.price ?? (options.isNext ? draftOf(at) : at.context.base.rows[0]?.unitPrice)),
        async ({ ports, screen }, stop) => {
          const now = options.listOf(stop)
          const { plan: planned, draft } = after(stop)
          if (planned !== null) await screen.plans(draft, planned.publishAt)
          await screen.reading(screen.list(now), () =>
            ports.answer(port, stop.calls[port] ?? 0, options.reply(screen, now, stop))
          )
        }
      )
    })
  )

const baseAfter = (stop: Stop) => after(stop).base
const theirsAfter = (stop: Stop) => after(stop).theirs ?? baseAfter(stop)
const isNow: When = (at) => at.context.wish?.publishAt === null
const isLater: When = (at) => !isNow(at)

const accepted = (screen: PriceListScreen, list: BaseList): Reply => ({
  json: {
    IsChanged: true,
    Entry: toWire(screen.entry("2026-11-01T08:00:00.000Z", "inForce")),
    Current: screen.list(list)
  }
})

const publishing = isIn("publishing")
const asking = isIn("asking")

const published = [
  ...brings("publishList", "they hold", (list) => ({ kind: "published", list }), {
    isNext: true,
    when: (at) => publishing(at) && isNow(at),
    reply: accepted,
    listOf: baseAfter
  }),
  ...brings("publishList", "they are planned", () => ({ kind: "scheduled", plan }), {
    isNext: false,
    when: (at) => publishing(at) && isLater(at),
    reply: accepted,
    listOf: baseAfter
  }),
  ...brings("publishList", "another was faster", (list) => ({ kind: "conflict", list }), {
    price: "150,00",
    isNext: true,
    when: publishing,
    reply: (screen, list) => refusedWith(409, "VersionConflict", { Current: screen.list(list) }),
    listOf: theirsAfter
  })
]

const found = [
  ...brings("findPublished", "it turns out that they hold", (list) => ({ kind: "published", list }), {
    isNext: true,
    when: (at) => asking(at) && isNow(at),
    reply: (screen, list) => ({ json: screen.list(list) }),
    listOf: baseAfter
  }),
  ...brings("findPublished", "it turns out that they are planned", () => ({ kind: "scheduled", plan }), {
    isNext: false,
    when: (at) => asking(at) && isLater(at),
    reply: (screen, list) => ({ json: screen.list(list, plan.publishAt) }),
    listOf: baseAfter
  }),
  ...brings("findPublished", "it turns out that another was faster", (list) => ({ kind: "conflict", list }), {
    price: "150,00",
    isNext: true,
    when: (at) => asking(at) && draftOf(at) !== "150,00",
    reply: (screen, list) => ({ json: screen.list(list) }),
    listOf: theirsAfter
  }),
  ...brings("findPublished", "it turns out that nothing came", () => ({ kind: "nothing" }), {
    isNext: false,
    when: asking,
    reply: (screen, list) => ({ json: screen.list(list) }),
    listOf: baseAfter
  })
]

/** Another user has published, and this tab becomes visible again. */
const arrives = versions.map((version) => ({
  ...does(
    "comes back after another has published",
    [{ type: "list.arrived", list: listAt(version + 1, "300,00") }],
    (at) => isIn("unchanged", "published")(at) && at.context.base.version === version,
    ({ page, screen }, stop) =>
      screen.reading(screen.list(baseAfter(stop)), () =>
        page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
      )
  ),
  // the page detects the new publication when its next timer fires
  endsLater: true
}))

/** All user actions on a price list, and all server responses. */
export const priceListGestures: ReadonlyArray<Gesture<PriceListScreen>> = [
  types("200"),
  types("100"),
  presses("list.undo", "Rückgängig", (at) => mayEdit(pricePhase(at)) && at.context.past.length > 0),
  presses("draft.discard", "Änderungen verwerfen", (at) => mayDiscard(pricePhase(at))),
  presses("list.check", "Liste prüfen", isIn("changed")),
  presses("list.check", "Noch einmal prüfen", isIn("unchecked", "failed")),
  checks("the list is well", checkWith(0)),
  checks("the list is well, with a warning", checkWith(1)),
  checks("the list is flawed", flaws),
  ...silent("checkList", isIn("checking"), done("checkList", { kind: "signedOut" })),
  ticks(true),
  ticks(false),
  publishes("publishes at once", null, null),
  publishes("plans it", plan.publishAt, "2026-12-07T06:00"),
  ...published,
  answers(
    "publishList",
    "the server does not take it",
    [done("publishList", { kind: "refused", code: "MomentPast" })],
    refusedWith(422, "Invalid", { Problems: [{ Code: "MomentPast", Field: "BeginsAt", Params: {} }] }),
    publishing
  ),
  ...silent("publishList", publishing, done("publishList", { kind: "signedOut" })),
  ...found,
  ...silent("findPublished", asking, done("findPublished", { kind: "signedOut" })),
  presses("list.lookAgain", "Jetzt nachsehen", isIn("unknown")),
  presses("conflict.keepMine", "Meine Änderungen behalten", isIn("conflict")),
  presses("conflict.takeTheirs", "Die geltende Liste nehmen", isIn("conflict")),
  ...arrives,
  waits("xstate.after.longestAnswer.priceList.checking"),
  waits("xstate.after.longestAnswer.priceList.publishing"),
  waits("xstate.after.longestAnswer.priceList.asking"),
  waits("xstate.after.nextTry.priceList.unknown")
]
