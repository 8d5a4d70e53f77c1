import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { Skeleton } from "../kit/notice/Skeleton.tsx"
import s from "./Figures.module.css"

/** Placeholder for the chart and the table. */
export function FiguresSkeleton() {
  return (
    <div className={s["skeleton"]} aria-hidden="true">
      <Skeleton width="short" />
      <Skeleton width="half" />
      <Skeleton />
    </div>
  )
}

/** Shown if there are no orders, with suggestions. */
export function NoFigures({
  widerHref,
  longerHref
}: {
  readonly widerHref: string
  readonly longerHref?: string
}) {
  return (
    <Notice
      announced
      title={<Trans>In diesem Zeitraum gibt es nichts</Trans>}
      actions={
        <>
          {longerHref !== undefined && (
            <DeskLink href={longerHref}>
              <Trans>Die letzten drei Jahre</Trans>
            </DeskLink>
          )}
          <DeskLink href={widerHref}>
            <Trans>Ohne Einschränkung</Trans>
          </DeskLink>
        </>
      }
    >
      <p>
        <Trans>
          Dazu ging keine Bestellung ein. Ein längerer Zeitraum, ein anderes Land oder weniger Filter helfen
          vielleicht.
        </Trans>
      </p>
    </Notice>
  )
}

/** Shown if there are more rows than a page can show. */
export function TooManyRows({
  monthsHref,
  children
}: {
  readonly monthsHref: string
  readonly children: ReactNode
}) {
  return (
    <Notice
      announced
      title={<Trans>Das sind mehr als 10.000 Zeilen</Trans>}
      actions={
        <>
          {children}
          <DeskLink href={monthsHref}>
            <Trans>Nach Monaten zeigen</Trans>
          </DeskLink>
        </>
      }
    >
      <p>
        <Trans>So viele zeigt die Seite nicht auf einmal. Die Datei enthält alle.</Trans>
      </p>
    </Notice>
  )
}
