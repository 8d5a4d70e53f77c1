import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { advertSlotMachine } from "../../src/machines/advert-slot.machine.ts"
import {
  type AdvertSlotEvent,
  beginSlot,
  type SlotInput,
  type SlotMemory
} from "../../src/machines/advert-slot/slot-memory.ts"
import { runSlot } from "../../src/services/adverts/run-slot.ts"
import { slotEvents, slotInputs } from "./walk.ts"

const longest = 3

const stories = (length: number): ReadonlyArray<ReadonlyArray<AdvertSlotEvent>> =>
  length === 0 ? [[]] : stories(length - 1).flatMap((story) => slotEvents.map((event) => [...story, event]))

const told = (state: unknown, { zip, chosen }: SlotMemory) => `${String(state)} ${zip} ${chosen?.id}`

const byXState = (input: SlotInput, story: ReadonlyArray<AdvertSlotEvent>) => {
  const seen: Array<string> = []
  const actor = createActor(
    advertSlotMachine.provide({
      actions: { askSlot: () => void seen.push("askSlot"), fetchAdvert: () => void seen.push("fetchAdvert") }
    }),
    { input }
  ).start()
  const look = () => seen.push(told(actor.getSnapshot().value, actor.getSnapshot().context))
  look()
  for (const event of story) {
    actor.send(event)
    look()
  }
  return seen
}

const byOurs = (input: SlotInput, story: ReadonlyArray<AdvertSlotEvent>) => {
  const seen: Array<string> = []
  let memory = beginSlot(input)
  const slot = runSlot(
    input,
    { askSlot: () => void seen.push("askSlot"), fetchAdvert: () => void seen.push("fetchAdvert") },
    (_, now) => {
      memory = now
    }
  )
  const look = () => seen.push(told(slot.state(), memory))
  look()
  for (const event of story) {
    slot.send(event)
    look()
  }
  return seen
}

describe("running a slot without XState (decision 078)", () => {
  it.each(slotInputs)("has the same result as XState for every sequence of three events", (input) => {
    const all = stories(longest)
    expect(all).toHaveLength(slotEvents.length ** longest)
    for (const story of all) expect(byOurs(input, story)).toEqual(byXState(input, story))
  })
})
