interface Transition<State extends string> {
  readonly target: State
  readonly guard?: string
  readonly actions?: ReadonlyArray<string>
}

/** The subset of state charts that this module can run: flat states, no delays, no invoked actors. */
export interface FlatChart<State extends string> {
  readonly initial: State
  readonly states: {
    readonly [Key in State]: {
      readonly always?: ReadonlyArray<Transition<State>>
      /** Actions that run when the state is entered, before it is shown. */
      readonly entry?: ReadonlyArray<string>
      readonly on?: { readonly [type: string]: Transition<State> }
    }
  }
}

interface Ports<Event> {
  /** The guards of `always` transitions are called without an event. */
  readonly guards: Readonly<Record<string, (event?: Event) => boolean>>
  readonly actions: Readonly<Record<string, (event: Event) => void>>
  readonly entries?: Readonly<Record<string, () => void>>
}

const provided = <Port>(ports: Readonly<Record<string, Port>>, name: string): Port => {
  const found = ports[name]
  if (found === undefined) throw new Error(`Action "${name}" was not provided`)
  return found
}

/**
 * Runs a flat state chart as XState does, but with a hundredth of XState's code size, for pages that do not otherwise
 * need XState. Tests compare this function with XState (`model-tests/consent`, `model-tests/advert-slot`). A missing
 * action or guard means that the ports were wired wrongly.
 */
export const runChart = <State extends string, Event extends { readonly type: string }>(
  { initial, states }: FlatChart<State>,
  { guards, actions, entries = {} }: Ports<Event>,
  show: (state: State) => void
): { readonly state: () => State; readonly send: (event: Event) => void } => {
  const passes = (guard: string | undefined, event?: Event) =>
    guard === undefined || guards[guard]?.(event) === true
  const entered = (state: State): State => {
    for (const name of states[state].entry ?? []) provided(entries, name)()
    const next = states[state].always?.find(({ guard }) => passes(guard))
    return next === undefined ? state : entered(next.target)
  }
  let state = entered(initial)
  show(state)
  return {
    state: () => state,
    send: (event) => {
      const taken = states[state].on?.[event.type]
      if (taken === undefined || !passes(taken.guard, event)) return
      for (const name of taken.actions ?? []) provided(actions, name)(event)
      // a transition to the same state does not re-enter it
      state = taken.target === state ? state : entered(taken.target)
      show(state)
    }
  }
}
