import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { type AnyActorLogic, createActor, toPromise } from "xstate"
import { machinesIn, nodesOf } from "../harness/machine-parts.ts"
import { camelCase } from "../mutants/machine-of.ts"

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/machines/**/*.machine.ts")
const nameOf = (file: string): string => camelCase(basename(file, ".machine.ts"))

/**
 * Names of the machines that mutation testing changes (model-tests/mutants/run.ts). Only these are loaded: every mutant
 * loads its machines again, and loading the others is unnecessary.
 */
const asked = process.env["MACHINES"]?.split(",")

const isMachine = (logic: AnyActorLogic): boolean => "root" in logic

// machines are loaded before the tests start, because code that runs while a machine is loaded belongs to all tests
const named = await Promise.all(
  Object.entries(files)
    .filter(([file]) => asked?.includes(nameOf(file)) ?? true)
    .map(async ([file, load]) => {
      const [machine] = machinesIn(await load())
      if (machine === undefined) throw new Error(`${file} exports no machine`)
      return [nameOf(file), machine] as const
    })
)

describe.each(named)("the names of %s", (name, machine) => {
  it("include the machine's id, as used in logs and error reports", () => {
    expect(machine.id).toBe(name)
  })

  it("include the port of each invoked actor, so that an answer identifies it", () => {
    const waits = nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, src]))
    expect(waits.filter(([id, src]) => id !== src)).toEqual([])
  })

  it("include a missing port in the error", async () => {
    for (const [port, logic] of Object.entries(machine.implementations.actors)) {
      if ("src" in logic || isMachine(logic)) continue
      const actor = createActor(logic)
      const end = toPromise(actor)
      actor.start()
      await expect(end).rejects.toThrow(`"${port}" was not provided`)
    }
  })
})
