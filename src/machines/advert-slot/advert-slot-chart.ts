const moved = { guard: "isConcerned", target: "deciding", actions: ["takeZip"] } as const

/**
 * The state chart of a slot, separate from its machine: document pages run the chart without XState (decision 078,
 * `services/consent/run-chart.ts`).
 */
export const advertSlotChart = {
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isUnknown", target: "asking" },
        { guard: "isThere", target: "shown" },
        { guard: "isChosen", target: "fetching" },
        { target: "empty" }
      ]
    },
    asking: {
      entry: ["askSlot"],
      on: {
        "zip.change": moved,
        "slot.answered": { guard: "isAwaited", target: "deciding", actions: ["takeAnswer"] },
        "slot.failed": { guard: "isAwaited", target: "empty" }
      }
    },
    fetching: {
      entry: ["fetchAdvert"],
      on: {
        "zip.change": moved,
        "advert.came": { guard: "isOfChosen", target: "shown" },
        "advert.failed": { guard: "isOfChosen", target: "empty" }
      }
    },
    shown: { on: { "zip.change": moved } },
    empty: { on: { "zip.change": moved } }
  }
} as const

export type AdvertSlotState = keyof typeof advertSlotChart.states
