import { stepSave } from "./context.ts"
import { orderSetup, shownInPlace } from "./setup.ts"

/**
 * A step with a form. The form is saved with the version of the draft that was read, so that it never overwrites
 * changes made elsewhere.
 */
export const formStepState = orderSetup.createStateConfig({
  initial: "editing",
  on: {
    "form.save": [
      {
        guard: { type: "isRightForm", params: ({ event }) => event },
        target: ".saving",
        actions: { type: "keepForm", params: ({ event }) => event }
      },
      {
        guard: { type: "isOwnForm", params: ({ event }) => event },
        target: ".flawed",
        actions: { type: "keepForm", params: ({ event }) => event }
      }
    ],
    "form.keep": { actions: { type: "keepTyped", params: ({ event }) => event } }
  },
  states: {
    editing: {},
    flawed: {},
    saving: {
      tags: "busy",
      invoke: {
        id: "saveStep",
        src: "saveStep",
        input: ({ context }) => stepSave(context),
        onDone: [
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "saved" }) },
            target: "#order.deciding",
            actions: [{ type: "learn", params: ({ event }) => event.output }, "goOn"]
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "invalid" }) },
            target: "flawed",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
            target: "reloading"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "alreadyPlaced" })
            },
            target: "#order.placed",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "offerGone" }) },
            target: "#order.offerGone"
          },
          { target: "#order.missing" }
        ],
        onError: "unsaved"
      },
      on: {
        "form.save": {},
        "step.goto": { actions: { type: "keepNext", params: ({ event }) => event } },
        "step.previous": {},
        "history.moved": [
          // `showStep` below restores the URL, which triggers this event again; it is ignored here
          { guard: { type: "isShown", params: ({ event }) => event } },
          {
            actions: [
              { type: "keepNext", params: ({ event }) => event },
              { type: "showStep", params: shownInPlace }
            ]
          }
        ]
      }
    },
    /** No response: the input is preserved and may be sent again. */
    unsaved: { on: { "save.retry": { target: "saving", actions: "takeTyped" } } },
    reloading: {
      tags: "busy",
      invoke: {
        id: "loadDraft",
        src: "loadDraft",
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          {
            guard: { type: "isPlacedDraft", params: ({ event }) => event.output },
            target: "#order.placed",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "loaded" }) },
            target: "conflict",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          { target: "#order.missing" }
        ],
        onError: "unread"
      },
      on: { "form.save": {} }
    },
    unread: { on: { "save.retry": "reloading", "form.save": {} } },
    /** Changed elsewhere: both versions are shown, and the visitor chooses one. */
    conflict: {
      on: {
        "form.save": {},
        "conflict.keepMine": [
          { guard: "isStillOpen", target: "saving", actions: "takeTyped" },
          // the other change has closed this step: the input is stored until the step is open again
          { target: "#order.deciding", actions: { type: "moveBy", params: "replace" } }
        ],
        "conflict.takeTheirs": {
          target: "#order.deciding",
          actions: ["dropForm", { type: "moveBy", params: "replace" }]
        }
      }
    }
  }
})
