import { Component, Fragment, type ReactNode } from "react"
import { keepFields } from "./kept-fields.ts"

interface RedrawnProps {
  readonly children: ReactNode
  /** Whether some input exists only in the fields. */
  readonly typed?: boolean
}

interface Drawing {
  readonly turn: number
  readonly error?: unknown
  readonly restore?: (typed: boolean) => void
}

/** Maximum number of redraws; errors beyond this number are not caused by a page translation. */
const mostTurns = 99
let turns = 0

/**
 * Renders a part again after the browser has moved text nodes of the part, as browsers do when they translate the page:
 * React then throws when it removes such a node or inserts before it (react#11538). State outside the part is not
 * affected.
 */
export class Redrawn extends Component<RedrawnProps, Drawing> {
  override state: Drawing = { turn: 0 }

  static getDerivedStateFromError(error: unknown): Drawing {
    return { turn: ++turns, error, restore: keepFields(document) }
  }

  override componentDidUpdate(_: RedrawnProps, { turn }: Drawing) {
    if (turn !== this.state.turn) this.state.restore?.(this.props.typed === true)
  }

  override render() {
    const { turn, error } = this.state
    if (error !== undefined && (turn > mostTurns || (error as Error).name !== "NotFoundError")) throw error
    return <Fragment key={turn}>{this.props.children}</Fragment>
  }
}
