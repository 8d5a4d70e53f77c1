import { advertSlotChart, type AdvertSlotState } from "../../machines/advert-slot/advert-slot-chart.ts"
import {
  type AdvertSlotEvent,
  beginSlot,
  slotGuards,
  type SlotInput,
  type SlotMemory,
  takeAnswer,
  takeZip
} from "../../machines/advert-slot/slot-memory.ts"
import { runChart } from "../consent/run-chart.ts"

interface SlotPorts {
  readonly askSlot: (memory: SlotMemory) => void
  readonly fetchAdvert: (memory: SlotMemory) => void
}

/**
 * Runs the state machine of an advert slot in a document. A port reports its result by sending an event, but only after
 * the call of the port has returned.
 */
export const runSlot = (
  input: SlotInput,
  { askSlot, fetchAdvert }: SlotPorts,
  show: (state: AdvertSlotState, memory: SlotMemory) => void
): { readonly state: () => AdvertSlotState; readonly send: (event: AdvertSlotEvent) => void } => {
  let memory = beginSlot(input)
  const judged =
    (guard: (memory: SlotMemory, event: AdvertSlotEvent) => boolean) =>
    (event?: AdvertSlotEvent): boolean =>
      event !== undefined && guard(memory, event)
  return runChart<AdvertSlotState, AdvertSlotEvent>(
    advertSlotChart,
    {
      guards: {
        isUnknown: () => slotGuards.isUnknown(memory),
        isThere: () => slotGuards.isThere(memory),
        isChosen: () => slotGuards.isChosen(memory),
        isConcerned: judged(slotGuards.isConcerned),
        isAwaited: judged(slotGuards.isAwaited),
        isOfChosen: judged(slotGuards.isOfChosen)
      },
      actions: {
        takeZip: (event) => {
          memory = takeZip(memory, event)
        },
        takeAnswer: (event) => {
          memory = takeAnswer(memory, event)
        }
      },
      entries: {
        askSlot: () => askSlot(memory),
        fetchAdvert: () => fetchAdvert(memory)
      }
    },
    (state) => show(state, memory)
  )
}
