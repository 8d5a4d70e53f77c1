import type { StateKind } from "./chart.ts"

/** Meaning of a piece of text in a chart; the style sheet defines the look of each tone. */
export type Tone =
  | "name"
  | "event"
  | "delay"
  | "answer"
  | "failure"
  | "auto"
  | "guard"
  | "act"
  | "asks"
  | "to"

export interface Piece {
  readonly tone: Tone
  readonly text: string
}

/** A line of text, in pieces. */
export type Line = ReadonlyArray<Piece>

/** A box with its upper left corner and size in pixels of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DrawnState extends Box {
  readonly id: string
  readonly kind: StateKind
  /** Number of boxes that enclose this box. */
  readonly depth: number
  readonly lines: ReadonlyArray<Line>
}

/** An arrow; all steps between the same two states share one arrow. */
export interface DrawnWay {
  readonly from: string
  readonly to: string
  /** Names of the steps, as in the chart. */
  readonly steps: ReadonlyArray<string>
  /** Corners of the arrow as [x, y]. */
  readonly points: ReadonlyArray<readonly [number, number]>
  readonly label: (Box & { readonly lines: ReadonlyArray<Line> }) | null
}

/** The dot with an arrow that marks the initial state of a compound state. */
export interface DrawnStart {
  readonly x: number
  readonly y: number
  readonly points: ReadonlyArray<readonly [number, number]>
}

/** A chart with the positions of all its elements. */
export interface Drawn {
  readonly machine: string
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<DrawnState>
  readonly ways: ReadonlyArray<DrawnWay>
  readonly starts: ReadonlyArray<DrawnStart>
}

/** Sizes in pixels, shared by layout and drawing. */
export const sizes = {
  /** Text size of a state's name and of all other lines. */
  name: 14,
  text: 12,
  nameLine: 20,
  textLine: 16,
  /** Space between a box and its text. */
  padX: 10,
  padY: 8,
  /** Radius of the dot that marks an initial state. */
  dot: 5
} as const

/**
 * Returns the height of the lines of text in pixels; the first piece of a line determines whether it is a state's name.
 */
export const heightOf = (lines: ReadonlyArray<Line>): number =>
  lines.reduce((sum, [first]) => sum + (first?.tone === "name" ? sizes.nameLine : sizes.textLine), 0)
