interface Transition<State extends string> {
  readonly target: State
  readonly guard?: string
  readonly actions?: ReadonlyArray<string>
}

/** The part of a machine's chart that is run here: flat states, no delays, nothing invoked. */
export interface FlatChart<State extends string> {
  readonly initial: State
  readonly states: {
    readonly [Key in State]: {
      readonly always?: ReadonlyArray<Transition<State>>
      readonly on?: { readonly [type: string]: Transition<State> }
    }
  }
}

interface Ports<Event> {
  readonly guards: Readonly<Record<string, () => boolean>>
  readonly actions: Readonly<Record<string, (event: Event) => void>>
}

/**
 * Runs a flat chart as XState does, in a hundredth of its size, where a page has nothing else that needs XState; a test
 * holds both against each other (`model-tests/consent`). An action or a guard that nobody provided is a bug of the wiring.
 */
export const runChart = <State extends string, Event extends { readonly type: string }>(
  { initial, states }: FlatChart<State>,
  { guards, actions }: Ports<Event>,
  show: (state: State) => void
): { readonly state: () => State; readonly send: (event: Event) => void } => {
  const settled = (state: State): State => {
    const next = states[state].always?.find(({ guard }) => guard === undefined || guards[guard]?.() === true)
    return next === undefined ? state : settled(next.target)
  }
  let state = settled(initial)
  show(state)
  return {
    state: () => state,
    send: (event) => {
      const taken = states[state].on?.[event.type]
      if (taken === undefined) return
      for (const name of taken.actions ?? []) {
        const act = actions[name]
        if (act === undefined) throw new Error(`Action "${name}" was not provided`)
        act(event)
      }
      state = settled(taken.target)
      show(state)
    }
  }
}
