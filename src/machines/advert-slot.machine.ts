import { assign, setup } from "xstate"
import { advertSlotChart } from "./advert-slot/advert-slot-chart.ts"
import {
  type AdvertSlotEvent,
  beginSlot,
  slotGuards,
  type SlotInput,
  type SlotMemory,
  takeAnswer,
  takeZip
} from "./advert-slot/slot-memory.ts"

/**
 * An advert slot of a page: picks a weighted advert at random, or the first fallback advert if there are no weighted
 * adverts; requests the assignment again if the postal code changes, and hides the slot if nothing is assigned. A late
 * response never leads to an advert for another postal code (rules advert.choice and advert.zip).
 */
export const advertSlotMachine = setup({
  types: {
    input: {} as SlotInput,
    context: {} as SlotMemory,
    events: {} as AdvertSlotEvent
  },
  actions: {
    takeZip: assign(({ context, event }) => takeZip(context, event)),
    takeAnswer: assign(({ context, event }) => takeAnswer(context, event)),
    /** Requests the adverts assigned to the postal code; "slot.answered" or "slot.failed" follows. */
    askSlot: () => {},
    /** Checks whether the chosen advert can be shown; "advert.came" or "advert.failed" follows. */
    fetchAdvert: () => {}
  },
  guards: {
    isUnknown: ({ context }) => slotGuards.isUnknown(context),
    isThere: ({ context }) => slotGuards.isThere(context),
    isChosen: ({ context }) => slotGuards.isChosen(context),
    isConcerned: ({ context, event }) => slotGuards.isConcerned(context, event),
    isAwaited: ({ context, event }) => slotGuards.isAwaited(context, event),
    isOfChosen: ({ context, event }) => slotGuards.isOfChosen(context, event)
  }
}).createMachine({
  id: "advertSlot",
  context: ({ input }) => beginSlot(input),
  ...advertSlotChart
})
