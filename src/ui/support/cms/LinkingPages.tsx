import { Trans } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { useHref } from "../../kit/site.tsx"
import type { Linking } from "./cms-page.ts"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

/** Names of countries, separated by commas. */
export const namesOf = (ids: ReadonlyArray<CountryId>): string =>
  ids.map((id) => countries[id].name).join(", ")

interface LinkingPagesProps {
  readonly linking: Linking
  /** Only links that visitors of these countries see are affected; all are if absent. */
  readonly among?: ReadonlyArray<CountryId>
}

/** The published pages that link to a page, which editors see before they confirm what affects those links. */
export function LinkingPages(props: LinkingPagesProps) {
  return (
    <div aria-live="polite" className={s["stack"]}>
      <Known {...props} />
    </div>
  )
}

function Known({ linking, among }: LinkingPagesProps) {
  const href = useHref()
  if (linking === undefined)
    return (
      <p className={s["quiet"]}>
        <Trans>Es wird nachgesehen, welche Seiten hierher verweisen …</Trans>
      </p>
    )
  if (linking === "failed")
    return (
      <p>
        <Trans>Welche Seiten hierher verweisen, ließ sich nicht nachsehen. Bitte prüfen Sie es selbst.</Trans>
      </p>
    )
  const items = linking.items.filter((page) => among?.some((id) => page.countries.includes(id)) ?? true)
  const more = linking.total - linking.items.length
  if (items.length === 0)
    return (
      <p className={s["quiet"]}>
        <Trans>Keine andere Seite verweist hierher.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>Diese Seiten verweisen hierher:</Trans>
      </p>
      <ul className={v["found"]}>
        {items.map((page) => (
          <li key={page.id}>
            <a href={href(`/support/cms/${page.id}/edit`)} target="_blank" rel="noopener">
              {page.title || page.path}
            </a>
            <span className={s["quiet"]}>
              {" "}
              {page.path} ({namesOf(page.countries)})
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Trans>Es sind noch {more} weitere.</Trans>
        </p>
      )}
    </>
  )
}
