import { progressMachine } from "../../src/machines/progress.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const progressWalk = walkOf(progressMachine, {
  ways: {
    everywhere: {
      inputs: [undefined],
      events: [{ type: "load.started" }, { type: "load.finished" }],
      sees: ({ value, context }) => [value, Math.min(context.loads, 2)]
    }
  },
  promises: {
    "the bar is hidden exactly when nothing loads": ({ value, context }) =>
      (value === "hidden") === (context.loads === 0),
    "no more loads end than began": ({ context }) => context.loads >= 0
  }
})
