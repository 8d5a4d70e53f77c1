import { Trans, useLingui } from "@lingui/react/macro"
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef } from "react"
import type { Block } from "../../../domain/content/block.ts"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import type { OwnCountry } from "../../../domain/content/edit/parts.ts"
import { Button } from "../../kit/Button.tsx"
import { BlockForm } from "./BlockForm.tsx"
import { blockNames, blockSummary } from "./block-texts.ts"
import { countryNames } from "./part-texts.tsx"
import s from "./Cms.module.css"
import b from "./Blocks.module.css"

interface BlockItemProps {
  readonly block: Block
  /** Position of the block, starting at 1. */
  readonly place: number
  readonly count: number
  readonly country: OwnCountry | undefined
  /** The country's own version; `null` if the country omits the block, `undefined` if it uses the common version. */
  readonly own: Block | null | undefined
  readonly isOpen: boolean
  /** Texts of the errors that the check found. */
  readonly problems: ReadonlyArray<string>
  /** The reason why the block was not copied. */
  readonly refusal: string | undefined
  readonly onToggle: () => void
  readonly onDuplicate: () => void
  readonly onEdit: (edit: Edit) => void
}

/** A block with its actions, which are available as buttons and as shortcut keys anywhere inside the block. */
export function BlockItem(props: BlockItemProps) {
  const { block, place, count, country, own, isOpen, problems, refusal } = props
  const { onToggle, onDuplicate, onEdit } = props
  const { i18n, t } = useLingui()
  const head = useRef<HTMLButtonElement>(null)
  const moved = useRef(false)
  // a moved block keeps the focus
  useEffect(() => {
    if (moved.current) head.current?.focus()
    moved.current = false
  }, [place])
  const { id } = block
  const shown = own ?? block
  const summary = blockSummary(shown)
  const name = i18n._(blockNames[block.type])
  const move = (by: number) => {
    moved.current = true
    onEdit({ kind: "move", id, by })
  }
  const hear = (event: KeyboardEvent<HTMLLIElement>) => {
    if (!event.altKey || country !== undefined) return
    // Alt and an arrow opens a select
    if (event.target instanceof HTMLSelectElement && event.code.startsWith("Arrow")) return
    const acts: Readonly<Record<string, () => void>> = event.shiftKey
      ? {
          KeyD: onDuplicate,
          Backspace: () => onEdit({ kind: "remove", id }),
          Delete: () => onEdit({ kind: "remove", id })
        }
      : { ArrowUp: () => move(-1), ArrowDown: () => move(1) }
    const act = acts[event.code]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts for all parts of the block; each shortcut also has a button
    <li
      id={`block-${id}`}
      className={b["block"]}
      data-type={block.type}
      data-own={own !== undefined}
      data-problem={problems.length > 0}
      onKeyDown={hear}
    >
      <div className={b["blockHead"]}>
        <button
          ref={head}
          type="button"
          className={b["toggle"]}
          aria-expanded={isOpen}
          aria-keyshortcuts={country === undefined ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
          onClick={onToggle}
        >
          <span className={b["place"]}>{place}</span>
          <span className={b["kind"]}>{name}</span>
          <span className={b["summary"]}>{summary}</span>
        </button>
        {country === undefined && (
          <div className={b["blockActs"]}>
            <button
              type="button"
              className={s["icon"]}
              aria-label={t`Block ${place} nach oben`}
              disabled={place === 1}
              onClick={() => move(-1)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={s["icon"]}
              aria-label={t`Block ${place} nach unten`}
              disabled={place === count}
              onClick={() => move(1)}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={s["icon"]}
              aria-label={t`Block ${place} verdoppeln`}
              onClick={onDuplicate}
            >
              <Copy size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={s["icon"]}
              aria-label={t`Block ${place} entfernen`}
              onClick={() => onEdit({ kind: "remove", id })}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {problems.length > 0 && (
        <ul className={s["problems"]}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {refusal !== undefined && (
        <p role="alert" className={s["problems"]}>
          {refusal}
        </p>
      )}
      {country !== undefined && <CountryBar {...props} country={country} />}
      {isOpen && own !== null && (country === undefined || own !== undefined) && (
        <div className={b["blockBody"]}>
          <BlockForm
            id={country === undefined ? id : `${country}-${id}`}
            block={shown}
            onChange={(changed) =>
              onEdit(
                country === undefined
                  ? { kind: "block", block: changed }
                  : { kind: "ownBlock", country, id, block: changed }
              )
            }
          />
        </div>
      )}
    </li>
  )
}

/** The country's version of a block, with buttons to create or remove that version. */
function CountryBar({
  block,
  own,
  country,
  place,
  isOpen,
  onToggle,
  onEdit
}: BlockItemProps & { readonly country: OwnCountry }) {
  const { i18n } = useLingui()
  const land = i18n._(countryNames[country])
  const { id } = block
  const set = (to: Block | null | undefined) => () => {
    onEdit({ kind: "ownBlock", country, id, block: to })
    if (to && !isOpen) onToggle()
  }
  return (
    <div className={s["row"]}>
      <span className={b["mark"]} data-own={own !== undefined}>
        {own === undefined ? (
          <Trans>wie alle</Trans>
        ) : own === null ? (
          <Trans>fehlt in {land}</Trans>
        ) : (
          <Trans>eigener Text für {land}</Trans>
        )}
      </span>
      {own === undefined ? (
        <>
          <Button look="secondary" onClick={set(block)}>
            <Trans>Eigener Text für Block {place}</Trans>
          </Button>
          <Button look="quiet" onClick={set(null)}>
            <Trans>Block {place} hier weglassen</Trans>
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={set(undefined)}>
          <Trans>Block {place} wieder wie alle</Trans>
        </Button>
      )}
    </div>
  )
}
