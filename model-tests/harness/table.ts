import type { AnyEventObject } from "xstate"

/** An action on a stage: an event, a response, or elapsed time. */
export type Action<Stage> = (stage: Stage) => unknown

export const send =
  (type: string, payload: object = {}): Action<{ readonly send: (event: AnyEventObject) => void }> =>
  (stage) =>
    stage.send({ type, ...payload })

/** Responds to the last call of a port. */
export const answer =
  (port: string, output: unknown): Action<{ readonly answer: (port: string, output: unknown) => unknown }> =>
  (stage) =>
    stage.answer(port, output)

/** Lets the last call of a port fail. */
export const fail =
  (port: string): Action<{ readonly fail: (port: string) => unknown }> =>
  (stage) =>
    stage.fail(port)

/**
 * A transition table written by hand from the shop's rules: for every state the way to reach it, and the state after
 * each action. An action without an entry does not change the state.
 */
export interface Table<Stage> {
  readonly [state: string]: {
    readonly way: ReadonlyArray<Action<Stage>>
    readonly leads: { readonly [action: string]: string }
  }
}

export interface Row {
  readonly title: string
  readonly expected: string
  readonly actual: string
}

/** Runs every action in every state; returns the table's result together with the machine's. */
export const rowsOf = async <Stage>(
  begin: () => Stage,
  where: (stage: Stage) => string,
  actions: { readonly [action: string]: Action<Stage> },
  table: Table<Stage>
): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  for (const [state, { way, leads }] of Object.entries(table)) {
    for (const name of Object.keys(leads))
      if (actions[name] === undefined) throw new Error(`The table names "${name}", which does not exist`)
    for (const [name, action] of Object.entries(actions)) {
      const stage = begin()
      for (const step of way) await step(stage)
      rows.push({ title: `the way to ${state}`, expected: state, actual: where(stage) })
      await action(stage)
      rows.push({ title: `${state} × ${name}`, expected: leads[name] ?? state, actual: where(stage) })
    }
  }
  return rows
}

/** Returns the rows in which table and machine differ. */
export const differences = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  ...new Set(
    rows.flatMap(({ title, expected, actual }) =>
      expected === actual ? [] : [`${title}: the table says ${expected}, the machine ${actual}`]
    )
  )
]

/** Formats a state value as one string: `step.payment.editing`. */
export const pathOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([key, below]) => `${key}.${pathOf(below)}`)
        .join(" + ")
    : String(value)
