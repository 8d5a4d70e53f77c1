import { fromPromise } from "xstate"

/**
 * A side effect declared by type only: the machine says what it needs, `services/actors` says how.
 * Starting a port that was not provided is a bug in the wiring, never a state of the machine.
 */
export const port = <Output, Input extends object>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided`)))

/** An action declared by its parameters: the route or `services/actors` says what happens. */
export const actionPort =
  <Params>() =>
  (_args: unknown, _params: Params): void => {}
