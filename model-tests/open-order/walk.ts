import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { wishProblems } from "../../src/domain/order/life/seller-wish.ts"
import { openOrderMachine } from "../../src/machines/open-order.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const order = openOrderOf()
const later = openOrderOf({ version: 2, status: "confirmed", may: ["schedule", "cancel"] })
const today = "2026-12-01"

export const openOrderWalk = walkOf(openOrderMachine, {
  ways: {
    everywhere: {
      inputs: [{ order }],
      events: [
        { type: "act.choose", act: "confirm" },
        { type: "act.choose", act: "refuse" },
        { type: "act.choose", act: "deliver" },
        { type: "act.submit", wish: { act: "refuse", reason: "Ausverkauft" }, today },
        { type: "act.submit", wish: { act: "refuse", reason: "" }, today },
        { type: "act.submit", wish: { act: "confirm" }, today },
        { type: "act.takeBack" },
        { type: "window.slept" },
        { type: "act.retry" },
        { type: "act.cancel" },
        { type: "order.arrived", order },
        { type: "order.arrived", order: later },
        done("act", { kind: "done" }),
        done("act", { kind: "conflict" }),
        done("act", { kind: "signedOut" }),
        done("act", { kind: "gone" }),
        done("act", { kind: "refused", problems: [{ code: "required", field: "reason" }], code: "Invalid" }),
        done("act", { kind: "refused", problems: [], code: "BadRequest" }),
        fails("act"),
        done("readOrder", { kind: "open", order: later }),
        done("readOrder", { kind: "ended", status: "refused" }),
        fails("readOrder")
      ],
      sees: ({ value, context: { order: held, now, act, wish, problems, refusal, because } }) => [
        value,
        now.kind,
        held.version,
        held.may.length,
        act,
        wish.act,
        problems.length,
        refusal,
        because
      ]
    }
  },
  promises: {
    "nothing is done that was not offered": ({ value, context: { order: held, act } }) =>
      value !== "acting" || held.may.includes(act),
    "what is sent is what was chosen": ({ value, context: { wish, act } }) =>
      value !== "acting" || wish.act === act,
    "problems stand in an open form alone": (seen) =>
      seen.matches("asking") || seen.matches({ failed: "unreachable" }) || seen.context.problems.length === 0,
    "nothing is sent that the rules refuse": ({ value, context: { order: held, wish } }) =>
      value !== "acting" || wishProblems(held, wish, today).length === 0,
    "a refusal is shown where it was met, and nowhere else": (seen) =>
      seen.context.refusal === "" ||
      seen.matches({ asking: "refused" }) ||
      seen.matches({ failed: "refused" }),
    "an order never goes back to an older version": ({ context: { order: held } }, event) =>
      event?.type !== "order.arrived" || held.version >= order.version,
    "nothing may be done with an order that has ended": ({ context: { order: held, now } }) =>
      now.kind === "open" || held.may.length === 0
  }
})
