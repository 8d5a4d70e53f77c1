import type { StateKind } from "./chart.ts"

/** What a piece of text in a chart is about; the style sheet gives each its look. */
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

/** A box, its left upper corner and size in pixels of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DrawnState extends Box {
  readonly id: string
  readonly kind: StateKind
  /** How many boxes it stands in. */
  readonly depth: number
  readonly lines: ReadonlyArray<Line>
}

/** An arrow; all steps between the same two states share one. */
export interface DrawnWay {
  readonly from: string
  readonly to: string
  /** Names of the steps, as in the chart. */
  readonly steps: ReadonlyArray<string>
  /** Corners of the arrow as [x, y]. */
  readonly points: ReadonlyArray<readonly [number, number]>
  readonly label: (Box & { readonly lines: ReadonlyArray<Line> }) | null
}

/** The dot that a compound state begins at, with its arrow. */
export interface DrawnStart {
  readonly x: number
  readonly y: number
  readonly points: ReadonlyArray<readonly [number, number]>
}

/** A chart with the place of everything in it. */
export interface Drawn {
  readonly machine: string
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<DrawnState>
  readonly ways: ReadonlyArray<DrawnWay>
  readonly starts: ReadonlyArray<DrawnStart>
}

/** Sizes that layout and drawing share, in pixels. */
export const sizes = {
  /** Text of a state's name and of every other line. */
  name: 14,
  text: 12,
  nameLine: 20,
  textLine: 16,
  /** Between a box and the text in it. */
  padX: 10,
  padY: 8,
  /** Radius of the dot that a state begins at. */
  dot: 5
} as const

/** Height of lines of text, of which the first may be a name. */
export const heightOf = (lines: ReadonlyArray<Line>): number =>
  lines.reduce((sum, [first]) => sum + (first?.tone === "name" ? sizes.nameLine : sizes.textLine), 0)
