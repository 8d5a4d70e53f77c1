import { Trans, useLingui } from "@lingui/react/macro"
import type { FiringAlert } from "../../../domain/operations/firing.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import { alertTexts } from "./alert-texts.ts"
import s from "./Operations.module.css"

/** Firing alerts, each with the first step to take, or a notice that there are none. */
export function AlertList({ alerts }: { readonly alerts: ReadonlyArray<FiringAlert> }) {
  const { i18n } = useLingui()
  const href = useHref()
  if (alerts.length === 0)
    return (
      <Notice tone="good" title={<Trans>Alles in Ordnung</Trans>}>
        <p>
          <Trans>Keine Grenze ist überschritten.</Trans>
        </p>
      </Notice>
    )
  return (
    <ul className={s["alerts"]}>
      {alerts.map(({ name, severity }) => {
        const { title, remedy, page } = alertTexts[name]
        return (
          <li key={name}>
            <Notice
              tone={severity === "page" ? "bad" : "info"}
              heading
              title={i18n._(title)}
              actions={page && <DeskLink href={href(page.path)}>{i18n._(page.name)}</DeskLink>}
            >
              <p>{i18n._(remedy)}</p>
              <p className={s["quiet"]}>
                {severity === "page" ? (
                  <Trans>Duldet keinen Aufschub</Trans>
                ) : (
                  <Trans>Hat bis morgen Zeit</Trans>
                )}
              </p>
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
