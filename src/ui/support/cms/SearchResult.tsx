import { Trans } from "@lingui/react/macro"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

/** Usual maximum length of titles and descriptions in search results, in characters. */
export const searchLengths = { seoTitle: 60, description: 155 } as const

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()} …` : text

/** Approximate preview of the page in a search engine's results. */
export function SearchResult({
  title,
  description,
  address
}: {
  readonly title: string
  readonly description: string
  readonly address: string
}) {
  return (
    <figure className={v["search"]}>
      <figcaption className={s["quiet"]}>
        <Trans>So könnte es in der Suche aussehen</Trans>
      </figcaption>
      <p className={v["searchAddress"]}>{address}</p>
      <p className={v["searchTitle"]}>{cut(title, searchLengths.seoTitle) || "–"}</p>
      <p className={v["searchText"]}>{cut(description, searchLengths.description) || "–"}</p>
    </figure>
  )
}
