import { msg } from "@lingui/core/macro"
import { localeCodes } from "../../domain/locale/locale.ts"
import { statusOf } from "../../services/page/no-access.ts"
import type { PageContext } from "../../services/page/page-context.ts"
import { canonicalLinks } from "../../services/page/canonical.ts"

interface Match {
  readonly status: string
  readonly error?: unknown
  readonly pathname: string
  readonly staticData: { readonly cachedBy?: ReadonlyArray<string>; readonly isOfOneCountry?: true }
  readonly _notFound?: boolean
}

const failureOf = (matches: ReadonlyArray<Match>): number | undefined => {
  const failed = matches.find((match) => match.status === "error")
  if (failed !== undefined) return statusOf(failed.error)
  return matches.some((match) => match.status === "notFound" || match._notFound) ? 404 : undefined
}

/** Returns the head of every page; a failed page has a title for its status (rule page.error) and is not indexed. */
export const pageHead = ({ i18n, page }: PageContext, matches: ReadonlyArray<Match>) => {
  const failure = failureOf(matches)
  const leaf = matches.at(-1)
  const isPublic = failure === undefined && leaf?.staticData.cachedBy !== undefined
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "color-scheme", content: "light dark" },
      { title: failure === undefined ? "Heizmarkt" : i18n._(msg`Fehler ${failure}`) },
      ...(isPublic ? [] : [{ name: "robots", content: "noindex" }])
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      ...(isPublic
        ? canonicalLinks(page, leaf.pathname, leaf.staticData.isOfOneCountry ? [page.locale] : localeCodes)
        : [])
    ]
  }
}
