import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import type { RulesSheet } from "../../../domain/options/rules/rules-sheet.ts"
import { countries } from "../../../domain/place/country.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Part } from "../../kit/desk/Part.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import s from "./Options.module.css"
import { RulesBadge } from "./RulesBadge.tsx"

interface RulesPageProps {
  readonly sheet: RulesSheet
  /** Whether there are unsaved changes, which have to be saved first. */
  readonly isUnsaved: boolean
  readonly listPath: `/${string}`
  readonly form: ReactNode
  readonly differences: ReactNode
  readonly preview: ReactNode
  readonly history: ReactNode
  /** Undefined until the page is hydrated. */
  readonly onPublish: (() => void) | undefined
  readonly onDiscard: (() => void) | undefined
  readonly dialog: ReactNode
}

/** Page: the options of a country and product group, with the draft, its changes, a preview and the history. */
export function RulesPage(props: RulesPageProps) {
  const { sheet, isUnsaved, listPath, form, differences, preview, history, onPublish, onDiscard, dialog } =
    props
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { countryId, productGroupId, hasDraft, changedAt, changedBy } = sheet
  const country = countries[countryId].name
  const group = productGroup(productGroupId).name
  return (
    <>
      <DeskLink className={r["back"]} href={href(listPath)}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Bestelloptionen</Trans>
      </DeskLink>
      <div className={r["head"]}>
        <h1>
          {group}, {country}
        </h1>
        <RulesBadge row={sheet} />
      </div>
      {changedAt !== null && (
        <p className={s["quiet"]}>
          <Trans>
            Zuletzt geändert am {shortMoment(tag, changedAt)} von <bdi>{changedBy}</bdi>
          </Trans>
        </p>
      )}
      <p className={s["intro"]}>
        <Trans>
          Namen und Erklärungen sehen Kunden im Rechner und in der Angebotsliste. Ein Extra ist nie
          vorausgewählt.
        </Trans>
      </p>
      <div className={s["page"]}>
        {form}
        <div className={s["beside"]}>
          <Part id="rules-publish" title={<Trans>Veröffentlichen</Trans>}>
            {hasDraft ? (
              <>
                {differences}
                {isUnsaved && (
                  <p className={s["quiet"]}>
                    <Trans>Speichern Sie zuerst den Entwurf; veröffentlicht wird, was gespeichert ist.</Trans>
                  </p>
                )}
                <div className={s["acts"]}>
                  <Button disabled={onPublish === undefined || isUnsaved} onClick={onPublish}>
                    <Trans>Veröffentlichen …</Trans>
                  </Button>
                  <Button look="quiet" disabled={onDiscard === undefined || isUnsaved} onClick={onDiscard}>
                    <Trans>Entwurf verwerfen …</Trans>
                  </Button>
                </div>
              </>
            ) : (
              <p className={s["quiet"]}>
                <Trans>Es gibt keinen Entwurf: Ändern Sie etwas, und speichern Sie es.</Trans>
              </p>
            )}
          </Part>
          {history}
        </div>
      </div>
      {preview}
      {dialog}
    </>
  )
}
