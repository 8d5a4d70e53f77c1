import { Trans } from "@lingui/react/macro"
import { Search } from "lucide-react"
import { useSyncExternalStore } from "react"
import { Button } from "../../../kit/Button.tsx"
import { useLive } from "../../../kit/live/use-live.ts"
import { hasCommandKey } from "./search-keys.ts"
import s from "./SearchButton.module.css"

/** Whether what opens the search is there; it is fetched when it is first wished for. */
export type SearchPartStand = "ready" | "coming" | "missing"

interface SearchButtonProps {
  readonly stand: SearchPartStand
  readonly onOpen: () => void
  /** Called when the pointer or the focus comes near: the part is loaded ahead. */
  readonly onNear: () => void
}

const never = () => () => {}

const useHasCommandKey = (): boolean => useSyncExternalStore(never, hasCommandKey, () => false)

/** Opens the search of the desk from the head of any page of work, and says by which keys it opens as well. */
export function SearchButton({ stand, onOpen, onNear }: SearchButtonProps) {
  const isLive = useLive()
  const hasCommand = useHasCommandKey()
  return (
    <div className={s["place"]}>
      <button
        type="button"
        className={s["button"]}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        aria-busy={stand === "coming" || undefined}
        disabled={!isLive}
        onClick={onOpen}
        onFocus={onNear}
        onPointerEnter={onNear}
      >
        <Search size={18} aria-hidden="true" />
        <span className={s["word"]}>
          <Trans>Suchen</Trans>
        </span>
        <kbd className={s["keys"]} aria-hidden="true">
          {hasCommand ? "⌘K" : <Trans>Strg K</Trans>}
        </kbd>
      </button>
      <output className={s["missing"]}>
        {stand === "missing" && (
          <span className={s["said"]}>
            <Trans>Die Suche ließ sich nicht laden. Ist die Verbindung wieder da?</Trans>{" "}
            <Button look="secondary" onClick={onOpen}>
              <Trans>Noch einmal</Trans>
            </Button>
          </span>
        )}
      </output>
    </div>
  )
}
