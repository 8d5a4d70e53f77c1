import { Trans } from "@lingui/react/macro"
import { Search } from "lucide-react"
import { useSyncExternalStore } from "react"
import { Button } from "../../../kit/Button.tsx"
import { useLive } from "../../../kit/live/use-live.ts"
import { hasCommandKey } from "./search-keys.ts"
import s from "./SearchButton.module.css"

/** Loading state of the search's code, which is loaded when it is first needed. */
export type SearchPartStand = "ready" | "coming" | "missing"

interface SearchButtonProps {
  readonly stand: SearchPartStand
  readonly onOpen: () => void
  /** Called when the pointer or the focus reaches the button, so that the code is loaded in advance. */
  readonly onNear: () => void
}

const never = () => () => {}

const useHasCommandKey = (): boolean => useSyncExternalStore(never, hasCommandKey, () => false)

/** Opens the desk's search from the header of any work page, and shows its keyboard shortcut. */
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
