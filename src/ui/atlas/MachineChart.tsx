import type { Drawn, DrawnState, DrawnStart, DrawnWay, Line } from "./drawn.ts"
import { sizes } from "./drawn.ts"
import { headPath, wayPath } from "./way-path.ts"

interface LinesProps {
  readonly x: number
  readonly y: number
  readonly lines: ReadonlyArray<Line>
}

function Lines({ x, y, lines }: LinesProps) {
  let bottom = y
  return lines.map((line, at) => {
    const height = line[0]?.tone === "name" ? sizes.nameLine : sizes.textLine
    bottom += height
    return (
      <text key={at} x={x} y={bottom - 4}>
        {line.map(({ tone, text }, piece) => (
          <tspan key={piece} className={tone}>
            {text}
          </tspan>
        ))}
      </text>
    )
  })
}

function State({ state, isActive }: { readonly state: DrawnState; readonly isActive: boolean }) {
  const { x, y, width, height, kind, depth, lines } = state
  return (
    <g
      className={`state ${kind} depth-${Math.min(depth, 3)}${isActive ? " active" : ""}`}
      data-state={state.id}
    >
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {kind === "final" && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={7} />}
      <Lines x={x + sizes.padX} y={y + sizes.padY} lines={lines} />
    </g>
  )
}

function Way({ way, isOpen }: { readonly way: DrawnWay; readonly isOpen: boolean }) {
  const { label } = way
  return (
    <g className={isOpen ? "way open" : "way"}>
      <path className="line" d={wayPath(way.points)} />
      <path className="head" d={headPath(way.points)} />
      {label !== null && (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={6} />
          <Lines x={label.x + 6} y={label.y + 3} lines={label.lines} />
        </>
      )}
    </g>
  )
}

function Start({ start }: { readonly start: DrawnStart }) {
  return (
    <g className="start">
      <circle cx={start.x} cy={start.y} r={sizes.dot} />
      <path className="line" d={wayPath(start.points)} />
      <path className="head" d={headPath(start.points)} />
    </g>
  )
}

interface MachineChartProps {
  readonly drawn: Drawn
  readonly title: string
  /** Ids of the machine's active states; empty if no machine is running. */
  readonly active?: ReadonlySet<string>
  /** Screen pixels per chart pixel; a style sheet can override the value. */
  readonly scale?: number
  /** Style sheet to embed if the picture is a separate file. */
  readonly style?: string
}

const none: ReadonlySet<string> = new Set()

/**
 * The chart of a state machine. For screen readers it is a single picture; its content is described by text beside it.
 */
export function MachineChart({ drawn, title, active = none, scale = 1, style }: MachineChartProps) {
  const { width, height, states, ways, starts } = drawn
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="machine-chart"
      role="img"
      aria-label={title}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      {style !== undefined && <style>{style}</style>}
      {states.map((state) => (
        <State key={state.id} state={state} isActive={active.has(state.id)} />
      ))}
      {starts.map((start) => (
        <Start key={`${start.x} ${start.y}`} start={start} />
      ))}
      {ways.map((way) => (
        <Way key={`${way.from} ${way.to}`} way={way} isOpen={active.has(way.from)} />
      ))}
    </svg>
  )
}
