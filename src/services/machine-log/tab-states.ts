import type { StateValue } from "xstate"
import { type KeptValues, readKept } from "../browser/storage.ts"
import { statesKey } from "./forget-states.ts"
import type { MachineLog, MachineState } from "./machine-log.ts"
import { isRecord } from "../../domain/is-record.ts"

export type TabStates = ReadonlyMap<string, MachineState>

const statuses = ["active", "done", "error", "stopped"] as const

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === "string" || (isRecord(value) && Object.values(value).every(isStateValue))

const stateIn = (value: unknown): MachineState | undefined => {
  if (!isRecord(value) || !isStateValue(value["value"]) || !Number.isFinite(value["at"])) return undefined
  const status = statuses.find((one) => one === value["status"])
  return status === undefined ? undefined : { value: value["value"], status, at: Number(value["at"]) }
}

const parse = (value: unknown): TabStates | undefined =>
  isRecord(value)
    ? new Map(
        Object.entries(value).flatMap(([id, kept]) => {
          const state = stateIn(kept)
          return state === undefined ? [] : [[id, state] as const]
        })
      )
    : undefined

/**
 * Returns the latest states of the state machines of this tab, including those stored when the user left earlier pages
 * of this tab.
 */
export const tabStates = (log: Pick<MachineLog, "states">, values: KeptValues): TabStates =>
  new Map([...(readKept(values, statesKey, parse) ?? []), ...log.states()])

/**
 * Stores the machine states across the documents of this tab, for the page that shows the machines (`/qa/maschinen`).
 * The states are written once, when a document is left, and only while staff are signed in.
 */
export const keepStates = (
  log: Pick<MachineLog, "states">,
  values: KeptValues,
  isStaffHere: () => boolean,
  page: Pick<EventTarget, "addEventListener"> = window
): void =>
  page.addEventListener("pagehide", () => {
    if (!isStaffHere()) return
    const states = [...tabStates(log, values)].map(
      ([id, { value, status, at }]) => [id, { value, status, at }] as const
    )
    values.set(statesKey, JSON.stringify(Object.fromEntries(states)))
  })
