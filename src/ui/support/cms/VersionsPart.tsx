import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { Difference } from "../../../domain/content/differences.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { isOnlyDraft } from "../../../domain/content/publication.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { useSite } from "../../kit/site.tsx"
import type { CmsPage } from "./cms-page.ts"
import { differenceNames } from "./difference-texts.ts"
import { usePartName } from "./part-texts.tsx"
import { RestoreVersion } from "./RestoreVersion.tsx"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

interface VersionsPartProps {
  readonly page: CmsPage
  readonly draft: PageDraft
  readonly isUnsaved: boolean
  /** Differences between the draft and the opened version; `undefined` until they are loaded. */
  readonly differences: ReadonlyArray<Difference> | undefined
  readonly open: number | null
  readonly onOpen: (version: number | null) => void
  readonly onAct: ((act: Act) => void) | undefined
}

const partOf = ({ name, block, country }: Difference): string => {
  const part = block === null ? name : `block:${block}`
  return country === null || country === 1 ? part : `${country}:${part}`
}

/** Earlier versions of the page, with their differences from the draft and a button to restore them. */
export function VersionsPart({
  page,
  draft,
  isUnsaved,
  differences,
  open,
  onOpen,
  onAct
}: VersionsPartProps) {
  const { i18n, t } = useLingui()
  const tag = useSite().locale.bcp47
  const nameOf = usePartName()
  const [shown, setShown] = useState(5)
  if (page.versions.length === 0)
    return (
      <p className={s["quiet"]}>
        <Trans>Noch keine Fassung: Die erste entsteht mit dem ersten Veröffentlichen.</Trans>
      </p>
    )
  return (
    <div className={s["stack"]}>
      <ol className={v["versions"]}>
        {page.versions.slice(0, shown).map(({ number, writtenAt, writtenBy, isLive, isNext }) => (
          <li key={number} className={v["version"]}>
            <div className={v["versionHead"]}>
              <strong>
                <Trans>Fassung {number}</Trans>
              </strong>
              <span className={s["quiet"]}>
                {shortMoment(tag, writtenAt)}, {writtenBy}
              </span>
              {isLive && (
                <Badge tone="good">
                  <Trans>Sichtbar</Trans>
                </Badge>
              )}
              {isNext && (
                <Badge>
                  <Trans>Kommt als Nächste</Trans>
                </Badge>
              )}
            </div>
            <Button
              look="quiet"
              aria-expanded={open === number}
              onClick={() => onOpen(open === number ? null : number)}
            >
              <Trans>Was ist seit Fassung {number} anders?</Trans>
            </Button>
            {open === number && (
              <div className={s["stack"]} aria-live="polite">
                {differences === undefined ? (
                  <p className={s["quiet"]}>
                    <Trans>Wird verglichen …</Trans>
                  </p>
                ) : differences.length === 0 ? (
                  <p className={s["quiet"]}>
                    <Trans>Nichts.</Trans>
                  </p>
                ) : (
                  <ul>
                    {differences.map((difference) => {
                      const name = nameOf(partOf(difference), [draft])
                      return (
                        <li key={`${difference.kind}-${partOf(difference)}`}>
                          {name}: {i18n._(differenceNames[difference.kind])}
                        </li>
                      )
                    })}
                  </ul>
                )}
                {differences !== undefined && differences.length > 0 && (
                  <RestoreVersion
                    number={number}
                    endsDraft={isUnsaved || isOnlyDraft(page.state)}
                    onRestore={onAct && (() => onAct({ kind: "restore", number }))}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {page.versions.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + 20)}>
          {t`Ältere zeigen`}
        </Button>
      )}
    </div>
  )
}
