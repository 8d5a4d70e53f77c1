import { priceAlarmsMachine } from "../../src/machines/price-alarms.machine.ts"
import { alarmOf, wishOf } from "../data/alarms.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const kept = [alarmOf(1)]

export const priceAlarmsWalk = walkOf(priceAlarmsMachine, {
  ways: {
    everywhere: {
      inputs: [{ kept }],
      events: [
        { type: "alarm.add" },
        { type: "alarm.edit", key: "1" },
        { type: "alarm.delete", key: "1" },
        { type: "alarm.restore", key: "1" },
        { type: "newsletter.set", isWanted: true, countryId: 1 },
        { type: "newsletter.set", isWanted: false, countryId: 1 },
        { type: "form.apply", wish: wishOf(250) },
        { type: "form.apply", wish: wishOf(0) },
        { type: "form.cancel" },
        { type: "list.save" },
        { type: "list.discard" },
        { type: "list.load" },
        done("saveAlarms", { kind: "saved" }),
        done("saveAlarms", { kind: "gone" }),
        done("saveAlarms", { kind: "signedOut" }),
        done("saveAlarms", { kind: "wait", seconds: 30 }),
        done("saveAlarms", { kind: "refused", refusals: [{ key: "1", field: "zipCode", code: "invalid" }] }),
        fails("saveAlarms"),
        done("loadAlarms", kept),
        done("loadAlarms", []),
        fails("loadAlarms")
      ],
      sees: ({ value, context: { items, kept: stored, form, refusals } }) => [
        value,
        [...new Set(items.map(({ kind, key, change }) => `${kind} ${key.slice(0, 3)} ${change}`))],
        stored.length,
        form,
        refusals.length
      ]
    }
  },
  promises: {
    "a form is open exactly while something is edited": (seen) =>
      seen.matches("editing") === (seen.context.form !== null),
    "what was saved is no change any more": (seen) =>
      !seen.matches({ viewing: "saved" }) || seen.context.items.every(({ change }) => change === "Unchanged"),
    "nothing is sent that did not change": (seen) =>
      !seen.matches("saving") || seen.context.items.some(({ change }) => change !== "Unchanged"),
    "problems are shown in an open form alone": (seen) =>
      seen.matches({ editing: "refused" }) === seen.context.problems.length > 0,
    "there is one newsletter at most": ({ context }) =>
      context.items.filter(({ kind }) => kind === "Newsletter").length <= 1
  }
})
