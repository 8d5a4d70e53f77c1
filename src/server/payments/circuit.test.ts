import { describe, expect, it } from "vitest"
import { Circuit } from "./circuit.ts"

const broken = (now: number) => {
  const circuit = new Circuit()
  for (let count = 0; count < 5; count++) circuit.note(false, now)
  return circuit
}

describe("the circuit of a provider", () => {
  it("lets calls through until five in a row have failed", () => {
    const circuit = new Circuit()
    for (let count = 0; count < 4; count++) circuit.note(false, 0)
    expect(circuit.mayCall(0)).toBe(true)
    circuit.note(true, 0)
    for (let count = 0; count < 4; count++) circuit.note(false, 0)
    expect(circuit.mayCall(0)).toBe(true)
    circuit.note(false, 0)
    expect(circuit.mayCall(0)).toBe(false)
  })

  it("lets one call try after half a minute, and closes if it is answered", () => {
    const circuit = broken(0)
    expect(circuit.mayCall(29_999)).toBe(false)
    expect(circuit.mayCall(30_000)).toBe(true)
    expect(circuit.mayCall(30_000)).toBe(false)
    circuit.note(true, 30_500)
    expect(circuit.mayCall(30_500)).toBe(true)
  })

  it("pauses again if that call has failed", () => {
    const circuit = broken(0)
    circuit.mayCall(30_000)
    circuit.note(false, 32_000)
    expect(circuit.mayCall(61_999)).toBe(false)
    expect(circuit.mayCall(62_000)).toBe(true)
  })
})
