import { Component, Fragment, type ReactNode } from "react"
import { keepFields } from "./kept-fields.ts"

interface RedrawnProps {
  readonly children: ReactNode
  /** Whether some of what is typed stands in the fields alone. */
  readonly typed?: boolean
}

interface Drawing {
  readonly turn: number
  readonly error?: unknown
  readonly restore?: (typed: boolean) => void
}

/** More of them are no translator's doing. */
const mostTurns = 99
let turns = 0

/**
 * Draws a part anew where its texts were moved away from React, as a browser does that translates the page: removing one
 * or putting something before it fails then (react#11538). What drives the part stands outside and goes on.
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
