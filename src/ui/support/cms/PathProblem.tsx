import { Trans } from "@lingui/react/macro"
import type { ContentKind } from "../../../domain/content/content-page.ts"
import type { contentPathProblem } from "../../../domain/content/content-path.ts"

/** Explains why a URL is not allowed for a page (rule content.addresses). */
export function PathProblem({
  problem,
  kind
}: {
  readonly problem: NonNullable<ReturnType<typeof contentPathProblem>>
  readonly kind: ContentKind
}) {
  switch (problem) {
    case "malformed":
      return (
        <Trans>
          Nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, zum Beispiel „/pellets-lagern“.
        </Trans>
      )
    case "misplaced":
      return kind === "news" ? (
        <Trans>Meldungen stehen unter „/news/artikel/…“.</Trans>
      ) : (
        <Trans>Unter „/news/artikel/“ stehen nur Meldungen.</Trans>
      )
    default:
      return <Trans>Diese Adresse gehört einer anderen Seite des Shops.</Trans>
  }
}
