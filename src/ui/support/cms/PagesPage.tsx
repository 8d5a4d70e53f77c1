import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import { useState } from "react"
import { type ContentKind, contentKinds } from "../../../domain/content/content-page.ts"
import type { NewPage, PageSort } from "../../../domain/content/page-draft.ts"
import { type PublicationState, publicationStates } from "../../../domain/content/publication.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import { Button } from "../../kit/Button.tsx"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { LandField } from "../../kit/desk/LandField.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../../kit/desk/use-address-value.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { formatCount } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { ListUnreachable } from "../../kit/desk-list/ListState.tsx"
import type { CmsRow } from "./cms-page.ts"
import { kindNames, stateNames } from "./choice-texts.ts"
import { NewPageDialog } from "./NewPageDialog.tsx"
import { PagesTree } from "./PagesTree.tsx"
import { StateBadge } from "./StateBadge.tsx"
import s from "./Cms.module.css"
import p from "./Pages.module.css"

interface PagesPageProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<CmsRow> | undefined
  readonly title: string
  /** Path of this list without the locale's prefix. */
  readonly path: `/${string}`
  /** Kinds that the user may edit; if there is only one, no choice is shown. */
  readonly kinds: ReadonlyArray<ContentKind>
  readonly words: string
  readonly kind: ContentKind | undefined
  readonly state: PublicationState | undefined
  readonly countryId: CountryId | null
  /** Id of the editor whose pages are shown. */
  readonly editor: number | undefined
  readonly sort: PageSort
  readonly isTree: boolean
  readonly maxLength: number
  readonly isLoading: boolean
  readonly hrefOf: (page: number) => string
  readonly editorHref: (id: number) => string
  readonly treeHref: string
  readonly listHref: string
  readonly onRetry: (() => void) | undefined
  /** `undefined` until the page is hydrated; resolves to the error code, if any. */
  readonly onCreate: ((page: NewPage) => Promise<string | undefined>) | undefined
}

