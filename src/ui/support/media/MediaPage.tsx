import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Medium, MediumLack } from "../../../domain/media/medium.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import { ListFilters } from "../../kit/desk-list/ListFilters.tsx"
import { NoSuchPage, Unanswered } from "../../kit/desk/ListNotices.tsx"
import { Pager } from "../../kit/desk/Pager.tsx"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { MediaGrid } from "../../kit/media/MediaGrid.tsx"
import type { UploadsView, UploadWishes } from "../../kit/media/upload.view.ts"
import { UploadList } from "../../kit/media/UploadList.tsx"
import { UploadZone } from "../../kit/media/UploadZone.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import s from "./MediaPage.module.css"

interface MediaPageProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<Medium> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly search: string
  readonly lacking: MediumLack | undefined
  /** Value of `lacking` as written in the URL. */
  readonly lackWord: string
  readonly maxLength: number
  readonly action: string
  readonly hrefOf: (change: {
    readonly search?: string
    readonly lacking?: MediumLack | undefined
    readonly page?: number
  }) => string
  readonly uploads: UploadsView
  /** Undefined until the page is hydrated. */
  readonly wishes: UploadWishes | undefined
  readonly onOpen: ((medium: Medium) => void) | undefined
  /** Dialog of the picture being edited. */
  readonly dialog: ReactNode
}

/** Page: all pictures uploaded by editors, with the upload above and the existing pictures below. */
export function MediaPage(props: MediaPageProps) {
  const { list, isLoading, onRetry, search, lacking, lackWord, maxLength, action, hrefOf } = props
  const { uploads, wishes, onOpen, dialog } = props
  const { t } = useLingui()
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Medien</Trans>
      </h1>
      <UploadZone onAdd={wishes?.onAdd} />
      {wishes && onOpen && (
        <UploadList view={uploads} wishes={wishes} onOpen={onOpen} open={<Trans>Beschreiben</Trans>} />
      )}
      <SearchForm
        action={action}
        label={<Trans>Name oder Alternativtext</Trans>}
        submit={<Trans>Suchen</Trans>}
        name="suche"
        text={search}
        maxLength={maxLength}
      >
        {lacking && <input type="hidden" name="ohne" value={lackWord} />}
      </SearchForm>
      <ListFilters
        label={t`Was noch fehlt`}
        filters={[
          { key: "alle", name: t`Alle`, href: hrefOf({ search }), isChosen: lacking === undefined },
          {
            key: "ohne",
            name: t`Ohne Alternativtext`,
            href: hrefOf({ search, lacking: "text" }),
            isChosen: lacking === "text"
          },
          {
            key: "verwendung",
            name: t`Nirgends verwendet`,
            href: hrefOf({ search, lacking: "use" }),
            isChosen: lacking === "use"
          }
        ]}
      />
      {list === undefined ? (
        <Unanswered onRetry={onRetry} retryHref={hrefOf({})}>
          <Trans>Der Server hat nicht geantwortet. An den Bildern hat sich dadurch nichts geändert.</Trans>
        </Unanswered>
      ) : (
        <>
          <output className={s["found"]}>
            {isLoading ? (
              <Trans>Wird geladen …</Trans>
            ) : (
              <Plural value={list.total} _0="Kein Bild" one="# Bild" other="# Bilder" />
            )}
          </output>
          {list.items.length > 0 ? (
            <MediaGrid media={list.items} onOpen={onOpen} actName={(name) => t`${name} bearbeiten`} />
          ) : list.total > 0 ? (
            <NoSuchPage firstHref={hrefOf({ search, lacking })} />
          ) : (
            <Nothing isSearched={search !== ""} lacking={lacking} />
          )}
          <Pager
            page={list.page}
            size={list.size}
            total={list.total}
            hrefOf={(page) => hrefOf({ search, lacking, page })}
          />
        </>
      )}
      {dialog}
    </div>
  )
}

interface NothingProps {
  readonly isSearched: boolean
  readonly lacking: MediumLack | undefined
}

function Nothing({ isSearched, lacking }: NothingProps) {
  if (isSearched)
    return (
      <Notice title={<Trans>Kein Bild passt dazu</Trans>}>
        <p>
          <Trans>Suchen Sie mit weniger Worten. Gesucht wird im Namen und im Alternativtext.</Trans>
        </p>
      </Notice>
    )
  if (lacking === "use")
    return (
      <Notice tone="good" title={<Trans>Jedes Bild wird verwendet</Trans>}>
        <p>
          <Trans>
            Hier stehen Bilder, die keine Seite, kein Entwurf, kein Händler und keine Anzeige zeigt.
          </Trans>
        </p>
      </Notice>
    )
  if (lacking === "text")
    return (
      <Notice tone="good" title={<Trans>Jedes Bild hat seinen Text</Trans>}>
        <p>
          <Trans>Hier stehen Bilder, deren Alternativtext noch niemand geschrieben hat.</Trans>
        </p>
      </Notice>
    )
  return (
    <Notice title={<Trans>Noch kein Bild</Trans>}>
      <p>
        <Trans>
          Laden Sie oben die ersten Bilder hoch. Danach beschreiben Sie sie und wählen sie beim Schreiben
          einer Seite aus.
        </Trans>
      </p>
    </Notice>
  )
}
