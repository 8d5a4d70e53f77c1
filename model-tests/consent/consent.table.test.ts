import { describe, expect, it } from "vitest"
import type { ConsentAnswer } from "../../src/domain/consent/answer.ts"
import { consentMachine } from "../../src/machines/consent.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof consentMachine>

const ports = ["dropWithdrawn", "keepAnswer", "tellTabs"]
const answered = (...granted: ConsentAnswer["granted"]): ConsentAnswer => ({ version: "1sm", at: 5, granted })
const begin = (version: string, answer?: ConsentAnswer) => stage(consentMachine, { version, answer }, ports)
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return `${pathOf(value)}: ${context.answer?.granted.join(" and ") ?? "unanswered"}`
}

const actions = {
  refuses: (page: Page) => page.send({ type: "answer.give", answer: answered() }),
  accepts: (page: Page) => page.send({ type: "answer.give", answer: answered("statistics", "marketing") }),
  "receives a consent": (page: Page) => page.send({ type: "tab.answered", answer: answered("marketing") }),
  "opens the settings": (page: Page) => page.send({ type: "settings.open" }),
  "closes the settings": (page: Page) => page.send({ type: "settings.close" })
}

const ends = {
  refuses: "answered: ",
  accepts: "answered: statistics and marketing",
  "receives a consent": "answered: marketing"
}

/**
 * Expected states by the rules consent.asked, consent.change and consent.tabs: the granted purposes follow from the
 * state.
 */
const unanswered: Table<Page> = {
  "asking: unanswered": {
    way: [],
    leads: { ...ends, "opens the settings": "choosing: unanswered" }
  },
  "choosing: unanswered": {
    way: [actions["opens the settings"]],
    leads: { ...ends, "closes the settings": "asking: unanswered" }
  }
}
const once: Table<Page> = {
  // an answer can only be changed in the settings: a second click on the first answer does nothing
  "answered: statistics": {
    way: [],
    leads: { "receives a consent": "answered: marketing", "opens the settings": "changing: statistics" }
  },
  "changing: statistics": {
    way: [actions["opens the settings"]],
    leads: { ...ends, "closes the settings": "answered: statistics" }
  }
}

describe("consent (rules consent.asked and consent.change)", () => {
  it("follows the table, with and without an answer", async () => {
    expect(differences(await rowsOf(() => begin("1sm"), where, actions, unanswered))).toEqual([])
    const standing = answered("statistics")
    expect(differences(await rowsOf(() => begin("1sm", standing), where, actions, once))).toEqual([])
  })

  it("is not requested on a page that needs none, and ignores answers there", async () => {
    const silent: Table<Page> = { "silent: unanswered": { way: [], leads: {} } }
    expect(differences(await rowsOf(() => begin(""), where, actions, silent))).toEqual([])
  })

  it("deletes withdrawn data first, then stores the answer and notifies the other tabs, each once", () => {
    const page = begin("1sm", answered("statistics"))
    page.send({ type: "settings.open" })
    actions.refuses(page)
    actions.refuses(page)
    expect(ports.map((port) => page.effects(port).length)).toEqual(ports.map(() => 1))
  })

  it("takes over another tab's answer without sending it on (rule consent.tabs)", () => {
    const page = begin("1sm", answered("statistics"))
    actions["receives a consent"](page)
    expect(page.effects("dropWithdrawn")).toHaveLength(1)
    expect(page.effects("tellTabs")).toEqual([])
    expect(page.effects("keepAnswer")).toEqual([])
  })
})
