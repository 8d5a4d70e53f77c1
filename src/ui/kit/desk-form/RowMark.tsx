import { Trans } from "@lingui/react/macro"
import type { EditedRow } from "../../../domain/editing/edited-rows.ts"
import { Badge } from "../icon/Badge.tsx"
import s from "./DeskForm.module.css"

/** Marks a row that has an unsaved change or an error. */
export function RowMark({
  change,
  isWrong
}: Pick<EditedRow<unknown>, "change"> & { readonly isWrong: boolean }) {
  if (isWrong)
    return (
      <strong className={s["error"]}>
        <Trans>Bitte berichtigen</Trans>
      </strong>
    )
  switch (change) {
    case "Unchanged":
      return null
    case "Added":
      return (
        <Badge>
          <Trans>Neu</Trans>
        </Badge>
      )
    case "Modified":
      return (
        <Badge>
          <Trans>Geändert</Trans>
        </Badge>
      )
    case "Deleted":
      return (
        <Badge>
          <Trans>Wird entfernt</Trans>
        </Badge>
      )
  }
}
