import { Plural, Trans } from "@lingui/react/macro"
import { Unanswered } from "../desk/ListNotices.tsx"
import s from "./ListState.module.css"

/** Error: the server did not respond; offers a retry, with and without JavaScript. */
export function ListUnreachable({
  onRetry,
  retryHref
}: {
  readonly onRetry: (() => void) | undefined
  readonly retryHref: string
}) {
  return (
    <Unanswered onRetry={onRetry} retryHref={retryHref}>
      <Trans>Der Server hat nicht geantwortet. An Ihrer Suche liegt es nicht.</Trans>
    </Unanswered>
  )
}

/** Number of entries found, announced again after each search. */
export function Found({ total, isLoading }: { readonly total: number; readonly isLoading: boolean }) {
  return (
    <output className={s["found"]}>
      {isLoading ? (
        <Trans>Wird gesucht …</Trans>
      ) : (
        <Plural value={total} one="# Eintrag" other="# Einträge" />
      )}
    </output>
  )
}
