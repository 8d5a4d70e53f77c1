import { afterAll, describe, expect, it } from "vitest"
import { progressMachine } from "../src/machines/progress.machine.ts"
import { explore } from "./harness/walk.ts"

describe("every way through progress", () => {
  const { broken, untaken, unrefused, summary } = explore(progressMachine, {
    inputs: [undefined],
    events: [{ type: "load.started" }, { type: "load.finished" }],
    sees: ({ value, context }) => [value, Math.min(context.loads, 2)]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "the bar is hidden exactly when nothing loads": ({ value, context }) =>
          (value === "hidden") === (context.loads === 0),
        "no more loads end than began": ({ context }) => context.loads >= 0
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
