import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { FileText, MapPin, Newspaper, Store } from "lucide-react"
import { searchLimits } from "../../../domain/content/search-words.ts"
import { useHref } from "../../kit/site.tsx"
import type { Found, FoundItem } from "./found.ts"
import s from "./SearchPage.module.css"

const kinds = {
  Page: { name: msg`Seite`, icon: FileText },
  Guide: { name: msg`Ratgeber`, icon: FileText },
  News: { name: msg`Meldung`, icon: Newspaper },
  Dealer: { name: msg`Händler`, icon: Store },
  Place: { name: msg`Preise am Ort`, icon: MapPin }
} satisfies Readonly<Record<FoundItem["kind"], { readonly name: MessageDescriptor; readonly icon: unknown }>>

/** Search results, best match first, each with its kind, and links to further results. */
export function FoundItems({ written, found }: { readonly written: string; readonly found: Found }) {
  const href = useHref()
  const { i18n, t } = useLingui()
  const { items, total, page, size } = found
  // further pages than these cannot be asked for
  const pages = Math.min(Math.ceil(total / size), searchLimits.pages)
  const addressOf = (to: number): `/${string}` =>
    `/suche?${new URLSearchParams({ q: written, ...(to > 1 && { seite: String(to) }) })}`
  return (
    <>
      <ol className={s["items"]} start={(page - 1) * size + 1}>
        {items.map(({ kind, path, title, teaser }) => {
          const { name, icon: Icon } = kinds[kind]
          return (
            <li key={`${path} ${title}`} className={s["item"]}>
              <p className={s["kind"]}>
                <Icon size={16} aria-hidden="true" />
                {i18n._(name)}
              </p>
              <h3 className={s["title"]}>
                <a href={href(`/${path.slice(1)}`)}>{title}</a>
              </h3>
              <p>{teaser}</p>
            </li>
          )
        })}
      </ol>
      {total > 0 && items.length === 0 && (
        <p>
          <a href={href(addressOf(1))}>
            <Trans>Zur ersten Seite der Treffer</Trans>
          </a>
        </p>
      )}
      {pages > 1 && items.length > 0 && (
        <nav aria-label={t`Seiten der Treffer`} className={s["pages"]}>
          <span>
            {page > 1 && (
              <a href={href(addressOf(page - 1))} rel="prev">
                <Trans>Zurück</Trans>
              </a>
            )}
          </span>
          <span>
            <Trans>
              Seite {page} von {pages}
            </Trans>
          </span>
          <span>
            {page < pages && (
              <a href={href(addressOf(page + 1))} rel="next">
                <Trans>Weitere Treffer</Trans>
              </a>
            )}
          </span>
        </nav>
      )}
    </>
  )
}
