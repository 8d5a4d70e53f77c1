import { describe, expect, it } from "vitest"
import { advertSlotMachine } from "../../src/machines/advert-slot.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"
import { answerOf, itemOf, zips } from "./walk.ts"

type Page = Stage<typeof advertSlotMachine>

const { munich, berlin, nowhere } = zips
const ports = ["askSlot", "fetchAdvert"]
const begin = (appliesZipFiltering = true) =>
  stage(advertSlotMachine, { appliesZipFiltering, answer: answerOf(munich), drawn: undefined }, ports)

const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return `${pathOf(value)} at ${context.zip}: ${context.chosen?.id ?? "none"}`
}

const actions = {
  "moves to Berlin": (page: Page) => page.send({ type: "zip.change", zip: berlin }),
  "moves to nowhere": (page: Page) => page.send({ type: "zip.change", zip: nowhere }),
  "moves to Munich": (page: Page) => page.send({ type: "zip.change", zip: munich }),
  "Berlin answers": (page: Page) => page.send({ type: "slot.answered", ...answerOf(berlin) }),
  "nowhere answers": (page: Page) => page.send({ type: "slot.answered", ...answerOf(nowhere) }),
  "Munich answers": (page: Page) => page.send({ type: "slot.answered", ...answerOf(munich) }),
  "Berlin fails": (page: Page) => page.send({ type: "slot.failed", zip: berlin }),
  "Munich's advert comes": (page: Page) =>
    page.send({ type: "advert.came", itemId: itemOf(munich).id, zip: munich }),
  "Berlin's advert comes": (page: Page) =>
    page.send({ type: "advert.came", itemId: itemOf(berlin).id, zip: berlin }),
  "Berlin's advert fails": (page: Page) =>
    page.send({ type: "advert.failed", itemId: itemOf(berlin).id, zip: berlin })
}

const away = {
  "moves to Berlin": `asking at ${berlin}: none`,
  "moves to nowhere": `asking at ${nowhere}: none`,
  "moves to Munich": `asking at ${munich}: none`
}
const { "moves to Berlin": _, ...fromBerlin } = away
const { "moves to nowhere": __, ...fromNowhere } = away
const { "moves to Munich": ___, ...fromMunich } = away

/** Rules advert.choice and advert.zip, for responses in any order. */
const table: Table<Page> = {
  [`fetching at ${munich}: ${munich}`]: {
    way: [],
    leads: { ...fromMunich, "Munich's advert comes": `shown at ${munich}: ${munich}` }
  },
  [`shown at ${munich}: ${munich}`]: { way: [actions["Munich's advert comes"]], leads: fromMunich },
  [`asking at ${berlin}: none`]: {
    way: [actions["Munich's advert comes"], actions["moves to Berlin"]],
    leads: {
      ...fromBerlin,
      "Berlin answers": `fetching at ${berlin}: ${berlin}`,
      "Berlin fails": `empty at ${berlin}: none`
    }
  },
  [`fetching at ${berlin}: ${berlin}`]: {
    way: [actions["moves to Berlin"], actions["Berlin answers"]],
    leads: {
      ...fromBerlin,
      "Berlin's advert comes": `shown at ${berlin}: ${berlin}`,
      "Berlin's advert fails": `empty at ${berlin}: ${berlin}`
    }
  },
  [`shown at ${berlin}: ${berlin}`]: {
    way: [actions["moves to Berlin"], actions["Berlin answers"], actions["Berlin's advert comes"]],
    leads: fromBerlin
  },
  [`asking at ${nowhere}: none`]: {
    way: [actions["moves to nowhere"]],
    leads: { ...fromNowhere, "nowhere answers": `empty at ${nowhere}: none` }
  },
  [`empty at ${nowhere}: none`]: {
    way: [actions["moves to nowhere"], actions["nowhere answers"]],
    leads: fromNowhere
  }
}

describe("an advert slot (rules advert.choice and advert.zip)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("does not change with the postal code if it has no filtering", () => {
    const page = begin(false)
    actions["moves to Berlin"](page)
    expect(where(page)).toBe(`fetching at ${munich}: ${munich}`)
    expect(page.effects("askSlot")).toEqual([])
  })

  it("requests each postal code's assignment once, and each advert once", () => {
    const page = begin()
    actions["moves to Berlin"](page)
    actions["moves to Berlin"](page)
    actions["Munich answers"](page)
    actions["Munich's advert comes"](page)
    expect(page.effects("askSlot")).toHaveLength(1)
    actions["Berlin answers"](page)
    actions["Berlin answers"](page)
    expect(page.effects("fetchAdvert")).toHaveLength(2)
  })
})
