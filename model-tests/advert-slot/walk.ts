import type { SlotItem } from "../../src/domain/adverts/slot.ts"
import { advertSlotMachine } from "../../src/machines/advert-slot.machine.ts"
import type { SlotAnswer } from "../../src/machines/advert-slot/slot-memory.ts"
import { walkOf } from "../harness/machine-walk.ts"

/** Two postal codes with one advert each, and one without; the advert's number is derived from its code. */
export const zips = { munich: "80331", berlin: "10115", nowhere: "99999" } as const

export const itemOf = (zip: string): SlotItem => ({
  id: Number(zip),
  slotId: 1,
  advertId: Number(zip) + 1,
  campaignTypeId: 1,
  weight: 1
})

export const answerOf = (zip: string): SlotAnswer => ({
  zip,
  region: "",
  items: zip === zips.nowhere ? [] : [itemOf(zip)],
  draw: 0.5
})

const both = [zips.munich, zips.berlin] as const

/** All events of a slot: every response for every postal code, at any time. */
export const slotEvents = [
  ...Object.values(zips).map((zip) => ({ type: "zip.change", zip }) as const),
  ...Object.values(zips).map((zip) => ({ type: "slot.answered", ...answerOf(zip) }) as const),
  ...Object.values(zips).map((zip) => ({ type: "slot.failed", zip }) as const),
  ...both.map((zip) => ({ type: "advert.came", itemId: Number(zip), zip }) as const),
  ...both.map((zip) => ({ type: "advert.failed", itemId: Number(zip), zip }) as const)
]

/**
 * Initial states of a slot: with an advert still to be chosen, with one that the server has rendered, with none, and
 * without filtering.
 */
export const slotInputs = [
  { appliesZipFiltering: true, answer: answerOf(zips.munich), drawn: undefined },
  { appliesZipFiltering: true, answer: answerOf(zips.munich), drawn: itemOf(zips.munich) },
  { appliesZipFiltering: true, answer: answerOf(zips.nowhere), drawn: undefined },
  { appliesZipFiltering: false, answer: answerOf(zips.munich), drawn: undefined }
] as const

export const advertSlotWalk = walkOf(advertSlotMachine, {
  ways: {
    everywhere: {
      inputs: [...slotInputs],
      events: [...slotEvents],
      sees: ({ value, context }) => [
        value,
        context.zip,
        context.chosen?.id,
        context.answer?.zip,
        context.appliesZipFiltering
      ]
    }
  },
  promises: {
    "what is shown belongs to the postal code of the page": ({ value, context }) =>
      value !== "shown" || context.chosen?.id === Number(context.zip),
    "nothing is chosen while the answer is awaited": ({ value, context }) =>
      (value === "asking") === (context.answer === undefined) || value === "empty",
    "a slot without filtering never asks": ({ value, context }) =>
      context.appliesZipFiltering || (value !== "asking" && context.zip === zips.munich),
    "where nothing is assigned nothing is shown": ({ value, context }) =>
      context.zip !== zips.nowhere || (value !== "shown" && value !== "fetching")
  }
})
