import { Trans } from "@lingui/react/macro"
import { TrendingDown, TrendingUp } from "lucide-react"
import type { EditedAlarm } from "../../domain/alarm/edited-alarms.ts"
import type { AlarmRefusal } from "../../machines/price-alarms.machine.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { Button } from "../kit/Button.tsx"
import { focusHeadingOf } from "../kit/live/focus-heading.ts"
import { AlarmGoods, AlarmPlace, AlarmPrice } from "../kit/alarm/alarm-words.tsx"
import type { AlarmWishes } from "./alarms.wishes.ts"
import s from "./AlarmRow.module.css"

interface AlarmRowProps {
  readonly alarm: EditedAlarm
  /** The currently cheapest offer, per price unit. */
  readonly price: number | undefined
  readonly refusals: ReadonlyArray<AlarmRefusal>
  /** Undefined if changes are not possible. */
  readonly wishes: AlarmWishes | undefined
}

/** One price alarm with the changes made since it was last saved. */
export function AlarmRow({ alarm, price, refusals, wishes }: AlarmRowProps) {
  const { key, change, direction, threshold, confirmed } = alarm
  const Icon = direction === "Below" ? TrendingDown : TrendingUp
  const id = `alarm-${key}`
  return (
    <li className={s["row"]} data-change={change}>
      <Icon size={24} aria-hidden="true" className={s["icon"]} />
      <div className={s["body"]}>
        <h3 id={id} className={s["title"]}>
          <AlarmGoods alarm={alarm} />
        </h3>
        <p className={s["wish"]}>
          {direction === "Below" ? <Trans>höchstens</Trans> : <Trans>mindestens</Trans>}{" "}
          <strong>
            <AlarmPrice alarm={alarm} price={threshold} />
          </strong>
          , <AlarmPlace alarm={alarm} />
        </p>
        {price !== undefined && change !== "Modified" && (
          <p className={s["today"]}>
            <Trans>
              Günstigstes Angebot heute: <AlarmPrice alarm={alarm} price={price} />
            </Trans>
          </p>
        )}
        {refusals.length > 0 && (
          <p className={s["error"]}>
            {refusals.some(({ field }) => field === "zipCode") ? (
              <Trans>Diese Postleitzahl gibt es nicht. Bitte ändern Sie sie.</Trans>
            ) : refusals.some(({ code }) => code === "belowAlready") ? (
              <Trans>Der Preis ist heute schon so niedrig. Bitte geben Sie einen niedrigeren an.</Trans>
            ) : (
              <Trans>So lässt sich der Preisalarm nicht speichern. Bitte ändern Sie ihn.</Trans>
            )}
          </p>
        )}
        <p className={s["badges"]}>
          <ChangeBadge change={change} />
          {change === "Unchanged" && !confirmed && (
            <Badge tone="brand">
              <Trans>Wartet auf Ihre Bestätigung</Trans>
            </Badge>
          )}
        </p>
      </div>
      <div className={s["actions"]}>
        {change !== "Deleted" && (
          <Button
            look="quiet"
            disabled={wishes === undefined}
            aria-describedby={id}
            onClick={() => wishes?.onEdit(key)}
          >
            <Trans>Ändern</Trans>
          </Button>
        )}
        {change === "Modified" && (
          <Button
            look="quiet"
            disabled={wishes === undefined}
            aria-describedby={id}
            onClick={({ currentTarget }) => {
              focusHeadingOf(currentTarget)
              wishes?.onRestore(key)
            }}
          >
            <Trans>Rückgängig</Trans>
          </Button>
        )}
        {/*
         * one button both deletes and restores: pressing it keeps the focus, unless the row disappears together with
         * the button
         */}
        <Button
          look="quiet"
          disabled={wishes === undefined}
          aria-describedby={id}
          onClick={({ currentTarget }) => {
            if (change === "Added") focusHeadingOf(currentTarget)
            if (change === "Deleted") wishes?.onRestore(key)
            else wishes?.onDelete(key)
          }}
        >
          {change === "Deleted" ? <Trans>Rückgängig</Trans> : <Trans>Löschen</Trans>}
        </Button>
      </div>
    </li>
  )
}

/** Shows whether and how an alarm has changed since it was loaded. */
function ChangeBadge({ change }: Pick<EditedAlarm, "change">) {
  switch (change) {
    case "Unchanged":
      return null
    case "Added":
      return (
        <Badge tone="good">
          <Trans>Neu</Trans>
        </Badge>
      )
    case "Modified":
      return (
        <Badge tone="good">
          <Trans>Geändert</Trans>
        </Badge>
      )
    case "Deleted":
      return (
        <Badge>
          <Trans>Wird gelöscht</Trans>
        </Badge>
      )
  }
}
