import { Trans } from "@lingui/react/macro"
import { VisuallyHidden } from "./Hidden.tsx"
import s from "./ProgressBar.module.css"

/** The bar on top while a page loads: comes after 200 ms, creeps for at most 5 s (shop.md 7); the style keeps both. */
export function ProgressBar({ active }: { readonly active: boolean }) {
  return (
    <div className={s["track"]} data-state={active ? "loading" : "resting"}>
      {active && (
        <span role="progressbar" className={s["bar"]}>
          <VisuallyHidden>
            <Trans>Seite wird geladen</Trans>
          </VisuallyHidden>
        </span>
      )}
    </div>
  )
}
