import { fromPromise } from "xstate"

/**
 * A side effect declared only by its type: the machine states what it needs, `services/actors` implements it. Starting
 * a port without an implementation is a bug in the wiring, never a state of the machine.
 */
export const port = <Output, Input extends object>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided`)))

/** An action declared by its parameters: the route or `services/actors` implements it. */
export const actionPort =
  <Params>() =>
  (_args: unknown, _params: Params): void => {}
