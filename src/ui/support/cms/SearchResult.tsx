import { Trans } from "@lingui/react/macro"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

/** As much of a title and a description as searches usually show, in characters. */
export const searchLengths = { seoTitle: 60, description: 155 } as const

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()} …` : text

/** How a search would show the page, as far as is known. */
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
