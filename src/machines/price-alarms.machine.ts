import { editableAlarms } from "../domain/alarm/edited-alarms.ts"
import { alarmsSetup } from "./price-alarms/setup.ts"
import { savingStates } from "./price-alarms/saving.states.ts"

export type { AlarmEvent, AlarmRefusal, PriceAlarms, SaveAnswer } from "./price-alarms/setup.ts"

/**
 * The list of a user's price alarms and the newsletter: edited item by item, saved in one request. Changes from
 * elsewhere are shown, and the user's own changes are applied to them.
 */
export const priceAlarmsMachine = alarmsSetup.createMachine({
  id: "priceAlarms",
  context: ({ input: { kept } }) => ({
    kept,
    items: editableAlarms(kept),
    added: 0,
    form: null,
    problems: [],
    refusals: [],
    isUnsure: false,
    seconds: 0
  }),
  initial: "viewing",
  states: {
    viewing: {
      initial: "quiet",
      on: {
        "alarm.add": { target: "editing", actions: { type: "openForm", params: null } },
        "alarm.edit": {
          target: "editing",
          actions: { type: "openForm", params: ({ event }) => event.key }
        },
        "alarm.delete": { target: ".quiet", actions: { type: "drop", params: ({ event }) => event.key } },
        "alarm.restore": { target: ".quiet", actions: { type: "restore", params: ({ event }) => event.key } },
        "newsletter.set": {
          target: ".quiet",
          actions: { type: "setNewsletter", params: ({ event }) => event }
        },
        "list.discard": { guard: "isDirty", target: ".quiet", actions: "discard" },
        "list.save": [
          { guard: "isDoubtful", target: "checking" },
          { guard: "isDirty", target: "saving" }
        ]
      },
      states: {
        quiet: {},
        saved: {},
        /** Part of the list was deleted or changed elsewhere; the user's own changes are applied to the stored list. */
        conflict: {},
        refused: {},
        throttled: {},
        /** The session has ended. */
        expired: {},
        unreachable: {}
      }
    },
    editing: {
      initial: "typing",
      on: {
        "form.apply": [
          {
            guard: { type: "isSound", params: ({ event }) => event },
            target: "viewing",
            actions: { type: "apply", params: ({ event }) => event.wish }
          },
          { target: ".refused", actions: { type: "noteProblems", params: ({ event }) => event } }
        ],
        "form.cancel": { target: "viewing", actions: "closeForm" }
      },
      states: { typing: {}, refused: {} }
    },
    ...savingStates
  }
})