/** Page: content pages, filtered by search text and other filters, shown as a list or as a tree of URLs. */
export function PagesPage(props: PagesPageProps) {
  const {
    list,
    title,
    path,
    kinds,
    words,
    kind,
    state,
    countryId,
    editor,
    sort,
    isTree,
    hrefOf,
    onRetry,
    onCreate
  } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const count = (value: number) => formatCount(tag, value)
  const kindField = useAddressValue<HTMLSelectElement>(kind ?? "")
  const stateField = useAddressValue<HTMLSelectElement>(state ?? "")
  const sortField = useAddressValue<HTMLSelectElement>(sort)
  const [isNew, setNew] = useState(false)
  const columns: ReadonlyArray<Column<CmsRow>> = [
    {
      key: "title",
      head: t`Seite`,
      isName: true,
      cell: (row) => (
        <>
          <DeskLink href={href(`/support/cms/${row.id}/edit`)}>{row.title || t`Ohne Titel`}</DeskLink>
          <br />
          <span className={s["path"]}>{row.path}</span>
        </>
      )
    },
    { key: "kind", head: t`Art`, cell: (row) => i18n._(kindNames[row.kind]) },
    { key: "state", head: t`Stand`, cell: (row) => <StateBadge row={row} /> },
    {
      key: "editor",
      head: t`Zuletzt geändert von`,
      cell: (row) =>
        row.editor.id === null ? (
          row.editor.name || "–"
        ) : (
          <DeskLink href={props.editorHref(row.editor.id)}>{row.editor.name || row.editor.id}</DeskLink>
        )
    },
    { key: "changed", head: t`Geändert`, align: "end", cell: (row) => shortMoment(tag, row.changedAt) }
  ]
  const isFiltered =
    words !== "" || kind !== undefined || state !== undefined || countryId !== null || editor !== undefined
  const empty = (
    <Notice
      title={isFiltered ? <Trans>Keine Seite passt dazu</Trans> : <Trans>Noch keine Seiten</Trans>}
      actions={
        isFiltered && (
          <DeskLink href={href(path)}>
            <Trans>Alle zeigen</Trans>
          </DeskLink>
        )
      }
    >
      <p>
        {isFiltered ? (
          <Trans>Versuchen Sie weniger Wörter, oder nehmen Sie einen Filter weg.</Trans>
        ) : (
          <Trans>Legen Sie die erste an.</Trans>
        )}
      </p>
    </Notice>
  )
  return (
    <>
      <h1>{title}</h1>
      <SearchForm
        action={href(path)}
        name="suche"
        text={words}
        maxLength={props.maxLength}
        label={<Trans>Titel oder Adresse</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        {kinds.length > 1 && (
          <Field id="search-kind" label={<Trans>Art</Trans>}>
            {(control) => (
              <Select {...control} ref={kindField} name="art" defaultValue={kind ?? ""}>
                {/* a list of some kinds shows one of them at a time */}
                {kinds.length === contentKinds.length && <option value="">{t`Alle`}</option>}
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {i18n._(kindNames[each])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field id="search-state" label={<Trans>Stand</Trans>}>
          {(control) => (
            <Select {...control} ref={stateField} name="stand" defaultValue={state ?? ""}>
              <option value="">{t`Alle`}</option>
              {publicationStates.map((each) => (
                <option key={each} value={each}>
                  {i18n._(stateNames[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LandField countryId={countryId} />
        {editor !== undefined && <input type="hidden" name="redakteur" value={editor} />}
        {isTree ? (
          <input type="hidden" name="ansicht" value="baum" />
        ) : (
          <Field id="search-sort" label={<Trans>Reihenfolge</Trans>}>
            {(control) => (
              <Select {...control} ref={sortField} name="sortierung" defaultValue={sort}>
                <option value="path">{t`Adresse`}</option>
                <option value="title">{t`Titel`}</option>
                <option value="changed">{t`Zuletzt geändert`}</option>
              </Select>
            )}
          </Field>
        )}
      </SearchForm>
      <div className={s["tools"]}>
        <nav className={p["views"]} aria-label={t`Ansicht`}>
          <DeskLink href={props.listHref} aria-current={isTree ? undefined : "page"}>
            <Trans>Liste</Trans>
          </DeskLink>
          <DeskLink href={props.treeHref} aria-current={isTree ? "page" : undefined}>
            <Trans>Baum</Trans>
          </DeskLink>
          {editor !== undefined && (
            <DeskLink href={href(path)}>
              <Trans>Seiten von allen</Trans>
            </DeskLink>
          )}
        </nav>
        <Button disabled={onCreate === undefined} onClick={() => setNew(true)}>
          <Plus size={18} aria-hidden="true" />
          <Trans>Neue Seite</Trans>
        </Button>
      </div>
      {!isTree ? (
        <FoundList
          list={list}
          isLoading={props.isLoading}
          onRetry={onRetry}
          hrefOf={hrefOf}
          caption={title}
          columns={columns}
          keyOf={({ id }) => String(id)}
          empty={empty}
        />
      ) : list === undefined ? (
        <ListUnreachable onRetry={onRetry} retryHref={hrefOf(1)} />
      ) : list.items.length === 0 ? (
        empty
      ) : (
        <div className={s["stack"]}>
          {list.total > list.items.length && (
            <p className={s["quiet"]}>
              <Trans>
                Der Baum zeigt die ersten {count(list.items.length)} von {count(list.total)} Seiten. Suchen
                Sie, oder nehmen Sie die Liste.
              </Trans>
            </p>
          )}
          <PagesTree rows={list.items} />
        </div>
      )}
      {isNew && onCreate !== undefined && (
        <NewPageDialog kinds={kinds} onClose={() => setNew(false)} onCreate={onCreate} />
      )}
    </>
  )
}
