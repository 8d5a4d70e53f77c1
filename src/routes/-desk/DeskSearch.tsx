import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react"
import { fetchHere } from "../../services/browser/fetch-here.ts"
import { isSearchKey, searchFieldId } from "../../ui/layouts/desk/search/search-keys.ts"
import { SearchButton } from "../../ui/layouts/desk/search/SearchButton.tsx"

/** Fetched before: what is typed after the keys falls into the field at once. */
let isHere = false

const fetchPart = async () => {
  const fetched = await fetchHere(() => import("./SearchPart.tsx"))
  isHere = true
  return fetched
}

// drawn when it is there, so that a part that was not to be had can be asked for again
const SearchPart = lazy(async () => ({ default: (await fetchPart()).SearchPart }))

interface Stand {
  readonly part: "closed" | "coming" | "open" | "missing"
  /** Where the focus was when the search was wished for. */
  readonly opener: Element | null
}

/**
 * The way to the search on every page of work: a button and Ctrl+K, also from a cell of a grid; editors of text keep the
 * key for links. The first page of staff has the field itself. What is behind it is fetched when it is first wished for.
 */
export function DeskSearch() {
  const [{ part, opener }, setStand] = useState<Stand>({ part: "closed", opener: null })
  /** Goes on from a wish for the part; a user who has left it meanwhile gets nothing. */
  const arrive = (next: "open" | "missing") =>
    setStand((now) => (now.part === "coming" ? { ...now, part: next } : now))
  const open = () => {
    const field = document.getElementById(searchFieldId)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else if (part !== "open") {
      setStand({ part: isHere ? "open" : "coming", opener: document.activeElement })
      if (isHere) return
      void fetchPart().then(
        () => arrive("open"),
        () => arrive("missing")
      )
    }
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    // before a cell that is written in, which keeps its keys to itself
    addEventListener("keydown", onKeyDown, { capture: true })
    return () => removeEventListener("keydown", onKeyDown, { capture: true })
  }, [])
  return (
    <>
      <SearchButton
        stand={part === "closed" || part === "open" ? "ready" : part}
        onOpen={open}
        // what fails now is reported when it is asked for
        onNear={() => void fetchPart().catch(() => {})}
      />
      {part === "open" && (
        <Suspense>
          <SearchPart opener={opener} onClose={() => setStand({ part: "closed", opener: null })} />
        </Suspense>
      )}
    </>
  )
}
