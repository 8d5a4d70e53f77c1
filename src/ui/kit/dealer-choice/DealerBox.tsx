import { useLingui } from "@lingui/react/macro"
import { ChevronDown } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { dealerLine, type NamedDealer } from "../../../domain/dealer-desk/named-dealer.ts"
import { TextInput } from "../form/TextInput.tsx"
import { useLive } from "../live/use-live.ts"
import type { DealerBoxView, DealerBoxWishes } from "./dealer-box.view.ts"
import type { DealerChoiceProps } from "./dealer-choice.ts"
import s from "./DealerBox.module.css"
import { DealerOptions } from "./DealerOptions.tsx"
import { DealerSaid } from "./DealerSaid.tsx"

type DealerBoxProps = Omit<DealerChoiceProps, "dealerId" | "onChoose"> & {
  readonly view: DealerBoxView
  readonly wishes: DealerBoxWishes
}

/** Maximum length of the search text, in characters. */
const longestWords = 100

/** ARIA attributes of the text field. */
const combobox = { role: "combobox", "aria-autocomplete": "list" } as const

/** Minimum width of the list including a margin, in pixels. */
const listWidth = 304

/**
 * A combobox for choosing a dealer: typed text starts a search; arrow keys, Enter or the pointer choose a dealer;
 * leaving the field keeps the choice.
 */
export function DealerBox({ control, view, wishes, none, name, isReadOnly, isRequired }: DealerBoxProps) {
  const { t } = useLingui()
  const isLive = useLive()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const [side, setSide] = useState<"start" | "end">("start")
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { id } = control
  const { chosen, dealerId, typed, found } = view
  // an emptied field also offers the option for no dealer
  const options: ReadonlyArray<NamedDealer | null> = none !== undefined && !typed ? [null, ...found] : found
  const isListed = isOpen && options.length > 0
  const at = Math.min(marked, options.length - 1)
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })
  }, [at])
  const shownOptions = options.length
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" })
  }, [isOpen, shownOptions])

  const open = () => {
    if (isOpen || isReadOnly || !isLive) return
    setMarked(0)
    const { left = 0 } = box.current?.getBoundingClientRect() ?? {}
    setSide(left + listWidth > window.innerWidth ? "end" : "start")
    setOpen(true)
    wishes.onOpen()
  }
  const close = () => {
    setOpen(false)
    wishes.onType(undefined)
  }
  const choose = (dealer: NamedDealer | null) => {
    close()
    if ((dealer?.id ?? null) !== dealerId) wishes.onChoose(dealer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === "ArrowDown" ? 1 : options.length - 1
      if (options.length > 0) setMarked((at + step) % options.length)
    } else if (event.key === "Enter" && isOpen) {
      // results of an earlier search cannot be chosen: Enter has no effect until the current result arrives
      event.preventDefault()
      const option = options[at]
      if (view.stand === "found" && option !== undefined) choose(option)
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const shown = typed ?? (chosen ? dealerLine(chosen) : "")
  const isUnknown = dealerId !== null && chosen === null && typed === undefined
  const isEnded = chosen?.state === "ended" && typed === undefined
  const described = [control["aria-describedby"], (isUnknown || isEnded) && `${id}-said`].filter(Boolean)
  return (
    <div
      ref={box}
      className={s["box"]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isOpen || currentTarget.contains(relatedTarget)) return
        // an empty field means no dealer
        if (none !== undefined && typed === "") choose(null)
        else close()
      }}
    >
      <TextInput
        {...control}
        aria-describedby={described.join(" ") || undefined}
        aria-invalid={control["aria-invalid"] ?? (isUnknown || undefined)}
        {...combobox}
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed ? `${id}-${at}` : undefined}
        aria-required={isRequired}
        placeholder={none ?? t`Name, Ort oder Postleitzahl`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestWords}
        // input typed before hydration would be lost, so the field is read-only until then
        readOnly={!isLive || isReadOnly}
        title={shown || undefined}
        value={shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={open}
        onChange={({ currentTarget: { value } }) => {
          if (isReadOnly) return
          open()
          setMarked(0)
          wishes.onType(value)
        }}
        onKeyDown={onKeyDown}
        unit={<ChevronDown size={20} aria-hidden="true" />}
      />
      {name !== undefined && <input type="hidden" name={name} value={dealerId ?? ""} />}
      {isOpen && (
        <div ref={list} className={s["found"]} data-side={side}>
          <DealerOptions id={id} options={options} marked={at} none={none} onChoose={choose} />
          <DealerSaid view={view} count={found.length} />
        </div>
      )}
      {(isUnknown || isEnded) && (
        <p id={`${id}-said`} className={s["said"]} data-problem={isUnknown || undefined}>
          {isUnknown
            ? t`Diesen Händler gibt es nicht. Wählen Sie einen anderen.`
            : none === undefined
              ? t`Dieser Händler ist beendet. Wählen Sie einen anderen, wenn jemand neu für ihn arbeiten soll.`
              : t`Dieser Händler ist beendet. Was bei ihm bestellt wurde, ist weiter dabei.`}
        </p>
      )}
    </div>
  )
}
