import { describe, expect, it } from "vitest"
import { publicationMachine } from "../../src/machines/publication.machine.ts"
import { stateText } from "../../src/machines/state-text.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, send, type Table } from "../harness/table.ts"

type Page = Stage<typeof publicationMachine>

const begin = (): Page => stage(publicationMachine, undefined)

/**
 * Describes the page as one string: the state of the newest text, and whether visitors see a version (`+`) or will see
 * one (`>`).
 */
const where = (page: Page) => {
  const { value, context } = page.snapshot()
  return `${stateText(value)}${context.live === null ? "" : "+"}${context.next === null ? "" : ">"}`
}

const [writer, another] = [1, 2]

const actions = {
  edit: send("publication.edit", { by: writer }),
  ask: send("publication.askReview", { by: writer, note: "Bitte ansehen" }),
  recall: send("publication.recall"),
  approve: send("publication.approve", { by: another }),
  approveOwn: send("publication.approve", { by: writer }),
  sendBack: send("publication.sendBack", { by: another, note: "Zu lang" }),
  sendBackUnexplained: send("publication.sendBack", { by: another, note: "" }),
  sendBackOwn: send("publication.sendBack", { by: writer, note: "Zu lang" }),
  publish: send("publication.publish", { version: 1 }),
  schedule: send("publication.schedule", { version: 2 }),
  unschedule: send("publication.unschedule"),
  end: send("publication.end"),
  discard: send("publication.discard"),
  appeared: send("publication.appeared"),
  expired: send("publication.expired")
}

const written = [actions.edit]
const live = [actions.edit, actions.publish]
const replaced = [...live, actions.edit, actions.schedule]

/** Rule content.publication. */
const table: Table<Page> = {
  draft: { way: written, leads: { ask: "inReview", publish: "published+", schedule: "scheduled>" } },
  inReview: {
    way: [...written, actions.ask],
    leads: { edit: "draft", recall: "draft", approve: "approved", sendBack: "draft" }
  },
  approved: {
    way: [...written, actions.ask, actions.approve],
    leads: { edit: "draft", publish: "published+", schedule: "scheduled>" }
  },
  "scheduled>": {
    way: [...written, actions.schedule],
    leads: {
      edit: "draft>",
      publish: "published+",
      unschedule: "draft",
      end: "draft",
      appeared: "published+"
    }
  },
  // the scheduled version is published although editing has continued
  "draft>": {
    way: [...written, actions.schedule, actions.edit],
    leads: {
      ask: "inReview>",
      publish: "published+",
      schedule: "scheduled>",
      unschedule: "draft",
      end: "draft",
      discard: "scheduled>",
      appeared: "draft+"
    }
  },
  "published+": { way: live, leads: { edit: "draft+", end: "expired", expired: "expired" } },
  "draft+": {
    way: [...live, actions.edit],
    leads: {
      ask: "inReview+",
      publish: "published+",
      schedule: "scheduled+>",
      end: "draft",
      discard: "published+",
      expired: "draft"
    }
  },
  "inReview+": {
    way: [...live, actions.edit, actions.ask],
    leads: {
      edit: "draft+",
      recall: "draft+",
      approve: "approved+",
      sendBack: "draft+",
      end: "inReview",
      discard: "published+",
      expired: "inReview"
    }
  },
  "scheduled+>": {
    way: replaced,
    leads: {
      edit: "draft+>",
      publish: "published+",
      unschedule: "draft+",
      end: "expired",
      appeared: "published+",
      expired: "scheduled>"
    }
  },
  "draft+>": {
    way: [...replaced, actions.edit],
    leads: {
      ask: "inReview+>",
      publish: "published+",
      schedule: "scheduled+>",
      unschedule: "draft+",
      end: "draft",
      discard: "scheduled+>",
      appeared: "draft+",
      expired: "draft>"
    }
  },
  expired: {
    way: [...live, actions.end],
    leads: { edit: "draft", publish: "published+", schedule: "scheduled>" }
  }
}

describe("the table of a page (rule content.publication)", () => {
  it("matches the machine", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("accepts as reviewer neither the author of the text nor the user who requested the review", () => {
    const page = begin()
    send("publication.edit", { by: 1 })(page)
    send("publication.askReview", { by: 2, note: "" })(page)
    for (const by of [1, 2]) send("publication.approve", { by })(page)
    expect(where(page)).toBe("inReview")
    send("publication.approve", { by: 3 })(page)
    expect(where(page)).toBe("approved")
  })

  it("ends an approval with the next edit", () => {
    const page = begin()
    for (const act of [actions.edit, actions.ask, actions.approve, actions.edit, actions.approve]) act(page)
    expect(where(page)).toBe("draft")
    expect(page.snapshot().context.note).toBeNull()
  })

  it("keeps the reason for returning a text until the next edit", () => {
    const page = begin()
    for (const act of [actions.edit, actions.ask, actions.sendBack]) act(page)
    expect(page.snapshot().context.note).toBe("Zu lang")
    actions.edit(page)
    expect(page.snapshot().context.note).toBeNull()
  })
})
