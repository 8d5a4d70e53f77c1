import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { isSearchKey, searchFieldId } from "../../ui/layouts/desk/search/search-keys.ts"
import { SearchButton } from "../../ui/layouts/desk/search/SearchButton.tsx"

const fetchPart = () => import("./SearchPart.tsx")

// drawn when it is there, so that a part that was not to be had can be asked for again
const SearchPart = lazy(async () => ({ default: (await fetchPart()).SearchPart }))

type Stand = "closed" | "coming" | "open" | "missing"

/**
 * The way to the search on every page of work: a button and Ctrl+K, also from a cell of a grid; editors of text keep the
 * key for links. The first page of staff has the field itself. What is behind it is fetched when it is first wished for.
 */
export function DeskSearch() {
  const [stand, setStand] = useState<Stand>("closed")
  const opener = useRef<Element | null>(null)
  const open = () => {
    const field = document.getElementById(searchFieldId)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
      return
    }
    opener.current = document.activeElement
    setStand((now) => (now === "open" ? now : "coming"))
  }
  useEffect(() => {
    if (stand !== "coming") return undefined
    let isWished = true
    void fetchPart().then(
      () => isWished && setStand("open"),
      () => isWished && setStand("missing")
    )
    return () => {
      isWished = false
    }
  }, [stand])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    // before a cell that is written in, which keeps its keys to itself
    addEventListener("keydown", hear, { capture: true })
    return () => removeEventListener("keydown", hear, { capture: true })
  }, [])
  return (
    <>
      <SearchButton
        stand={stand === "closed" || stand === "open" ? "ready" : stand}
        onOpen={open}
        // what fails now is said when somebody wishes for it
        onNear={() => void fetchPart().catch(() => {})}
      />
      {stand === "open" && (
        <Suspense>
          <SearchPart opener={opener.current} onClose={() => setStand("closed")} />
        </Suspense>
      )}
    </>
  )
}
