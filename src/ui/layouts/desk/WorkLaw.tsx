import { Trans, useLingui } from "@lingui/react/macro"
import { Scale } from "lucide-react"
import { LegalLinks } from "../LegalLinks.tsx"
import s from "./WorkLaw.module.css"

/**
 * The sample-data notice and the legal links, which other pages show in their footer (rule desk.frame). On work pages
 * they are at the end of the expanded menu; in the collapsed menu they open from a button, without JavaScript.
 */
export function WorkLaw({ isSample }: { readonly isSample: boolean }) {
  const { t } = useLingui()
  const name = t`Rechtliches`
  return (
    <footer className={s["law"]}>
      <button type="button" className={s["open"]} popoverTarget="desk-law" aria-label={name} title={name}>
        <Scale size={18} aria-hidden="true" />
      </button>
      <div id="desk-law" popover="auto" className={s["parts"]}>
        {isSample && (
          <aside className={s["sample"]} aria-label={t`Beispieldaten`}>
            <Trans>
              <b>Beispieldaten:</b> Händler und Preise sind erfunden.
            </Trans>
          </aside>
        )}
        <nav className={s["links"]} aria-label={name}>
          <LegalLinks />
        </nav>
      </div>
    </footer>
  )
}
