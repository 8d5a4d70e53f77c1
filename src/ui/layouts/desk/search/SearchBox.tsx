import { useLingui } from "@lingui/react/macro"
import { Search } from "lucide-react"
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react"
import { useLive } from "../../../kit/live/use-live.ts"
import s from "./SearchBox.module.css"
import { SearchResults } from "./SearchResults.tsx"
import { SearchSaid } from "./SearchSaid.tsx"
import { SearchState } from "./SearchState.tsx"
import type { SearchView } from "./search.view.ts"

interface SearchBoxProps {
  readonly view: SearchView
  /**
   * Position of the results: below the field in a dialog; on a page, over the following content while the field is in
   * use.
   */
  readonly place: "dialog" | "page"
  readonly field?: Ref<HTMLInputElement>
  readonly fieldId?: string
}

/**
 * The search field of the desk with its results: a combobox whose options are chosen with arrows, Enter and pointer.
 */
export function SearchBox({ view, place, field, fieldId }: SearchBoxProps) {
  const { t } = useLingui()
  const id = useId()
  const { typed, maxLength, stand, groups } = view
  const options = groups.flatMap((group) => group.options)
  const [key, setKey] = useState<string>()
  const chosen = options.find((option) => option.key === key) ?? options[0]
  const [isInUse, setInUse] = useState(false)
  const isShown = place === "dialog" || (isInUse && stand !== "empty")
  const isLive = useLive()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (key !== undefined)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })
  }, [key])

  const choose = (step: 1 | -1) => {
    const at = chosen === undefined ? 0 : options.indexOf(chosen) + step
    setKey(options.at(at % options.length)?.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setInUse(true)
      if (options.length > 0 && isShown) choose(event.key === "ArrowDown" ? 1 : -1)
    } else if (event.key === "Enter") {
      event.preventDefault()
      view.onEnter(chosen)
    } else if (event.key === "Escape" && place === "page" && typed !== "") {
      event.preventDefault()
      view.onType("")
    }
  }
  const isListed = isShown && options.length > 0
  return (
    <div
      className={s["box"]}
      data-place={place}
      onFocus={() => setInUse(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setInUse(false)
      }}
    >
      <div className={s["field"]}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          id={fieldId}
          className={s["input"]}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          name="suche"
          role="combobox"
          aria-label={t`Suchen: Bestellung, Kunde, Seite`}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={isListed && chosen !== undefined ? `${id}-${chosen.key}` : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={t`Bestellnummer, Name, Telefon, E-Mail, PLZ`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxLength}
          // on a page, input typed before hydration would be lost; a dialog is only opened by a script, so its field
          // needs no lock
          readOnly={place === "page" && !isLive}
          value={typed}
          onChange={({ currentTarget }) => {
            setKey(undefined)
            setInUse(true)
            view.onType(currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchSaid stand={stand} count={options.length} />
      {isShown && (
        <div ref={list} className={s["found"]} data-stand={stand}>
          {isListed && <SearchResults id={id} view={view} chosen={chosen} />}
          <SearchState view={view} />
        </div>
      )}
    </div>
  )
}
