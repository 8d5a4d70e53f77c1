import { type KeyboardEvent, useEffect, useRef } from "react"
import s from "./ListGrid.module.css"

interface ListCellProps {
  readonly id: string
  readonly className: string
  readonly title: string
  readonly label: string
  readonly isActive: boolean
  readonly isFlawed: boolean
  /** Initial text of the input; undefined if the cell is not being edited. */
  readonly edited: string | undefined
  readonly suggestionsId: string | undefined
  readonly onFocus: () => void
  readonly onEdit: (() => void) | undefined
  readonly onCommit: (
    text: string,
    by: { readonly rows: number; readonly columns: number } | undefined
  ) => void
  readonly onCancel: () => void
}

/** A cell of the grid; a click on the focused cell, Enter, F2 or any character starts editing. */
export function ListCell(props: ListCellProps) {
  const { id, className, title, label, isActive, isFlawed, edited, suggestionsId, onFocus, onEdit } = props
  return (
    <td
      className={className}
      data-cell={id}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={isFlawed || undefined}
      data-flawed={isFlawed || undefined}
      onFocus={onFocus}
      onClick={() => {
        if (isActive && edited === undefined) onEdit?.()
      }}
      onDoubleClick={() => {
        if (edited === undefined) onEdit?.()
      }}
    >
      {edited === undefined ? (
        <span className={s["value"]}>{title || "–"}</span>
      ) : (
        <CellInput {...props} edited={edited} label={label} suggestionsId={suggestionsId} />
      )}
    </td>
  )
}

function CellInput({
  label,
  edited,
  suggestionsId,
  onCommit,
  onCancel
}: ListCellProps & { readonly edited: string }) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    const { current } = field
    current?.focus()
    // if a character opened the cell, the cursor stays after that character
    if (current !== null && current.value.length > 1) current.select()
  }, [])
  const end = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { value } = event.currentTarget
    if (event.key === "Escape") {
      event.preventDefault()
      end(onCancel)
    }
    if (event.key === "Enter") {
      event.preventDefault()
      end(() => onCommit(value, { rows: event.shiftKey ? -1 : 1, columns: 0 }))
    }
    if (event.key === "Tab") {
      event.preventDefault()
      end(() => onCommit(value, { rows: 0, columns: event.shiftKey ? -1 : 1 }))
    }
  }
  return (
    <input
      ref={field}
      className={s["input"]}
      aria-label={label}
      defaultValue={edited}
      list={suggestionsId}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onBlur={({ currentTarget: { value } }) => end(() => onCommit(value, undefined))}
    />
  )
}
