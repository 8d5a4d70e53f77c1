import { Search } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { Button } from "../Button.tsx"
import { TextInput } from "../form/TextInput.tsx"
import { useLive } from "../live/use-live.ts"
import s from "./SearchForm.module.css"
import { useAddressValue } from "./use-address-value.ts"
import { useAskByAddress } from "./use-ask-by-address.ts"

interface SearchFormProps {
  /** URL of the list on this host. */
  readonly action: string
  readonly label: ReactNode
  readonly submit: ReactNode
  /** Name of the search parameter in the URL. */
  readonly name: string
  readonly text: string
  readonly maxLength: number
  readonly placeholder?: string
  /** Further search controls, each submitted under a name of its own. */
  readonly children?: ReactNode
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null

/**
 * Searches a list through the list's URL, also without JavaScript; `/` focuses the field from anywhere on the page
 * (rule desk.tables).
 */
export function SearchForm({
  action,
  label,
  submit,
  name,
  text,
  maxLength,
  placeholder,
  children
}: SearchFormProps) {
  const ask = useAskByAddress(action)
  const isLive = useLive()
  const field = useAddressValue<HTMLInputElement>(text)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener("keydown", hear)
    return () => removeEventListener("keydown", hear)
  }, [field])
  return (
    <search>
      <form method="get" action={action} className={s["form"]} onSubmit={ask} data-live={isLive || undefined}>
        <div>
          <label htmlFor="search-words" className={s["label"]}>
            {label} <kbd className={s["key"]}>/</kbd>
          </label>
          <TextInput
            ref={field}
            id="search-words"
            type="search"
            name={name}
            defaultValue={text}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
          />
        </div>
        {children}
        <Button type="submit" look="secondary">
          <Search size={18} aria-hidden="true" />
          {submit}
        </Button>
      </form>
    </search>
  )
}
