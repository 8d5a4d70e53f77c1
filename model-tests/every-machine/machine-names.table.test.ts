import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { type AnyActorLogic, createActor, toPromise } from "xstate"
import { machinesIn, nodesOf } from "../harness/machine-parts.ts"
import { camelCase } from "../mutants/machine-of.ts"

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/machines/**/*.machine.ts")
const nameOf = (file: string): string => camelCase(basename(file, ".machine.ts"))

/**
 * The machines that mutation testing changes (model-tests/mutants/run.ts): each mutant is loaded anew; loading the
 * other machines is unnecessary.
 */
const asked = process.env["MACHINES"]?.split(",")

const isMachine = (logic: AnyActorLogic): boolean => "root" in logic

// before the tests start: code that a machine runs while it is loaded belongs to all of them
const named = await Promise.all(
  Object.entries(files)
    .filter(([file]) => asked?.includes(nameOf(file)) ?? true)
    .map(async ([file, load]) => {
      const [machine] = machinesIn(await load())
      if (machine === undefined) throw new Error(`${file} exports no machine`)
      return [nameOf(file), machine] as const
    })
)

describe.each(named)("names of %s", (name, machine) => {
  it("is known by its own name, in logs and in error reports", () => {
    expect(machine.id).toBe(name)
  })

  it("names what it waits for by its port, so that an answer says whose it is", () => {
    const waits = nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, src]))
    expect(waits.filter(([id, src]) => id !== src)).toEqual([])
  })

  it("names the port that was not provided", async () => {
    for (const [port, logic] of Object.entries(machine.implementations.actors)) {
      if ("src" in logic || isMachine(logic)) continue
      const actor = createActor(logic)
      const end = toPromise(actor)
      actor.start()
      await expect(end).rejects.toThrow(`"${port}" was not provided`)
    }
  })
})
