import type { SnapshotFrom } from "xstate"
import { listAt, rowsAt } from "../../../model-tests/price-list/walk.ts"
import { priceListMachine } from "../../../src/machines/price-list.machine.ts"
import { mayEdit, type PricePhase, pricePhase } from "../../../src/ui/price-list/price-list.view.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { priceListExclusions } from "./excluded.ts"
import { priceListGestures } from "./gestures.ts"
import { PriceListScreen } from "./screen.ts"

type Snapshot = SnapshotFrom<typeof priceListMachine>

const looking = "Wir sehen nach, ob die Preise veröffentlicht sind"

const titles: Partial<Record<PricePhase, string>> = {
  unchecked: "Die Liste konnte gerade nicht geprüft werden",
  flawed: "1 Stelle muss noch geändert werden",
  asking: looking,
  unknown: looking,
  failed: "Die Preise sind nicht veröffentlicht",
  expired: "Sie sind nicht mehr angemeldet",
  conflict: "Inzwischen gilt eine andere Liste",
  published: "Ihre neuen Preise gelten",
  scheduled: "Ihre neuen Preise gelten ab 07.12.2026, 06:00 Uhr"
}

const withForm: ReadonlyArray<PricePhase> = ["checked", "failed", "publishing", "asking"]

/** Returns the expected view of a list that is being edited or published. */
const seen = (at: Snapshot) => {
  const phase = pricePhase(at)
  const { draft, past, check, acknowledged } = at.context
  const title = titles[phase]
  const mayPublish = withForm.includes(phase)
  return {
    phase,
    price: draft[0]?.unitPrice,
    mayUndo: mayEdit(phase) && past.length > 0,
    read: mayPublish ? (check?.warnings ?? []).map((_, place) => acknowledged.includes(place)) : [],
    mayPublish,
    notices: title === undefined ? [] : [title]
  }
}

const begin = { base: listAt(0, "100,00") }

/** Model-based test of a dealer's price list: all user actions and server responses. */
export const priceListPaths: PathsOf<typeof priceListMachine, PriceListScreen> = {
  machine: priceListMachine,
  starts: [
    { name: "a list in force", input: begin },
    {
      name: "a list that was changed and left",
      input: begin,
      begun: [{ type: "draft.recalled", rows: rowsAt("200,00") }]
    }
  ],
  frame: 60,
  ports: {
    checkList: "POST **/api/preislisten/0/pruefen",
    publishList: "POST **/api/preislisten/0/veroeffentlichen",
    findPublished: "GET **/api/preislisten/0"
  },
  immediate: ["checkList", "publishList", "findPublished"],
  screen: (page) => new PriceListScreen(page),
  open: async ({ screen }, start) => {
    await screen.open()
    if (start === "a list in force") return
    await screen.type("200")
    await screen.openAgain()
  },
  gestures: priceListGestures,
  sees: ({ value, context: { base, draft, check, acknowledged, theirs, past, wish } }) => [
    value,
    base.version,
    draft[0]?.unitPrice,
    base.rows[0]?.unitPrice,
    check?.findings.length ?? null,
    check?.warnings.length ?? null,
    acknowledged,
    theirs?.version,
    past.length > 0,
    wish?.publishAt
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: priceListExclusions
}
