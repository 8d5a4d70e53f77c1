import { Plural, Trans } from "@lingui/react/macro"
import type { SearchStand } from "../../../../domain/desk-search/search-stand.ts"
import { LiveRegion } from "../../../kit/Hidden.tsx"

interface SearchSaidProps {
  readonly stand: SearchStand
  readonly count: number
}

/** Announces the state of the search to users of screen readers. */
export function SearchSaid(props: SearchSaidProps) {
  return (
    <LiveRegion>
      <Said {...props} />
    </LiveRegion>
  )
}

function Said({ stand, count }: SearchSaidProps) {
  switch (stand) {
    case "found":
      return <Plural value={count} one="# Treffer" other="# Treffer" />
    case "nothing":
      return <Trans>Nichts gefunden</Trans>
    case "unreachable":
      return <Trans>Die Suche antwortet gerade nicht.</Trans>
    case "tooMany":
      return <Trans>Das waren sehr viele Suchen. Bitte warten Sie einige Minuten.</Trans>
    case "signedOut":
      return <Trans>Ihre Anmeldung ist abgelaufen.</Trans>
    case "empty":
    case "short":
    case "begun":
    case "searching":
      return null
  }
}
