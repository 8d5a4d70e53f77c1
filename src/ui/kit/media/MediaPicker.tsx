import { Trans, useLingui } from "@lingui/react/macro"
import { Search } from "lucide-react"
import { useId } from "react"
import type { Medium } from "../../../domain/media/medium.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import { Button } from "../Button.tsx"
import { Dialog } from "../desk/Dialog.tsx"
import { Unanswered } from "../desk/ListNotices.tsx"
import { TextInput } from "../form/TextInput.tsx"
import { MediaGrid } from "./MediaGrid.tsx"
import s from "./MediaPicker.module.css"
import type { UploadsView, UploadWishes } from "./upload.view.ts"
import { UploadList } from "./UploadList.tsx"
import { UploadZone } from "./UploadZone.tsx"

export interface MediaPickerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPick: (medium: Medium) => void
  /** Id of the currently chosen picture. */
  readonly chosenId: number | undefined
  /** `undefined` while the list is loading or if loading failed. */
  readonly list: ListPage<Medium> | undefined
  readonly isLoading: boolean
  readonly onRetry: () => void
  readonly onSearch: (words: string) => void
  readonly onPage: (page: number) => void
  readonly uploads: UploadsView
  readonly wishes: UploadWishes
}

/** Dialog for choosing an existing picture or uploading a new one; pressing a picture inserts it. */
export function MediaPicker(props: MediaPickerProps) {
  const { isOpen, onClose, onPick, chosenId, list, isLoading, onRetry, onSearch, onPage, uploads, wishes } =
    props
  const { t } = useLingui()
  const id = useId()
  const last = list === undefined ? 1 : Math.max(1, Math.ceil(list.total / list.size))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Bild auswählen</Trans>}>
      <div className={s["picker"]}>
        <UploadZone onAdd={wishes.onAdd} isSmall />
        <UploadList view={uploads} wishes={wishes} onOpen={onPick} open={<Trans>Einfügen</Trans>} />
        <search>
          <form
            className={s["search"]}
            onSubmit={(event) => {
              event.preventDefault()
              // the dialog is inside a page's form, which must not receive the submit event
              event.stopPropagation()
              const words = new FormData(event.currentTarget).get("suche")
              onSearch(typeof words === "string" ? words.trim() : "")
            }}
          >
            <label htmlFor={id} className={s["label"]}>
              <Trans>Name oder Alternativtext</Trans>
            </label>
            <TextInput id={id} type="search" name="suche" maxLength={100} autoComplete="off" />
            <Button type="submit" look="secondary" busy={isLoading}>
              <Search size={18} aria-hidden="true" />
              <Trans>Suchen</Trans>
            </Button>
          </form>
        </search>
        {list === undefined ? (
          isLoading ? (
            <output>
              <Trans>Wird geladen …</Trans>
            </output>
          ) : (
            <Unanswered onRetry={onRetry}>
              <Trans>Der Server hat nicht geantwortet. Ihre Seite ist davon unberührt.</Trans>
            </Unanswered>
          )
        ) : list.items.length === 0 ? (
          <output>
            <Trans>Kein Bild passt dazu. Laden Sie eines hoch.</Trans>
          </output>
        ) : (
          <MediaGrid
            media={list.items}
            onOpen={onPick}
            actName={(name) => t`${name} einfügen`}
            chosenId={chosenId}
          />
        )}
        {list !== undefined && last > 1 && (
          <div className={s["pages"]}>
            <Button look="quiet" disabled={list.page <= 1} onClick={() => onPage(list.page - 1)}>
              <Trans>Zurück</Trans>
            </Button>
            <span>
              <Trans>
                Seite {list.page} von {last}
              </Trans>
            </span>
            <Button look="quiet" disabled={list.page >= last} onClick={() => onPage(list.page + 1)}>
              <Trans>Weiter</Trans>
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
