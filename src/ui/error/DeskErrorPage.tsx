import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import { ErrorText } from "./ErrorText.tsx"
import s from "./ErrorPage.module.css"

/** Error page of the work area, beside the menu; `home` is the first page of that menu. */
export function DeskErrorPage({ status, home }: { readonly status: number; readonly home: `/${string}` }) {
  const href = useHref()
  return (
    <div className={s["desk"]} data-state={status}>
      <h1>
        <Trans>Fehler {status}</Trans>
      </h1>
      <ErrorText status={status} />
      <p>
        <ButtonLink href={href(home)} look="secondary">
          <Trans>Zur ersten Seite meines Menüs</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
