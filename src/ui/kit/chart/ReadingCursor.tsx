import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import s from "./ReadingCursor.module.css"
import { placeByKey } from "./scale.ts"

/** The selected position in a chart. */
export interface Cursor {
  readonly place: number
  /** Input device: the values at the position are announced only for moves by key. */
  readonly by: "key" | "pointer"
}

interface ReadingCursorProps {
  /** Name of the chart for screen readers. */
  readonly name: string
  /** Id of the text that explains how to read the chart. */
  readonly hintId: string
  /** Announced text of the values at the position. */
  readonly valueText: string
  /** Number of positions. */
  readonly count: number
  /** `null` while no position is selected. */
  readonly chosen: number | null
  /** Returns the position at a fraction of the picture's width, 0 to 1. */
  readonly placeAt: (share: number) => number
  readonly onMove: (cursor: Cursor | null) => void
}

/** Overlays a chart and lets users read it by pointer, touch and slider keys; Escape clears the selection. */
export function ReadingCursor({
  name,
  hintId,
  valueText,
  count,
  chosen,
  placeAt,
  onMove
}: ReadingCursorProps) {
  const isPressed = useRef(false)
  const onKey = (event: KeyboardEvent) => {
    const place = placeByKey(event.key, chosen, count)
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(place === null ? null : { place, by: "key" })
  }
  const onPoint = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onMove({ place: placeAt((clientX - left) / width), by: "pointer" })
  }
  return (
    <input
      type="range"
      className={s["cursor"]}
      min={0}
      max={count - 1}
      value={chosen ?? count - 1}
      aria-label={name}
      aria-describedby={hintId}
      aria-valuetext={valueText}
      onChange={({ target }) => {
        // the pointer events handle moves by pointer; every other change is a step by arrow key
        if (!isPressed.current) onMove({ place: Number(target.value), by: "key" })
      }}
      onKeyDown={onKey}
      onBlur={() => onMove(null)}
      onPointerDown={(event) => {
        isPressed.current = true
        onPoint(event)
      }}
      onPointerUp={() => {
        isPressed.current = false
      }}
      onPointerCancel={() => {
        isPressed.current = false
      }}
      onPointerMove={onPoint}
      onPointerLeave={({ pointerType }) => {
        // the selection stays when a touch ends
        if (pointerType === "mouse") onMove(null)
      }}
    />
  )
}
