import { Component, Fragment, type ReactNode } from "react"
import { keepFields } from "./kept-fields.ts"

interface RedrawnProps {
  readonly children: ReactNode
  /** Whether some input exists only in the fields and must be restored after a redraw. */
  readonly typed?: boolean
}

interface Drawing {
  readonly turn: number
  readonly error?: unknown
  readonly restore?: (typed: boolean) => void
}

/** Maximum number of redraws; if errors continue after that, a page translation is not the cause. */
const mostTurns = 99
let turns = 0

/**
 * Renders a part of the page again after the browser has moved the part's text nodes, as browsers do when they
 * translate the page: React then throws when it removes such a node or inserts something before it (react#11538). State
 * outside the part is not affected.
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
