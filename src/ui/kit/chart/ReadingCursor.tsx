import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import s from "./ReadingCursor.module.css"
import { placeByKey } from "./scale.ts"

/** The place of a chart that is looked at. */
export interface Cursor {
  readonly place: number
  /** Moving it by keys announces the values there. */
  readonly by: "key" | "pointer"
}

interface ReadingCursorProps {
  /** What is shown, for those who listen. */
  readonly name: string
  /** Id of the words that say how it is read. */
  readonly hintId: string
  /** What stands at the place, as it is said. */
  readonly valueText: string
  /** How many places there are. */
  readonly count: number
  /** Null while none is looked at. */
  readonly chosen: number | null
  /** The place under a share of the picture's width, 0 to 1. */
  readonly placeAt: (share: number) => number
  readonly onMove: (cursor: Cursor | null) => void
}

/** Lies over a chart, and reads it by pointer, finger and the keys of a slider; Escape leaves. */
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
        // a pointer is followed as it moves, others step
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
        // a finger that is lifted leaves what it has found
        if (pointerType === "mouse") onMove(null)
      }}
    />
  )
}
