import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react"
import { fetchHere } from "../../services/browser/fetch-here.ts"
import { isSearchKey, searchFieldId } from "../../ui/layouts/desk/search/search-keys.ts"
import { SearchButton } from "../../ui/layouts/desk/search/SearchButton.tsx"

/** Whether the code is already loaded: text typed right after the shortcut then goes into the field at once. */
let isHere = false

const fetchPart = async () => {
  const fetched = await fetchHere(() => import("./SearchPart.tsx"))
  isHere = true
  return fetched
}

// rendered only after it was loaded, so that a failed load can be retried
const SearchPart = lazy(async () => ({ default: (await fetchPart()).SearchPart }))

interface Stand {
  readonly part: "closed" | "coming" | "open" | "missing"
  /** The focused element when the search was opened. */
  readonly opener: Element | null
}

/**
 * Opens the search on every page of the desk: a button and Ctrl+K, which works from a cell of a grid as well; in text
 * editors this shortcut inserts links. The home page of staff contains the search field itself. The search dialog is
 * loaded on first use.
 */
export function DeskSearch() {
  const [{ part, opener }, setStand] = useState<Stand>({ part: "closed", opener: null })
  /** Continues after loading the code, unless the user has closed the search meanwhile. */
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
    // registered for the capture phase, so that it runs before a grid cell in edit mode, which stops its key events
    addEventListener("keydown", onKeyDown, { capture: true })
    return () => removeEventListener("keydown", onKeyDown, { capture: true })
  }, [])
  return (
    <>
      <SearchButton
        stand={part === "closed" || part === "open" ? "ready" : part}
        onOpen={open}
        // a failure here is reported when the search is opened
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
